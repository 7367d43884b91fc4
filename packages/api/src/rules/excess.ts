import { getBalance, getHeld, type PaymentFacts } from './balance.ts';
import { refundable } from './transition.ts';

/** What the system returns automatically. Minor units. */
interface Excess {
  readonly type: 'VOID' | 'REFUND';
  readonly amount: bigint;
}

/**
 * The excess over the order's total that a successful payment brought and the system must return. Undefined
 * if there is no excess. A hold is released in full, since a partial release is impossible.
 * @param payments all payments of the order, including the successful payment
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
