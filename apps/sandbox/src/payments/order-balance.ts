import { balanceOf, type OrderFacts, orderState, progressStatus } from '@deck/api/rules';
import { amountOf } from '@deck/values';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders, payments } from '../database/schema.ts';
import { factsOf } from '../orders/payment-facts.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Locks an order until the transaction ends. Whoever moves money takes this lock first, so that two payers, two tabs or
 * two servers move the money of one order one after the other. Undefined when the division has no such order.
 */
export async function lockOrder(
  tx: Queries,
  orderId: string,
  divisionId?: string,
): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, orderId),
        divisionId === undefined ? undefined : eq(orders.businessProfileId, divisionId),
      ),
    )
    .for('update');
  return order;
}

export async function orderFacts(tx: Queries, order: OrderRow, now: Date): Promise<OrderFacts> {
  const rows = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return {
    total: order.total,
    revoked: order.revoked,
    finalized: order.finalized,
    splitOpen: false,
    payments: rows.map((payment) => factsOf(payment, now)),
  };
}

/** Brings what lists read of an order up to what its payments now say. The caller holds the order's lock. */
export async function refreshOrder(tx: Queries, order: OrderRow, now: Date): Promise<OrderRow> {
  const facts = await orderFacts(tx, order, now);
  const { net, held, refunded } = balanceOf(facts.total, facts.payments);
  const changes = {
    state: orderState(facts),
    progressStatus: progressStatus(facts),
    paid: net,
    held,
    refunded,
    paymentCount: facts.payments.length,
    modifiedAt: now,
  };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  return { ...order, ...changes };
}

export const amountIn = (currency: string) => (minor: bigint) => amountOf({ minor, currency });
