import { formatAmount, getExponent, isZero, parseMoney } from '@deck/values';
import { cachedBy } from '../messages/cached-by.ts';

export interface AmountText {
  /** The amount formatted for the language, with all of the currency's decimals: `48,500.00`. */
  readonly figures: string;
  /** Invisible padding to the column's decimals: `.00` after yen among euros. */
  readonly padding: string;
  readonly isZero: boolean;
}

const getDecimalSign = cachedBy(
  (locale: string) =>
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
);

/**
 * @param amount a decimal string of the wire. An invalid amount is shown unchanged, never as another amount.
 * @param decimals the decimals the column makes room for.
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

/**
 * The decimals a column of these currencies needs to align the decimal separator. Unknown currencies need
 * none.
 */
export function decimalsFor(currencies: Iterable<string>): number {
  let most = 0;
  for (const currency of new Set(currencies)) {
    try {
      most = Math.max(most, getExponent(currency));
    } catch {
      // An unknown currency is shown unchanged and not aligned.
    }
  }
  return most;
}
