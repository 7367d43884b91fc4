import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBrand } from './card-brand.ts';
import { groupPan, insertDigits, readPan } from './pan.ts';

const digits = (minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

describe('readPan', () => {
  it('parses any number, with any separators', () => {
    fc.assert(
      fc.property(digits(16), fc.constantFrom(' ', '-', '.', '\u00a0', '\u2013', ''), (number, separator) => {
        expect(readPan(groupPan(number).replaceAll(' ', separator))).toBe(number);
      }),
    );
  });

  it.each([
    ['Card: 4111 1111 1111 1111, exp. 08/28', '4111111111111111'],
    ['4111-1111-1111-1111 (Visa)', '4111111111111111'],
    ['12', '12'],
  ])('parses %j as %j', (text, number) => {
    expect(readPan(text)).toBe(number);
  });

  it.each(['', 'hello', '+30 22850 41234', '123456789012345678901', 'a 4111 1111 1111 11'])(
    'finds no number in %j',
    (text) => {
      expect(readPan(text)).toBeNull();
    },
  );
});

describe('insertDigits', () => {
  it('keeps every digit, and moves the caret after the inserted digits', () => {
    fc.assert(
      fc.property(digits(0, 12), digits(1, 8), fc.nat(), (there, put, place) => {
        const grouped = groupPan(there);
        const at = place % (grouped.length + 1);
        const next = insertDigits(grouped, [at, at], put);
        const before = grouped.slice(0, at).replaceAll(' ', '') + put;
        expect(next?.value.replaceAll(' ', '')).toBe(before + grouped.slice(at).replaceAll(' ', ''));
        expect(next?.value.slice(0, next.caret).replaceAll(' ', '')).toBe(before);
      }),
    );
  });

  it('refuses a number that would be too long, and cuts nothing off', () => {
    expect(insertDigits('4111 1111 1111 1111', [0, 0], '12345')).toBeNull();
    expect(insertDigits('4111 1111 1111 1111', [0, 19], '12345')).toEqual({ value: '1234 5', caret: 6 });
  });
});

describe('cardBrand', () => {
  it.each([
    ['4', 'Visa'],
    ['51', 'Mastercard'],
    ['2221 00', 'Mastercard'],
    ['2720 99', 'Mastercard'],
    ['2200', 'Mir'],
    ['37', 'American Express'],
    ['3528', 'JCB'],
    ['3056', 'Diners Club'],
    ['6011', 'Discover'],
    ['62', 'UnionPay'],
    ['6759 64', 'Maestro'],
  ])('recognises %s as %s', (pan, brand) => {
    expect(cardBrand(pan)).toBe(brand);
  });

  it.each(['', '2', '22', '2721', '3', '1234', '9'])('does not guess for %j', (pan) => {
    expect(cardBrand(pan)).toBeUndefined();
  });
});
