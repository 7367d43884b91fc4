import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getFault, neighbours, readNumber, stepped } from './read-number.ts';

describe('parsing a number', () => {
  it.each([
    ['12', '12'],
    [' 12 ', '12'],
    ['1 200', '1200'],
    ['1\u00A0200\u202F000', '1200000'],
    ['007', '7'],
    ['000', '0'],
    ['１２', '12'],
  ])('%j is %s', (text, value) => {
    expect(readNumber(text)).toEqual({ value });
  });

  it.each([
    '-1',
    '+1',
    '1.5',
    '1,5',
    '1,200',
    '1e3',
    '0x10',
    'Infinity',
    '12 h',
    '1 2',
    '1 20',
    '١٢',
    '🙂',
    '\u0000',
  ])('%j is invalid', (text) => {
    expect(readNumber(text)).toEqual({ refusal: 'unreadable' });
  });

  it('reports endless digits as too many', () => {
    expect(readNumber('9'.repeat(17))).toEqual({ refusal: 'tooLarge' });
    expect(readNumber('9'.repeat(80_000))).toEqual({ refusal: 'tooLarge' });
    expect(readNumber('9 '.repeat(40_000))).toEqual({ refusal: 'unreadable' });
  });

  it('parses every whole number back', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(readNumber(String(value))).toEqual({ value: String(value) });
      }),
    );
  });
});

const rules = fc
  .record({ min: fc.nat(100), size: fc.nat(100), step: fc.integer({ min: 1, max: 20 }) })
  .map(({ min, size, step }) => ({ min, max: min + size, step }));

describe('the rules', () => {
  it('report the violation', () => {
    const hours = { min: 1, max: 23 };
    expect([0, 1, 23, 24].map((value) => getFault(value, hours))).toEqual([
      'min',
      undefined,
      undefined,
      'max',
    ]);
    expect(getFault(23, { step: 5 })).toBe('step');
    expect(getFault(6, { min: 1, step: 5 })).toBeUndefined();
  });

  it('report the nearest allowed numbers', () => {
    expect(neighbours(23, { step: 5 })).toEqual([20, 25]);
    expect(neighbours(23, { step: 5, max: 24 })).toEqual([20]);
  });
});

describe('an arrow key', () => {
  it.each([
    [5, 1, {}, 6],
    [5, -1, {}, 4],
    [0, -1, {}, undefined],
    [23, 1, { max: 23 }, undefined],
    [30, -1, { max: 23 }, 23],
    [30, 1, { max: 23 }, undefined],
    [23, 1, { step: 5 }, 25],
    [23, -1, { step: 5 }, 20],
    [22, 10, { max: 23 }, 23],
    [undefined, 1, { min: 3 }, 3],
    [undefined, -1, { min: 3 }, undefined],
    [1, 1, { min: 3 }, 3],
  ])('from %s by %i within %j moves to %s', (value, by, within, next) => {
    expect(stepped(value, by, within)).toBe(next);
  });

  it('moves to a valid number, or not at all', () => {
    fc.assert(
      fc.property(rules, fc.nat(300), fc.constantFrom(1, -1, 10, -10), (within, value, by) => {
        const next = stepped(value, by, within);
        if (next === undefined) return;
        expect(getFault(next, within)).toBeUndefined();
        expect(Math.sign(next - value)).toBe(Math.sign(by));
      }),
    );
  });
});
