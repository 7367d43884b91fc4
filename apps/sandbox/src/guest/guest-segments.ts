import { getBalance, type PaymentFacts } from '@deck/api/rules';
import type { GuestSegments } from '@deck/guest';
import { amountIn } from '../payments/order-balance.ts';

/** The four parts of an order's total, in minor units. None is below zero, and they add up to the total. */
export interface SegmentSums {
  readonly paid: bigint;
  readonly held: bigint;
  readonly asked: bigint;
  readonly due: bigint;
}

/**
 * Divides an order's total as its guest sees it. What was paid beyond the total is left out: the line ends with it.
 * @param asking what this payment still asks for; zero once it is over
 */
export function divideTotal(total: bigint, payments: readonly PaymentFacts[], asking: bigint): SegmentSums {
  const balance = getBalance(total, payments);
  const paid = within(balance.net, total);
  const held = within(balance.held, total - paid);
  const asked = within(asking, total - paid - held);
  return { paid, held, asked, due: total - paid - held - asked };
}

/** Nothing is asked any more: what neither came nor is held is not due, so its guest reads no such line. */
export const isClosed = ({ revoked, finalized }: { revoked: boolean; finalized: boolean }): boolean =>
  revoked || finalized;

const within = (part: bigint, left: bigint): bigint => {
  if (part < 0n || left < 0n) return 0n;
  return part < left ? part : left;
};

export function toGuestSegments(
  sums: SegmentSums,
  currency: string,
  words: Pick<GuestSegments, 'paidAt' | 'paidNote' | 'dueBy'>,
): GuestSegments {
  const amount = amountIn(currency);
  return {
    paid: amount(sums.paid),
    held: amount(sums.held),
    asked: amount(sums.asked),
    due: amount(sums.due),
    ...words,
  };
}
