import { getExponent } from './currencies.ts';
import { type Money, toAmount } from './money.ts';

/** Creating a number format costs about fifty times as much as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount for a language, with the currency and all its decimals: en `€1,234.50`, ru `1 234,50 €`,
 * en `BHD 10.250` (with no-break spaces).
 * @param locale a BCP 47 tag: `en`.
 * @throws RangeError for an unknown currency or a malformed locale.
 */
export function formatMoney(amount: Money, locale: string): string {
  return currencyFormat(amount.currency, locale).format(exactly(amount));
}

/** The same without the currency: `1,234.50`. */
export function formatAmount(amount: Money, locale: string): string {
  const exponent = getExponent(amount.currency);
  return cached(`${locale} ${exponent}`, locale, decimals(exponent)).format(exactly(amount));
}

/**
 * The currency's symbol in a language: en EUR `€`, el JPY `JP¥`; the code without a symbol (`BHD`).
 * @param width `narrow` for the shortest symbol, which currencies may share: `$` for CAD, `kr` for NOK.
 * @throws RangeError for an unknown currency or a malformed locale.
 */
export function currencySymbol(
  currency: string,
  locale: string,
  width: 'normal' | 'narrow' = 'normal',
): string {
  const parts = currencyFormat(currency, locale, width).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function currencyFormat(
  currency: string,
  locale: string,
  width: 'normal' | 'narrow' = 'normal',
): Intl.NumberFormat {
  const currencyDisplay = width === 'narrow' ? 'narrowSymbol' : 'symbol';
  const options = {
    style: 'currency',
    currency,
    currencyDisplay,
    ...decimals(getExponent(currency)),
  } as const;
  return cached(`${locale} ${currency} ${width}`, locale, options);
}

function cached(key: string, locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** Always set, since Intl's default decimals differ from ISO 4217. */
function decimals(exponent: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
}

/** Intl formats decimal strings exactly, but the type only accepts literals. */
function exactly(amount: Money): Intl.StringNumericLiteral {
  return toAmount(amount) as Intl.StringNumericLiteral;
}
