import { getBalance, getHeld, type PaymentFacts } from './balance.ts';
import { refundable } from './transition.ts';

/** What the system gives back by itself. Minor units. */
interface Excess {
  readonly type: 'VOID' | 'REFUND';
  readonly amount: bigint;
}

/**
 * What a payment that has just succeeded brought beyond the order's total, and must be given back at once; undefined
 * where nothing. A hold is released whole, since a part of it cannot be.
 * @param payments all of the order, the one that succeeded among them
 */
export function getExcess(
  total: bigint,
  payments: readonly PaymentFacts[],
  succeeded: PaymentFacts,
): Excess | undefined {
  const { net, held } = getBalance(total, payments);
  const excess = net + held - total;
  if (excess <= 0n) return undefined;
  const hold = getHeld(succeeded);
  if (hold > 0n) return { type: 'VOID', amount: hold };
  let amount = refundable(succeeded);
  if (amount > excess) amount = excess;
  return amount > 0n ? { type: 'REFUND', amount } : undefined;
}
