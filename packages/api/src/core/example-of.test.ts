import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../contract/index.ts';
import { toCamel, toSnake } from './case.ts';
import { getEntries } from './contract.ts';
import { described, getDescription } from './described.ts';
import { endpoint, isBinary, isMultipart, isText, param } from './endpoint.ts';
import { getExample, getExamples } from './example-of.ts';
import { check } from './schema.ts';

describe('every call of the contract', () => {
  it.each(getEntries(contract))('$name has an example that its own schemas accept', ({ endpoint: call }) => {
    const { args, body, response } = getExamples(call);
    const overWire = (value: unknown) => toCamel(JSON.parse(JSON.stringify(toSnake(value) ?? null)));
    for (const { name, schema } of call.inputs)
      expect(check(schema, overWire(args[name]), name)).not.toHaveProperty('fields');
    if (isText(call.body)) expect(body).toBeTypeOf('string');
    else if (call.body && !isMultipart(call.body))
      expect(check(call.body, overWire(body), 'body')).not.toHaveProperty('fields');
    if (call.response && !isBinary(call.response))
      expect(check(call.response, overWire(response), 'response')).not.toHaveProperty('fields');
  });
});

describe('an example', () => {
  it('uses the names of the fields', () => {
    const Stay = z.object({
      firstName: z.string(),
      checkIn: z.string(),
      checkOut: z.string(),
      guests: z.int().check(z.minimum(1)),
      emails: z.array(z.string()),
      note: z.nullable(z.string()),
    });
    expect(getExample(Stay)).toEqual({
      firstName: 'Eleni',
      checkIn: '2026-11-20',
      checkOut: '2026-11-22',
      guests: 2,
      emails: ['eleni@example.com'],
      note: 'Sea view, late arrival',
    });
  });

  it('takes the example of its format, unless a later check refuses it', () => {
    const Room = described(z.string(), 'A room.', '204');
    expect(getExample(z.optional(Room))).toBe('204');
    const Time = Room.check(z.regex(/^\d\d:\d\d$/));
    expect(getExample(Time)).toBe('10:30');
  });

  it("has its own description first, then its format's", () => {
    const Price = described(z.string(), 'A price.', '5');
    const Least = described(z.nullable(Price), 'The least.');
    expect(getDescription(Least)).toBe('The least. A price.');
    expect(getDescription(described(Price, 'The most.'))).toBe('The most. A price.');
    expect(getDescription(Price)).toBe('A price.');
    expect(getExample(Least)).toBe('5');
    expect(getDescription(described(Price.check(z.minLength(1)), 'Some price.'))).toBe('Some price.');
  });

  it('leaves out optional fields when a complete value is refused', () => {
    const Either = z
      .object({ a: z.optional(z.string()), b: z.string(), c: z.optional(z.string()) })
      .check(z.refine((value) => !(value.a && value.c)));
    expect(getExample(Either)).toEqual({ b: 'Sea view, late arrival' });
  });

  it('takes the first variant that is valid, and every key of a closed record', () => {
    const Variant = z.union([z.object({ type: z.literal('CAR'), wheels: z.never() }), z.literal('YACHT')]);
    expect(getExample(Variant)).toBe('YACHT');
    expect(getExample(z.record(z.enum(['en', 'ru']), z.string()), 'names')).toEqual({
      en: 'Kalypso Bay Resort',
      ru: 'Kalypso Bay Resort',
    });
  });

  it('is absent when none is found', () => {
    expect(getExample(z.string().check(z.regex(/(?!)/)))).toBeUndefined();
  });

  it('of a call combines the declared values with derived values', () => {
    const call = endpoint('GET /rooms/{id}?floor', {
      summary: '',
      needs: 'public',
      params: { floor: param.int },
      response: z.object({ roomName: z.string() }),
      example: { args: { id: 'sea-204' }, response: { roomName: 'Sea view 204' } },
    });
    expect(getExamples(call)).toEqual({
      args: { id: 'sea-204', floor: 1 },
      body: undefined,
      response: { roomName: 'Sea view 204' },
    });
  });
});
