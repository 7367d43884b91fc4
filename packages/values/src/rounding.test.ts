import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney, currency, decimalText } from './arbitraries.ts';
import { getExponent } from './currencies.ts';
import { convert, money, parseMoney, share, toAmount } from './money.ts';

const eur = (minor: bigint) => money(minor, 'EUR');

/** A simpler reference: the floor or the next integer, whichever is nearer, the even one for a tie. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const rest = ((numerator % denominator) + denominator) % denominator;
  const floor = (numerator - rest) / denominator;
  const toFloor = rest;
  const toCeiling = denominator - rest;
  if (toFloor !== toCeiling) return toFloor < toCeiling ? floor : floor + 1n;
  return floor % 2n === 0n ? floor : floor + 1n;
}

function parseFraction(text: string): [numerator: bigint, denominator: bigint] {
  const [whole = '', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

describe('share', () => {
  it.each([
    ['20000.00', 30, '6000.00'],
    ['0.05', 50, '0.02'],
    ['0.15', 50, '0.08'],
    ['-0.05', 50, '-0.02'],
    ['100.00', '33.3', '33.30'],
    ['100.00', 0, '0.00'],
    ['100.00', 150, '150.00'],
  ])('of %s at %s %% is %s', (amount, percent, expected) => {
    expect(toAmount(share(parseMoney(amount, 'EUR'), percent))).toBe(expected);
  });

  it.each([33.3, -1, Number.NaN, Number.POSITIVE_INFINITY, '', '-1', '1e2', '5 %'])(
    'refuses %s percent',
    (percent) => {
      expect(() => share(eur(100n), percent)).toThrow(RangeError);
    },
  );

  it('rounds half-even like the reference', () => {
    fc.assert(
      fc.property(anyMoney, decimalText, (amount, percent) => {
        const [numerator, denominator] = parseFraction(percent);
        expect(share(amount, percent).minor).toBe(nearest(amount.minor * numerator, denominator * 100n));
      }),
    );
  });

  it('rounds ties half-even like the reference', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -1_000n, max: 1_000n }),
        fc.constantFrom('50', '2.5', '12.5'),
        (minor, percent) => {
          const [numerator, denominator] = parseFraction(percent);
          expect(share(eur(minor), percent).minor).toBe(nearest(minor * numerator, denominator * 100n));
        },
      ),
    );
  });
});

describe('convert', () => {
  it.each([
    ['100.00', 'EUR', '0.8542', 'GBP', '85.42'],
    ['1.00', 'EUR', '163.455', 'JPY', '163'],
    ['10.00', 'EUR', '0.40125', 'BHD', '4.012'],
    ['12000', 'JPY', '0.00612', 'EUR', '73.44'],
    ['0.05', 'EUR', '0.5', 'USD', '0.02'],
    ['0.15', 'EUR', '0.5', 'USD', '0.08'],
    ['-0.15', 'EUR', '0.5', 'USD', '-0.08'],
  ])('converts %s %s at %s to %4$s %5$s', (amount, from, rate, to, expected) => {
    expect(toAmount(convert(parseMoney(amount, from), rate, to))).toBe(expected);
  });

  it.each(['0', '0.00', '-1', '1,5', '', '1e2', ' 1', '9'.repeat(41)])('refuses the rate %j', (rate) => {
    expect(() => convert(eur(100n), rate, 'USD')).toThrow(RangeError);
  });

  it('rounds once, half-even, like the reference', () => {
    const rate = decimalText.filter((text) => /[1-9]/.test(text));
    fc.assert(
      fc.property(anyMoney, rate, currency, (amount, text, to) => {
        const [numerator, denominator] = parseFraction(text);
        const up = 10n ** BigInt(getExponent(to));
        const down = 10n ** BigInt(getExponent(amount.currency));
        const expected = nearest(amount.minor * numerator * up, denominator * down);
        expect(convert(amount, text, to)).toEqual({ minor: expected, currency: to });
      }),
    );
  });

  it('with rate one changes nothing within a currency', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(convert(amount, '1.000', amount.currency)).toEqual(amount);
      }),
    );
  });
});
