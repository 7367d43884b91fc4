import { formatAmount, getExponent, isZero, parseMoney } from '@deck/values';
import { cachedBy } from '../messages/cached-by.ts';

export interface AmountText {
  /** The amount as the language writes it, with all of the currency's decimals: `48,500.00`. */
  readonly figures: string;
  /** What it lacks to the decimals of its column, to be set invisibly: `.00` behind yen among euros. */
  readonly padding: string;
  readonly isZero: boolean;
}

const getDecimalSign = cachedBy(
  (locale: string) =>
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
);

/**
 * @param amount decimal string of the wire. One that cannot be read is shown as it came, never as another amount.
 * @param decimals how many decimals the column keeps room for.
 */
export function amountText(amount: string, currency: string, locale: string, decimals: number): AmountText {
  try {
    const money = parseMoney(amount, currency);
    const exponent = getExponent(currency);
    const missing = Math.max(0, decimals - exponent);
    const sign = exponent === 0 && missing > 0 ? getDecimalSign(locale) : '';
    return {
      figures: formatAmount(money, locale),
      padding: sign + '0'.repeat(missing),
      isZero: isZero(money),
    };
  } catch {
    return { figures: amount, padding: '', isZero: false };
  }
}

/** The decimals a column of these currencies needs so that all share the decimal sign. Unknown ones need none. */
export function decimalsFor(currencies: Iterable<string>): number {
  let most = 0;
  for (const currency of new Set(currencies)) {
    try {
      most = Math.max(most, getExponent(currency));
    } catch {
      // An unknown currency is shown as it came and aligns with nothing.
    }
  }
  return most;
}
