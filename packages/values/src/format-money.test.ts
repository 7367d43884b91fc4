import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { anyMoney } from './arbitraries.ts';
import { currencySymbol, formatAmount, formatMoney } from './format-money.ts';
import { money, parseMoney, toAmount } from './money.ts';

const nbsp = '\u00A0';

describe('formatMoney', () => {
  it.each([
    ['1234.50', 'EUR', 'en', '€1,234.50'],
    ['1234.50', 'EUR', 'ru', `1${nbsp}234,50${nbsp}€`],
    ['1234.50', 'EUR', 'el', `1.234,50${nbsp}€`],
    ['12000', 'JPY', 'en', '¥12,000'],
    ['10.25', 'BHD', 'en', `BHD${nbsp}10.250`],
    ['5000', 'ISK', 'en', `ISK${nbsp}5,000`],
    ['5000', 'IQD', 'en', `IQD${nbsp}5,000.000`],
    ['1.2345', 'CLF', 'en', `CLF${nbsp}1.2345`],
    ['-0.05', 'EUR', 'en', '-€0.05'],
    ['1234.50', 'RUB', 'ru', `1${nbsp}234,50${nbsp}₽`],
  ])('formats %s %s in %s', (amount, currency, locale, expected) => {
    expect(formatMoney(parseMoney(amount, currency), locale)).toBe(expected);
  });

  it('keeps every digit of an amount beyond float precision', () => {
    expect(formatMoney(money(999_999_999_999_999_999n, 'EUR'), 'en')).toBe('€9,999,999,999,999,999.99');
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(formatMoney(amount, 'en').replace(/Cg\.|[^\d.-]/g, '')).toBe(toAmount(amount));
        expect(formatAmount(amount, 'en').replaceAll(',', '')).toBe(toAmount(amount));
      }),
    );
  });

  it('caches the format of a language and currency', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    for (let minor = 0n; minor < 50n; minor += 1n) formatMoney(money(minor, 'CHF'), 'lv');
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });

  it('omits the currency if it is shown elsewhere', () => {
    expect(formatAmount(parseMoney('1234.5', 'EUR'), 'el')).toBe('1.234,50');
    expect(formatAmount(parseMoney('12000', 'JPY'), 'en')).toBe('12,000');
    expect(formatAmount(parseMoney('10.25', 'BHD'), 'en')).toBe('10.250');
  });
});

describe('currencySymbol', () => {
  it('is the symbol in the language, or the code without one', () => {
    expect(currencySymbol('EUR', 'en')).toBe('€');
    expect(currencySymbol('JPY', 'en')).toBe('¥');
    expect(currencySymbol('JPY', 'el')).toBe('JP¥');
    expect(currencySymbol('BHD', 'en')).toBe('BHD');
    expect(currencySymbol('CAD', 'en')).toBe('CA$');
    expect(currencySymbol('CAD', 'en', 'narrow')).toBe('$');
  });
});
