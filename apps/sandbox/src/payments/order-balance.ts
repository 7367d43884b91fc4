import { getBalance, type OrderFacts, orderState, progressStatus } from '@deck/api/rules';
import { toAmount } from '@deck/values';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders, payments } from '../database/schema.ts';
import { publishOrder } from '../live/publish-change.ts';
import { getFacts } from '../orders/payment-facts.ts';
import { type Scope, within } from '../scope.ts';
import { ofKinds } from './of-kinds.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Locks an order until the transaction ends. Every money movement takes this lock first, so that two payers,
 * tabs or servers cannot move an order's money concurrently. Writes that only reference the order, such as a
 * delivered letter's, do not wait for it: otherwise they could deadlock. Undefined if the scope has no such
 * order, also if it moved to another property while this waited.
 */
export async function lockOrder(tx: Queries, orderId: string, scope?: Scope): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), scope && within(scope, orders)))
    .for('no key update');
  return order;
}

export async function orderFacts(tx: Queries, order: OrderRow, now: Date): Promise<OrderFacts> {
  return factsOfOrder(order, await getMoney(tx, order.id), now);
}

/** The payments of an order that ask for money, oldest first. Saved cards and card requests do not. */
export const getMoney = (tx: Queries, orderId: string) =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        ofKinds(({ takesMoney }) => takesMoney),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));

/** What the rules need to know of an order. @param rows see `getMoney` */
export function factsOfOrder(
  order: Pick<OrderRow, 'total' | 'revoked' | 'finalized' | 'split'>,
  rows: readonly (typeof payments.$inferSelect)[],
  now: Date,
): OrderFacts {
  const { total, revoked, finalized, split } = order;
  const facts = rows.map((payment) => getFacts(payment, now));
  const splitOpen = split && getBalance(total, facts).available > 0n;
  return { total, revoked, finalized, splitOpen, payments: facts };
}

/** Updates the order's list columns from its payments. The caller holds the order's lock. */
export async function refreshOrder(tx: Queries, order: OrderRow, now: Date): Promise<OrderRow> {
  const facts = await orderFacts(tx, order, now);
  const { net, held, refunded } = getBalance(facts.total, facts.payments);
  const changes = {
    state: orderState(facts),
    progressStatus: progressStatus(facts),
    paid: net,
    paidFigure: toAmount({ minor: net, currency: order.currency }),
    held,
    refunded,
    paymentCount: facts.payments.length,
    modifiedAt: now,
  };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  await publishOrder(tx, order);
  return { ...order, ...changes };
}

export const amountIn = (currency: string) => (minor: bigint) => toAmount({ minor, currency });
