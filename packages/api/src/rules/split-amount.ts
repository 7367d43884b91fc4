import { typedUnit } from '@deck/values';

/**
 * Whether a payer of a split link may pay this much: from the smallest amount one can type up to what is left. The
 * rest can always be paid, however small and with all its decimals. Minor units.
 * @throws RangeError for an unknown currency.
 */
export function isSplitAmount(amount: bigint, left: bigint, currency: string): boolean {
  return amount > 0n && (amount === left || (amount < left && amount % typedUnit(currency).minor === 0n));
}
