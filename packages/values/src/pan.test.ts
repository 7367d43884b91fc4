import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPan } from './pan.ts';

const digits = (minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const grouped = (number: string) => number.match(/\d{1,4}/g)?.join(' ') ?? '';

describe('isPan', () => {
  it('accepts an empty text, and four or five groups of four digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(16, 20).chain((length) => digits(length)),
        (number) => {
          expect(isPan(grouped(number))).toBe(true);
        },
      ),
    );
    expect(isPan('')).toBe(true);
  });

  it('accepts no other number of digits and no other separator', () => {
    fc.assert(
      fc.property(
        digits(1, 24).filter((number) => number.length !== 16 && number.length !== 20),
        (number) => {
          expect(isPan(grouped(number))).toBe(false);
        },
      ),
    );
    for (const wrong of [
      '4111111111111111',
      '4111-1111-1111-1111',
      '4111  1111 1111 1111',
      ' 4111 1111 1111 1111',
    ]) {
      expect(isPan(wrong)).toBe(false);
    }
  });
});
