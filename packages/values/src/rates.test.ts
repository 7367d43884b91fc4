import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from './arbitraries.ts';
import { convert, parseMoney, toAmount } from './money.ts';
import { crossRate, isRate } from './rates.ts';

const rate = decimalText.filter((text) => /[1-9]/.test(text));

/** Compares `a / b` with `c / d` exactly. */
const difference = (a: bigint, b: bigint, c: bigint, d: bigint) => {
  const rest = a * d - c * b;
  return { rest: rest < 0n ? -rest : rest, of: c * b };
};
function fraction(text: string): [bigint, bigint] {
  const [whole = '', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

describe('a rate entered by a person', () => {
  it.each(['1', '0.92', '0.00611808', '9999999999.99999999'])('may be %s', (text) => {
    expect(isRate(text)).toBe(true);
  });
  it.each(['0', '0.00', '-1', '1.', '.5', '1,5', '1e2', ' 1', '', '0.000000001', '12345678901'])(
    'may not be %j',
    (text) => {
      expect(isRate(text)).toBe(false);
    },
  );
});

describe('a rate across a third currency', () => {
  it.each([
    ['1', '0.92', '1.08695652173913043'],
    ['1', '0.00612', '163.398692810457516'],
    ['0.92', '0.00612', '150.326797385620915'],
    ['1', '0.5', '2'],
    ['1000', '1', '1000'],
    ['0.00000001', '9999999999', '0.0000000000000000010000000001'],
  ])('of %s and %s is %s', (from, to, expected) => {
    expect(crossRate(from, to)).toBe(expected);
  });

  it('is exact to seventeen digits, and always above zero', () => {
    fc.assert(
      fc.property(rate, rate, (from, to) => {
        const [a, b] = fraction(from);
        const [c, d] = fraction(to);
        const [n, m] = fraction(crossRate(from, to));
        expect(n > 0n).toBe(true);
        const { rest, of } = difference(n, m, a * d, b * c);
        expect(rest * 10n ** 17n <= of).toBe(true);
      }),
    );
  });

  it('of a currency with itself is one', () => {
    fc.assert(
      fc.property(rate, (text) => {
        expect(crossRate(text, text)).toBe('1');
      }),
    );
  });

  it('converts there and back to the exact cent', () => {
    const euros = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((minor) => ({ minor, currency: 'EUR' }));
    fc.assert(
      fc.property(euros, fc.constantFrom('0.92', '0.5017', '1.3333'), (amount, text) => {
        // Bahraini dinars have a decimal more than euros, so nothing is lost on the way.
        const there = convert(amount, crossRate('1', text), 'BHD');
        const back = convert(there, text, 'EUR').minor - amount.minor;
        expect(back >= -1n && back <= 1n).toBe(true);
      }),
    );
  });

  it('can be used to convert', () => {
    expect(toAmount(convert(parseMoney('100.00', 'EUR'), crossRate('1', '0.00612'), 'JPY'))).toBe('16340');
  });

  it.each(['0', '', '-1', '1,5'])('refuses %j', (text) => {
    expect(() => crossRate(text, '1')).toThrow(RangeError);
    expect(() => crossRate('1', text)).toThrow(RangeError);
  });
});
