import { describe, expect, it } from 'vitest';
import { currencies, getExponent, isCurrency, typedDecimals } from './currencies.ts';

describe('currencies', () => {
  it.each([
    ['EUR', 2],
    ['RUB', 2],
    ['JPY', 0],
    ['ISK', 0],
    ['UGX', 0],
    ['UYI', 0],
    ['BHD', 3],
    ['KWD', 3],
    ['OMR', 3],
    ['JOD', 3],
    ['TND', 3],
    ['IQD', 3],
    ['LYD', 3],
    ['CLF', 4],
    ['UYW', 4],
  ])('gives %s the %i decimals of ISO 4217', (currency, exponent) => {
    expect(getExponent(currency)).toBe(exponent);
  });

  it('has the 165 active codes with a minor unit, once each, sorted', () => {
    expect(currencies).toHaveLength(165);
    expect(new Set(currencies).size).toBe(165);
    expect([...currencies].sort()).toEqual(currencies);
    expect(currencies.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });

  it.each(['HRK', 'BGN', 'XAU', 'XXX', 'eur', '', 'toString'])('does not accept the currency %j', (code) => {
    expect(isCurrency(code)).toBe(false);
    expect(() => getExponent(code)).toThrow(RangeError);
  });

  // Specification 5.17
  it('allows typing at most two decimals, and never more than the currency has', () => {
    expect(['JPY', 'EUR', 'BHD', 'CLF'].map(typedDecimals)).toEqual([0, 2, 2, 2]);
  });
});
