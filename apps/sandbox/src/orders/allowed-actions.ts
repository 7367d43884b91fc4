import {
  minutesBeingPaid,
  type OrderAction,
  type OrderActionFacts,
  type OrderRefusal,
  orderActions,
} from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { Queries } from '../database/queries.ts';
import type { orders, payments } from '../database/schema.ts';
import { factsOfOrder, getMoney } from '../payments/order-balance.ts';

type OrderRow = typeof orders.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

/** Why each action on an order is refused now. @param rows the payments that ask for money, oldest first */
export function allowedActions(
  order: OrderRow,
  rows: readonly PaymentRow[],
  now: Date,
): Record<OrderAction, OrderRefusal | undefined> {
  const facts = factsOfOrder(order, rows, now);
  const paid: OrderActionFacts['payments'] = facts.payments.map((one, at) => ({
    ...one,
    beingPaid: minutesBeingPaid({ ...one, payerSeenAt: rows[at]?.payerSeenAt ?? null }, now),
  }));
  return orderActions({ ...facts, payments: paid });
}

/**
 * @throws Refusal with the code and, if somebody is paying, the minutes. The caller holds the order's lock.
 */
export async function assertAllowed(
  tx: Queries,
  order: OrderRow,
  deed: OrderAction,
  now: Date,
): Promise<void> {
  const no = allowedActions(order, await getMoney(tx, order.id), now)[deed];
  if (no) throw Refusal.because(no.code, 'minutes' in no ? { minutes: no.minutes } : {});
}
