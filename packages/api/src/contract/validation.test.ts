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

/** The message of a value with its parameters; undefined when the value is valid. */
function getSaid(schema: z.ZodMiniType, value: unknown, field = 'field') {
  const checked = check(schema, value, 'field');
  return 'fields' in checked ? readMessage(checked.fields[field] ?? '') : undefined;
}

const limits = fc
  .tuple(fc.integer({ min: -999, max: 999 }), fc.nat(999))
  .map(([least, more]) => [least, least + more] as const);

describe('a message', () => {
  it('carries the parameters of its sentence', () => {
    expect(say('required').error).toBe('required');
    expect(readMessage(say('between', { min: 1, max: 23 }).error)).toEqual({
      key: 'between',
      values: { min: '1', max: '23' },
    });
  });

  it('reads any text a server sends, and never yields a key without a sentence', () => {
    fc.assert(fc.property(fc.string(), (text) => validationKeys.includes(readMessage(text).key)));
    expect(readMessage('of a newer server?x=1').key).toBe('invalid');
  });
});

describe('numbers', () => {
  // Specification 5.3
  it('are between two limits, inclusive', () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: -2500, max: 2500 }), ([least, most], value) => {
        const schema = z.int().check(...between(least, most));
        const wrong = { key: 'between', values: { min: String(least), max: String(most) } };
        expect(getSaid(schema, value)).toEqual(value < least || value > most ? wrong : undefined);
      }),
    );
  });

  it('have a minimum and a maximum', () => {
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
  // Specification 5.2
  it('of a text have a minimum and a maximum of characters', () => {
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

  it('of a list have a minimum and a maximum of entries', () => {
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

  // Specification 5.4
  it('must be equal, or the second names the field it must equal', () => {
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
