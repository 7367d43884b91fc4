import { isRate } from './rates.ts';

/** Creating a number format costs about fifty times as much as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Every decimal that a person can set. */
const asSet = 8;
/** A computed rate has eighteen digits: people read six decimals, or six digits of a small rate. */
const asRead = 6;

/**
 * A rate as people of the language write it: en `0.9215`, ru `0,9215`. One that was set keeps its decimals; a
 * computed one, 1.08695652173913043, is `1.086957`.
 * @param rate a decimal string above zero.
 * @param locale a BCP 47 tag: `en`.
 */
export function formatRate(rate: string, locale: string): string {
  const decimals = isRate(rate) ? asSet : asRead;
  const key = `${locale} ${decimals}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, precision(decimals));
  formats.set(key, format);
  // Intl reads a decimal string exactly; the type only knows that of literals.
  return format.format(rate as Intl.StringNumericLiteral);
}

const precision = (decimals: number): Intl.NumberFormatOptions => ({
  maximumFractionDigits: decimals,
  maximumSignificantDigits: asRead,
  roundingPriority: 'morePrecision',
});
