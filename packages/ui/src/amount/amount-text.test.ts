import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, decimalsFor } from './amount-text.ts';

describe('an amount in a column', () => {
  test.each([
    ['6480.00', 'EUR', 2, '6,480.00', ''],
    ['96000', 'JPY', 2, '96,000', '.00'],
    ['1436.125', 'BHD', 3, '1,436.125', ''],
    ['6480.00', 'EUR', 3, '6,480.00', '0'],
    ['96000', 'JPY', 0, '96,000', ''],
    ['-12.50', 'EUR', 2, '-12.50', ''],
  ])('%s %s among %i decimals', (amount, currency, decimals, figures, padding) => {
    expect(amountText(amount, currency, 'en', decimals)).toMatchObject({ figures, padding });
  });

  test('is formatted for the language', () => {
    expect(amountText('96000', 'JPY', 'el', 2)).toMatchObject({ figures: '96.000', padding: ',00' });
    expect(amountText('6480.00', 'EUR', 'ru', 2).figures).toMatch(/^6\s480,00$/);
  });

  test('recognises zero', () => {
    expect(amountText('0.00', 'EUR', 'en', 2).isZero).toBe(true);
    expect(amountText('0.01', 'EUR', 'en', 2).isZero).toBe(false);
  });

  test('is shown unchanged when it cannot be parsed', () => {
    expect(amountText('12,50', 'EUR', 'en', 2)).toEqual({ figures: '12,50', padding: '', isZero: false });
    expect(amountText('12.50', '???', 'en', 2)).toEqual({ figures: '12.50', padding: '', isZero: false });
  });

  test('is padded to the same width after the decimal separator as all others in its column', () => {
    const currency = fc.constantFrom('EUR', 'JPY', 'BHD', 'USD');
    const column = fc.array(fc.record({ currency, units: fc.nat() }), { minLength: 1 });
    fc.assert(
      fc.property(column, fc.constantFrom('en', 'ru', 'el'), (rows, locale) => {
        const decimals = decimalsFor(rows.map((row) => row.currency));
        const tails = rows.map((row) => {
          const { figures, padding } = amountText(String(row.units), row.currency, locale, decimals);
          const whole = amountText(String(row.units), 'JPY', locale, 0).figures;
          return (figures + padding).slice(whole.length).length;
        });
        expect(new Set(tails).size).toBe(1);
      }),
    );
  });
});

test('a column has the decimals of its most precise currency', () => {
  expect(decimalsFor(['EUR', 'JPY'])).toBe(2);
  expect(decimalsFor(['EUR', 'BHD', 'JPY'])).toBe(3);
  expect(decimalsFor(['JPY'])).toBe(0);
  expect(decimalsFor(['???'])).toBe(0);
  expect(decimalsFor([])).toBe(0);
});
