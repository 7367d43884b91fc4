import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsBefore, placeAfter, withoutDigit } from './caret.ts';

const phone = fc.string({ unit: fc.constantFrom(...'0123456789 +()-') });

describe('the caret', () => {
  it('stays after the same digit, whatever the grouping', () => {
    expect(placeAfter('912 34 567', digitsBefore('91234567', 4))).toBe(5);
    expect(placeAfter('912 34 567', digitsBefore('91234567', 0))).toBe(0);
    expect(placeAfter('912', 5)).toBe(3);
  });

  it('returns to the same number of digits', () => {
    fc.assert(
      fc.property(phone, fc.nat(20), (text, place) => {
        const digits = digitsBefore(text, place);
        expect(digitsBefore(text, placeAfter(text, digits))).toBe(digits);
      }),
    );
  });
});

describe('a deletion of a space', () => {
  it('also deletes the digit next to it', () => {
    expect(withoutDigit('91234 567', 3, false)).toEqual({ text: '9134 567', place: 2 });
    expect(withoutDigit('91234 567', 3, true)).toEqual({ text: '9124 567', place: 3 });
  });

  it('deletes nothing without a digit on that side', () => {
    expect(withoutDigit('(912', 1, false)).toEqual({ text: '(912', place: 1 });
    expect(withoutDigit('912 ', 4, true)).toEqual({ text: '912 ', place: 4 });
  });

  it('deletes exactly one digit, or none', () => {
    fc.assert(
      fc.property(phone, fc.nat(20), fc.boolean(), (text, seed, forward) => {
        const place = Math.min(seed, text.length);
        const side = forward ? text.slice(place) : text.slice(0, place);
        const next = withoutDigit(text, place, forward);
        expect(text.length - next.text.length).toBe(/\d/.test(side) ? 1 : 0);
      }),
    );
  });
});
