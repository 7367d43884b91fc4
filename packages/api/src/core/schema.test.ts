import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { param } from './endpoint.ts';
import { check, decode } from './schema.ts';

describe('a query value', () => {
  it.each([
    [param.int, ['12'], 12],
    [param.int, ['12', '13'], ['12', '13']],
    [param.int, ['12px'], '12px'],
    [param.int, ['0x10'], '0x10'],
    [param.int, [], undefined],
    [param.flag, ['false'], false],
    [param.flag, ['yes'], 'yes'],
    [param.list, ['a', 'b'], ['a', 'b']],
    [param.text, ['true'], 'true'],
    [z.optional(param.int), ['3'], 3],
    [param.json(z.object({})), ['{"created_by":"me"}'], { createdBy: 'me' }],
    [param.json(z.object({})), ['{'], '{'],
  ])('is parsed by its schema (%#)', (schema, texts, value) => {
    expect(decode(schema, texts)).toEqual(value);
  });
});

describe('the message of a field', () => {
  const said = (schema: z.core.$ZodType, value: unknown) => check(schema, value, 'body');

  it.each([
    [z.string(), undefined, 'required'],
    [z.string(), 7, 'invalid'],
    [z.string().check(z.minLength(1)), '', 'required'],
    [z.string().check(z.maxLength(1)), 'ab', 'tooLong'],
    [z.int().check(z.minimum(1)), 0, 'tooSmall'],
    [z.int().check(z.maximum(1)), 2, 'tooLarge'],
    [z.enum(['a', 'b']), 'c', 'choice'],
    [z.string().check(z.regex(/a/)), 'b', 'invalid'],
    [z.string('own'), 7, 'own'],
  ])('has its own sentence or the common fallback (%#)', (schema, value, key) => {
    expect(said(z.object({ name: schema }), { name: value })).toEqual({ fields: { name: key } });
  });

  it('is the first issue of a field by its path, of the whole value by its name', () => {
    const name = z.string().check(z.minLength(1, 'first'), z.regex(/a/, 'second'));
    expect(said(z.object({ list: z.array(z.object({ name })) }), { list: [{ name: '' }] })).toEqual({
      fields: { 'list.0.name': 'first' },
    });
    expect(said(z.object({}), undefined)).toEqual({ fields: { body: 'required' } });
    expect(said(name, 'a')).toEqual({ value: 'a' });
  });

  it('stands at each unknown name itself', () => {
    const strict = z.object({ part: z.strictObject({ amount: z.optional(z.string()) }) });
    expect(said(strict, { part: { ammount: '1', reson: '' } })).toEqual({
      fields: { 'part.ammount': 'invalid', 'part.reson': 'invalid' },
    });
  });
});
