import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { check } from '../core/schema.ts';
import {
  between,
  max,
  maxLength,
  maxValue,
  min,
  minLength,
  minValue,
  readMessage,
  sameAs,
  say,
  validationKeys,
} from './validation.ts';

/** What is said of a value, with what the sentence names; undefined where nothing is wrong. */
function getSaid(schema: z.ZodMiniType, value: unknown, field = 'field') {
  const checked = check(schema, value, 'field');
  return 'fields' in checked ? readMessage(checked.fields[field] ?? '') : undefined;
}

const limits = fc
  .tuple(fc.integer({ min: -999, max: 999 }), fc.nat(999))
  .map(([least, more]) => [least, least + more] as const);

describe('a message', () => {
  it('carries what its sentence names', () => {
    expect(say('required').error).toBe('required');
    expect(readMessage(say('between', { min: 1, max: 23 }).error)).toEqual({
      key: 'between',
      values: { min: '1', max: '23' },
    });
  });

  it('reads whatever a server sends, and never as a key that has no sentence', () => {
    fc.assert(fc.property(fc.string(), (text) => validationKeys.includes(readMessage(text).key)));
    expect(readMessage('of a newer server?x=1').key).toBe('invalid');
  });
});

describe('numbers', () => {
  it('are between two limits, both included', () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: -2500, max: 2500 }), ([least, most], value) => {
        const schema = z.int().check(...between(least, most));
        const wrong = { key: 'between', values: { min: String(least), max: String(most) } };
        expect(getSaid(schema, value)).toEqual(value < least || value > most ? wrong : undefined);
      }),
    );
  });

  it('have a least and a greatest value', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (limit, value) => {
        const least = getSaid(z.int().check(minValue(limit)), value);
        const most = getSaid(z.int().check(maxValue(limit)), value);
        expect(least).toEqual(value < limit ? { key: 'minValue', values: { min: `${limit}` } } : undefined);
        expect(most).toEqual(value > limit ? { key: 'maxValue', values: { max: `${limit}` } } : undefined);
      }),
    );
  });
});

describe('lengths', () => {
  it('are those of a text, at least and at most so many characters', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.string(), (least, text) => {
        const wrong = { key: 'minLength', values: { min: String(least) } };
        expect(getSaid(z.string().check(minLength(least)), text)).toEqual(
          text.length < least ? wrong : undefined,
        );
        const long = { key: 'maxLength', values: { max: String(least) } };
        expect(getSaid(z.string().check(maxLength(least)), text)).toEqual(
          text.length > least ? long : undefined,
        );
      }),
    );
  });

  it('or of a list, at least and at most so many entries', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.array(fc.string()), (limit, list) => {
        const lists = z.array(z.string());
        const few = { key: 'min', values: { min: String(limit) } };
        const many = { key: 'max', values: { max: String(limit) } };
        expect(getSaid(lists.check(min(limit)), list)).toEqual(list.length < limit ? few : undefined);
        expect(getSaid(lists.check(max(limit)), list)).toEqual(list.length > limit ? many : undefined);
      }),
    );
  });
});

describe('two fields', () => {
  const form = z
    .object({ newPassword: z.string(), repeatedPassword: z.string() })
    .check(sameAs('repeatedPassword', 'newPassword'));

  it('hold the same text, or the second says which it must be equal to', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const said = getSaid(form, { newPassword: one, repeatedPassword: other }, 'repeatedPassword');
        const wrong = { key: 'sameAs', values: { other: 'newPassword' } };
        expect(said).toEqual(one === other ? undefined : wrong);
      }),
    );
    expect(getSaid(form, { newPassword: 'olive', repeatedPassword: 'olive' })).toBeUndefined();
  });
});
