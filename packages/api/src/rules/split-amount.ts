import { type Money, parseMoney, typedUnit } from '@deck/values';

/**
 * The smallest part of a split order, unless the rest is less: 1.00 of the currency, or 100 of one without decimals.
 * @throws RangeError for an unknown currency.
 */
export function leastPart(currency: string): Money {
  const { minor } = parseMoney('1', currency);
  return { minor: minor < 100n ? 100n : minor, currency };
}

/**
 * Whether a payer of a split link may pay this amount: from the smallest part up to the rest. The
 * exact rest can always be paid, however small and with all its decimals. Minor units.
 * @throws RangeError for an unknown currency.
 */
export function isSplitAmount(amount: bigint, left: bigint, currency: string): boolean {
  if (amount > 0n && amount === left) return true;
  const isStep = amount % typedUnit(currency).minor === 0n;
  return isStep && amount >= leastPart(currency).minor && amount < left;
}
