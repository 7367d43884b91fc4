import { typedUnit } from '@deck/values';

/**
 * Whether a payer of a split link may pay this amount: from the smallest typable amount up to the rest. The
 * exact rest can always be paid, however small and with all its decimals. Minor units.
 * @throws RangeError for an unknown currency.
 */
export function isSplitAmount(amount: bigint, left: bigint, currency: string): boolean {
  return amount > 0n && (amount === left || (amount < left && amount % typedUnit(currency).minor === 0n));
}
