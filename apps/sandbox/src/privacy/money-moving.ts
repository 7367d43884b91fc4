import { getHeld, isLive, isRevocable, openRequestStatuses, paymentKinds } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { payments, pspOperations, transactions } from '../database/schema.ts';
import { getFacts } from '../orders/payment-facts.ts';
import { factsOfOrder } from '../payments/order-balance.ts';
import type { OrderRow } from './guest-orders.ts';

type PaymentRow = typeof payments.$inferSelect;

/** Somebody may still pay with it, it is still done by itself, or it holds money. */
function isMoving(payment: PaymentRow, now: Date): boolean {
  const facts = getFacts(payment, now);
  const isAsked = openRequestStatuses.includes(payment.status);
  return isAsked || isRevocable(facts) || isLive(facts) || getHeld(facts) > 0n;
}

/**
 * @param own all orders of a guest, locked
 * @returns the numbers of the payments, and the IDs of orders with an open split link, by which money still moves.
 */
export async function findMovingMoney(tx: Queries, own: readonly OrderRow[], now: Date): Promise<string[]> {
  const ids = own.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const unsettled = new Set(await readUnsettled(tx, ids));
  const open = rows.filter((payment) => unsettled.has(payment.id) || isMoving(payment, now));
  const split = own.filter((order) => isSplitOpen(order, rows, now));
  return [...split.map(({ externalId }) => externalId), ...open.map(({ number }) => number)];
}

function isSplitOpen(order: OrderRow, rows: readonly PaymentRow[], now: Date): boolean {
  const own = rows.filter(({ orderId, type }) => orderId === order.id && paymentKinds[type].takesMoney);
  return !order.revoked && !order.finalized && factsOfOrder(order, own, now).splitOpen;
}

/** @throws Refusal GUEST_MONEY_MOVING with what still moves. */
export async function assertNothingMoves(tx: Queries, own: readonly OrderRow[], now: Date): Promise<void> {
  const found = await findMovingMoney(tx, own, now);
  if (found.length > 0)
    throw Refusal.because('GUEST_MONEY_MOVING', { payments: found.slice(0, 5).join(', ') });
}

/** The ids of payments with an operation without an outcome, or a receipt or hotel update still to come. */
async function readUnsettled(tx: Queries, orderIds: readonly string[]): Promise<string[]> {
  const found = await tx
    .selectDistinct({ id: payments.id })
    .from(payments)
    .leftJoin(pspOperations, and(eq(pspOperations.paymentId, payments.id), eq(pspOperations.answered, false)))
    .leftJoin(
      transactions,
      and(
        eq(transactions.paymentId, payments.id),
        or(
          eq(transactions.receiptDue, true),
          eq(transactions.ifcDeliveryStatus, 'PROCESSING'),
          eq(transactions.status, 'PROCESSING'),
        ),
      ),
    )
    .where(
      and(
        inArray(payments.orderId, [...orderIds]),
        sql`(${pspOperations.id} IS NOT NULL OR ${transactions.id} IS NOT NULL)`,
      ),
    );
  return found.map(({ id }) => id);
}
