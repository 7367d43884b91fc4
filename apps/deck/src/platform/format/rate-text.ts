/** Making a number format costs about fifty times what using one does. */
const formats = new Map<string, Intl.NumberFormat>();

/** Every decimal a rate can be set with; of one that two small currencies make, six figures that say something. */
const precision = {
  maximumFractionDigits: 8,
  maximumSignificantDigits: 6,
  roundingPriority: 'morePrecision',
} as const;

/**
 * A rate as the language writes it, with every decimal it was set with: en `0.9215`, ru `0,9215`.
 * @param rate a decimal string above zero
 * @param locale a BCP 47 tag: `en`
 */
export function rateText(rate: string, locale: string): string {
  const known = formats.get(locale);
  const format = known ?? new Intl.NumberFormat(locale, precision);
  if (known === undefined) formats.set(locale, format);
  // Intl reads a decimal string exactly; the type only knows that of literals.
  return format.format(rate as Intl.StringNumericLiteral);
}
