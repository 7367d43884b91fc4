import type { CancelRequest, RevokedPayment } from '@deck/api/contract/order-acts';
import { isRevocable, paymentKinds } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { OrderClosingAction } from '@deck/api/vocabulary';
import { toAmount } from '@deck/values';
import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { queueOrderCallback } from '../callbacks/queue-callbacks.ts';
import type { Queries } from '../database/queries.ts';
import { orders, payments } from '../database/schema.ts';
import { announceOrder } from '../messaging/announce.ts';
import { planErrand } from '../operations/operation-rows.ts';
import { applyPaymentEvent } from '../payments/apply-payment-event.ts';
import { lockOrder, refreshOrder } from '../payments/order-balance.ts';
import { assertAllowed } from './allowed-actions.ts';
import { type Actor, assertRights, toAuthor } from './create-order.ts';
import { tellOrder } from './order-timeline.ts';
import { getFacts } from './payment-facts.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Cancels an order and revokes everything a payer could still pay. Returns what was revoked.
 * @throws Refusal NOT_FOUND, ACCESS_DENIED, ORDER_NOT_EDITABLE, PAYMENT_BEING_PAID with the minutes,
 * ORDER_HAS_MONEY.
 */
export async function cancelOrder(
  tx: Queries,
  actor: Actor,
  id: string,
  { reason, comment = '' }: z.infer<typeof CancelRequest>,
  now: Date,
): Promise<RevokedPayment[]> {
  const author = toAuthor(actor);
  const order = await lockedFor(tx, actor, id);
  await assertAllowed(tx, order, 'cancel', now);
  const { revoked, after } = await revokeLive(tx, order, actor, now);
  const changes = { revoked: true, cancelReason: reason ?? null, closingComment: comment };
  const canceled = await change(tx, after, changes, now);
  await tellOrder(tx, id, { type: 'REVOKED', author, ...(reason && { reason }), detail: comment }, now);
  await announceOrder(tx, canceled, 'ORDER_CANCELED', now);
  return revoked;
}

/**
 * Finalises an order, reopens it, or reinstates a canceled order. Returns what was revoked.
 * @throws Refusal NOT_FOUND, ACCESS_DENIED, ORDER_NOT_EDITABLE, ORDER_NOT_CLOSED, PAYMENT_BEING_PAID with the
 * minutes.
 */
export async function actOnOrder(
  tx: Queries,
  actor: Actor,
  id: string,
  action: OrderClosingAction,
  reason: string,
  now: Date,
): Promise<RevokedPayment[]> {
  const author = toAuthor(actor);
  const order = await lockedFor(tx, actor, id);
  await assertAllowed(tx, order, action, now);
  if (action === 'finalize') {
    const { revoked, after } = await revokeLive(tx, order, actor, now);
    const finalized = await change(tx, after, { finalized: true, closingComment: reason }, now);
    await tellOrder(tx, id, { type: 'FINALIZED', author, detail: reason }, now);
    await announceOrder(tx, finalized, 'FINALIZED', now);
    return revoked;
  }
  const opened = { revoked: false, finalized: false, cancelReason: null, closingComment: '' };
  await change(tx, order, opened, now);
  const type = action === 'unfinalize' ? 'UNFINALIZED' : 'REINSTATED';
  await tellOrder(tx, id, { type, author, detail: reason }, now);
  return [];
}

async function lockedFor(tx: Queries, actor: Actor, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id, actor);
  if (!order) throw Refusal.because('NOT_FOUND');
  return order;
}

/**
 * Revokes every payment and card request that can be revoked. Payments that have ended, hold money, or were
 * declined without a living link stay as they are.
 * @throws Refusal ACCESS_DENIED if something would be revoked and the actor may not revoke payments.
 */
async function revokeLive(
  tx: Queries,
  order: OrderRow,
  actor: Actor,
  now: Date,
): Promise<{ revoked: RevokedPayment[]; after: OrderRow }> {
  const rows = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .for('no key update');
  const living = rows.filter((payment) => isRevocable(getFacts(payment, now)));
  if (living.length > 0) assertRights(actor, ['PAYMENT_REVOKE']);
  const author = toAuthor(actor);
  const revoked: RevokedPayment[] = [];
  let after = order;
  for (const payment of living) {
    const { id, number, type, amount, currency } = payment;
    const told = { type: 'REVOKED', author, ...(paymentKinds[type].takesMoney ? { amount } : {}) } as const;
    const moved = await applyPaymentEvent({
      tx,
      order: after,
      payment,
      event: { type: 'REVOKED' },
      entry: told,
      now,
    });
    await planErrand(tx, id, 'CANCEL');
    after = moved.order;
    revoked.push({ id, number, type, amount: toAmount({ minor: amount, currency }), currency });
  }
  return { revoked, after };
}

type Closing = Partial<Pick<OrderRow, 'revoked' | 'finalized' | 'cancelReason' | 'closingComment'>>;

async function change(tx: Queries, order: OrderRow, changes: Closing, now: Date): Promise<OrderRow> {
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  const closed = await refreshOrder(tx, { ...order, ...changes }, now);
  await queueOrderCallback(tx, closed, now);
  return closed;
}
