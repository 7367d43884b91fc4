import type { GuestSum } from '@deck/api/contract/guests';
import type { OrderState } from '@deck/api/vocabulary';
import { toAmount } from '@deck/values';

/** The figures of an order, in minor units. */
export interface GuestOrder {
  readonly currency: string;
  readonly state: OrderState;
  readonly total: bigint;
  readonly paid: bigint;
  readonly held: bigint;
  readonly asked: bigint;
  readonly refunded: bigint;
}

/** What orders come to in each currency, in the order in which the currencies come. */
export function getGuestSums(orders: readonly GuestOrder[]): GuestSum[] {
  return [...new Set(orders.map(({ currency }) => currency))].map((currency) => {
    const own = orders.filter((order) => order.currency === currency);
    const sum = (of: (order: GuestOrder) => bigint) =>
      toAmount({ minor: own.reduce((all, order) => all + of(order), 0n), currency });
    return {
      currency,
      total: sum(({ state, total }) => (state === 'REVOKED' ? 0n : total)),
      paid: sum(({ paid }) => paid),
      held: sum(({ held }) => held),
      asked: sum(({ asked }) => asked),
      refunded: sum(({ refunded }) => refunded),
      due: sum(getDue),
    };
  });
}

/** Too much money on one order does not pay for another. */
function getDue({ state, total, paid, held }: GuestOrder): bigint {
  const due = total - paid - held;
  return state === 'REVOKED' || due < 0n ? 0n : due;
}
