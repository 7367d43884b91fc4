import { toSnake } from '@deck/api';
import type { CallbackPayload } from '@deck/api/contract/callbacks';
import { paymentKinds } from '@deck/api/rules';
import type { CallbackType } from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, callbacks, type orders, type payments } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { cardNotification, orderNotification, paymentNotification } from './callback-payload.ts';

type OrderRow = typeof orders.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;
export type CallbackRow = typeof callbacks.$inferSelect;

/** Queues callbacks for a payment: for itself, its order's state and its card. */
export async function queueCallbacks(
  tx: Queries,
  order: OrderRow | undefined,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const urls = await readCallbackUrls(tx, payment.businessProfileId);
  const about = getCallbackType(payment);
  if (urls?.[about]) await queueCallback(tx, { type: about, url: urls[about], order, payment }, now);
  if (urls?.order && order && (await lastState(tx, order.id)) !== order.state)
    await queueCallback(tx, { type: 'order', url: urls.order, order, payment }, now);
}

/** A card asked for is told as a card, whatever else it is here. */
export const getCallbackType = ({ type }: Pick<PaymentRow, 'type'>): CallbackType =>
  paymentKinds[type].takesMoney ? 'payment' : 'card';

/** Queues the changes of an order by itself: made, edited, canceled, finalised, taken up again. */
export async function queueOrderCallback(tx: Queries, order: OrderRow, now: Date): Promise<void> {
  const urls = await readCallbackUrls(tx, order.businessProfileId);
  if (urls?.order)
    await queueCallback(tx, { type: 'order', url: urls.order, order, payment: undefined }, now);
}

interface News {
  readonly type: CallbackType;
  readonly url: string;
  readonly order: OrderRow | undefined;
  readonly payment: PaymentRow | undefined;
}

/** Queues a callback to be sent immediately. */
export async function queueCallback(tx: Queries, news: News, now: Date): Promise<CallbackRow> {
  const [queued] = await tx.insert(callbacks).values(callbackRow(news, now)).returning();
  if (!queued) throw new Error('The callback was not written');
  return queued;
}

/** The stored form of a callback to be sent immediately. */
export function callbackRow({ type, url, order, payment }: News, now: Date): CallbackRow {
  const id = newId(now.getTime());
  const event = type === 'order' ? order?.state : payment?.status;
  const businessProfileId = payment?.businessProfileId ?? order?.businessProfileId;
  if (event === undefined || businessProfileId === undefined) throw new Error(`Nothing to tell of a ${type}`);
  const payload: CallbackPayload = {
    id,
    type,
    event,
    createdAt: instantText(now.getTime()),
    order: order ? orderNotification(order) : null,
    payment: type !== 'card' && payment ? paymentNotification(payment, now) : null,
    card: type === 'card' && payment ? cardNotification(payment) : null,
  };
  return {
    id,
    businessProfileId,
    orderId: order?.id ?? null,
    paymentId: payment?.id ?? null,
    type,
    event,
    url,
    payload: JSON.stringify(toSnake(payload)),
    status: 'QUEUED',
    attempts: 0,
    createdAt: now,
    dueAt: now,
    claimedUntil: null,
  };
}

/** A company's callback address; undefined if not set. */
export async function readCallbackUrls(tx: Queries, businessProfileId: string) {
  const [company] = await tx
    .select({ urls: businessProfiles.callbackUrls })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessProfileId));
  return company?.urls ?? undefined;
}

/** The state last sent for an order. It is sent once, however many payments lead to it. */
async function lastState(tx: Queries, orderId: string): Promise<string | undefined> {
  const [last] = await tx
    .select({ event: callbacks.event })
    .from(callbacks)
    .where(and(eq(callbacks.orderId, orderId), eq(callbacks.type, 'order')))
    .orderBy(desc(callbacks.createdAt), desc(callbacks.id))
    .limit(1);
  return last?.event;
}
