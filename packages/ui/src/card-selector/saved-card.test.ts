import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandName, cardTypes, getExpiry, groupMasked, lastDigits } from './saved-card.ts';

describe('a masked number', () => {
  it.each([
    ['424242******4242', '4242 42•• •••• 4242'],
    ['3782 82***** 0005', '3782 82•••• •0005'],
    ['************1111', '•••• •••• •••• 1111'],
  ])('%s is shown as %s', (name, shown) => {
    expect(groupMasked(name)).toBe(shown);
  });

  it.each(['', 'Corporate card', '4242', '****'])('%j is not a number and stays unchanged', (name) => {
    expect(groupMasked(name)).toBe(name);
  });

  it('keeps every digit, whatever the input', () => {
    const digits = (text: string) => text.replaceAll(/\D/g, '');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789*x• ') }), (name) => {
        expect(digits(groupMasked(name))).toBe(digits(name));
      }),
    );
  });

  it('is referred to by its last four digits', () => {
    expect(lastDigits('424242******4242')).toBe('4242');
    expect(lastDigits('a card')).toBeUndefined();
  });
});

describe('the expiry', () => {
  // Specification 3.36
  it('is the month and two digits of the year', () => {
    expect(getExpiry({ expirationMonth: 8, expirationYear: 2028 })).toBe('08/28');
    expect(getExpiry({ expirationMonth: 12, expirationYear: 2100 })).toBe('12/00');
  });

  it.each([
    [null, 2028],
    [8, null],
    [0, 2028],
    [13, 2028],
    [8.5, 2028],
    [Number.NaN, 2028],
    [8, 28],
  ])('%s of %s is invalid', (expirationMonth, expirationYear) => {
    expect(getExpiry({ expirationMonth, expirationYear })).toBe('');
  });
});

it('every brand except unknown has a name', () => {
  expect(cardTypes.filter((type) => brandName(type) === undefined)).toEqual(['unknown']);
  expect(brandName('toString')).toBeUndefined();
});
