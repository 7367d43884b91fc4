import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney, sameCurrency } from './arbitraries.ts';
import { getExponent } from './currencies.ts';
import {
  add,
  compareMoney,
  convert,
  isAmount,
  isPositive,
  isTooMuch,
  isZero,
  type Money,
  money,
  parseMoney,
  subtract,
  sum,
  toAmount,
  typedUnit,
} from './money.ts';

const eur = (minor: bigint) => money(minor, 'EUR');

describe('the wire', () => {
  it.each([
    ['1234.50', 'EUR', 123450n, '1234.50'],
    ['1234.5', 'EUR', 123450n, '1234.50'],
    ['0.1', 'EUR', 10n, '0.10'],
    ['-0.05', 'EUR', -5n, '-0.05'],
    ['12000', 'JPY', 12000n, '12000'],
    ['10.25', 'BHD', 10250n, '10.250'],
    ['0007.00', 'EUR', 700n, '7.00'],
    ['0.0001', 'CLF', 1n, '0.0001'],
    ['9999999999999999.99', 'EUR', 999999999999999999n, '9999999999999999.99'],
  ])('parses %s %s exactly and formats it with all decimals', (text, code, minor, written) => {
    expect(parseMoney(text, code)).toEqual({ minor, currency: code });
    expect(toAmount(parseMoney(text, code))).toBe(written);
  });

  it.each([
    ['1.234', 'EUR'],
    ['1.000', 'EUR'],
    ['1.0', 'JPY'],
    ['10.2555', 'KWD'],
    ['', 'EUR'],
    ['.5', 'EUR'],
    ['5.', 'EUR'],
    ['1,5', 'EUR'],
    ['1e3', 'EUR'],
    ['+1', 'EUR'],
    ['--1', 'EUR'],
    [' 1', 'EUR'],
    ['1\n', 'EUR'],
    ['NaN', 'EUR'],
    ['١', 'EUR'],
    ['10000000000000000.00', 'EUR'],
    ['9'.repeat(100_000), 'EUR'],
  ])('refuses %.30s %s', (text, code) => {
    expect(() => parseMoney(text, code)).toThrow(RangeError);
    expect(isAmount(text, code)).toBe(false);
  });

  it('has no sign, so a negative text is not an amount', () => {
    expect(isAmount('5.00', 'EUR')).toBe(true);
    expect(isAmount('-5.00', 'EUR')).toBe(false);
  });

  it('is too large from a million million on, in any currency', () => {
    for (const [most, code] of [
      ['999999999999.99', 'EUR'],
      ['999999999999', 'JPY'],
      ['999999999999.999', 'BHD'],
    ] as const) {
      const { minor } = parseMoney(most, code);
      expect(isTooMuch({ minor, currency: code })).toBe(false);
      expect(isTooMuch({ minor: minor + 1n, currency: code })).toBe(true);
    }
  });

  it('reports an unknown currency', () => {
    expect(() => isAmount('5', 'XXX')).toThrow("Unknown currency 'XXX'");
    expect(() => money(1n, 'eur')).toThrow("Unknown currency 'eur'");
    expect(() => convert(eur(1n), '1', 'XXX')).toThrow("Unknown currency 'XXX'");
  });

  it('preserves every amount in a round trip', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        const text = toAmount(amount);
        expect(parseMoney(text, amount.currency)).toEqual(amount);
        expect(text.split('.')[1]?.length ?? 0).toBe(getExponent(amount.currency));
      }),
    );
  });
});

describe('arithmetic', () => {
  it('adds 0.10 and 0.20 to exactly 0.30, and paying both leaves 0.00', () => {
    const paid = sum('EUR', [parseMoney('0.10', 'EUR'), parseMoney('0.20', 'EUR')]);
    expect(toAmount(paid)).toBe('0.30');
    expect(toAmount(subtract(parseMoney('0.30', 'EUR'), paid))).toBe('0.00');
  });

  it('is associative and commutative, and subtraction undoes addition', () => {
    fc.assert(
      fc.property(sameCurrency(3), (amounts) => {
        const [a, b, c] = amounts as [Money, Money, Money];
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
        expect(add(a, b)).toEqual(add(b, a));
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(sum(a.currency, [a, b, c])).toEqual(add(add(a, b), c));
      }),
    );
  });

  it('orders amounts by their difference', () => {
    fc.assert(
      fc.property(sameCurrency(2), (amounts) => {
        const [a, b] = amounts as [Money, Money];
        const difference = subtract(a, b);
        expect(compareMoney(a, b)).toBe(isZero(difference) ? 0 : isPositive(difference) ? 1 : -1);
      }),
    );
  });

  it('never mixes currencies', () => {
    const yen = money(1n, 'JPY');
    for (const mix of [add, subtract, compareMoney])
      expect(() => mix(eur(1n), yen)).toThrow('EUR and JPY cannot be mixed');
    expect(() => sum('EUR', [yen])).toThrow('EUR and JPY cannot be mixed');
  });

  it('is zero for an empty list', () => {
    expect(toAmount(sum('BHD', []))).toBe('0.000');
  });

  it('has a smallest typable amount', () => {
    expect(['EUR', 'JPY', 'BHD', 'CLF'].map((code) => toAmount(typedUnit(code)))).toEqual([
      '0.01',
      '1',
      '0.010',
      '0.0100',
    ]);
  });
});

describe('zero', () => {
  it.each([
    [-1n, false, false],
    [0n, true, false],
    [1n, false, true],
  ])('%d is zero: %s, above zero: %s', (minor, zero, positive) => {
    expect([isZero(eur(minor)), isPositive(eur(minor))]).toEqual([zero, positive]);
  });
});

describe('the error for a refused text', () => {
  it('quotes it, shortened if very long', () => {
    expect(() => parseMoney('1,5', 'EUR')).toThrow(/^'1,5' is not a decimal amount$/);
    expect(() => parseMoney('1.234', 'EUR')).toThrow(/^'1\.234' has more than the 2 decimals of EUR$/);
    expect(() => parseMoney('9'.repeat(99), 'EUR')).toThrow(/^'9{36}…' has more than 18 digits$/);
    expect(() => convert(eur(1n), '0', 'USD')).toThrow(/^'0' is not a rate$/);
  });
});
