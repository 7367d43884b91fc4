import fc from 'fast-check';
import { currencies } from './currencies.ts';
import { type Money, money } from './money.ts';

/** Generators shared by this package's tests. */
export const currency = fc.constantFrom(...currencies);
/** The largest amount of 18 digits, on either side of zero. */
const minor = fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n });
export const anyMoney: fc.Arbitrary<Money> = fc
  .tuple(minor, currency)
  .map(([units, code]) => money(units, code));
export const positiveMoney: fc.Arbitrary<Money> = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }), currency)
  .map(([units, code]) => money(units, code));
/** A list of amounts in the same currency. */
export const sameCurrency = (count: number): fc.Arbitrary<Money[]> =>
  fc
    .tuple(currency, fc.array(minor, { minLength: count, maxLength: count }))
    .map(([code, units]) => units.map((each) => money(each, code)));
/** A decimal string above or at zero with up to six decimals. */
export const decimalText = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, scale]) => {
    const text = String(digits).padStart(scale + 1, '0');
    return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
  });
/** A day between 1900 and 2100, the years a date field offers. */
export const date = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2100, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
