import { toDeliveryReason } from '@deck/api/rules';
import type { TimelineEventType } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { messages, orders } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { tellOrder } from '../orders/order-timeline.ts';
import {
  appendTimelineEntry,
  paymentForUpdate,
  system,
  type TimelineEntry,
} from '../payments/apply-payment-event.ts';
import { getCarrierRefusal } from '../payments/carrier.ts';

type MessageRow = typeof messages.$inferSelect;
type Message = Omit<
  typeof messages.$inferInsert,
  'id' | 'sentAt' | 'deliveredAt' | 'carrier' | 'carrierAttempts' | 'carrierDueAt'
>;

/**
 * Puts a message into the inbox. It counts as delivered there, unless a carrier is to deliver it: then
 * once that accepts. The simulated carrier may also refuse it.
 */
export async function putIntoInbox(
  tx: Queries,
  { carried }: Pick<Services, 'carried'>,
  message: Message,
  now: Date,
): Promise<MessageRow> {
  const leaves = carried.has(message.channel);
  const isRefused = getCarrierRefusal(message.channel, message.recipient) !== undefined;
  const [put] = await tx
    .insert(messages)
    .values({
      ...message,
      id: newId(now.getTime()),
      sentAt: now,
      deliveredAt: leaves || isRefused ? null : now,
      ...(isRefused && { carrier: 'FAILED' }),
    })
    .returning();
  if (!put) throw new Error('The message was not stored');
  return put;
}

/** The timeline records messages sent by staff, but not automatic ones. */
const told: Partial<Record<MessageRow['kind'], TimelineEventType>> = {
  PAYMENT_LINK: 'DELIVERED',
  CARD_REQUEST: 'DELIVERED',
  SPLIT_LINK: 'DELIVERED',
  WIRE_INVOICE: 'INVOICE_DELIVERED',
};

/**
 * Records in the timeline that a message was delivered or refused: in that of its payment, or of the order whose split
 * link it holds. A pending message is recorded later.
 */
export async function tellDelivered(tx: Queries, message: MessageRow, now: Date): Promise<void> {
  const { kind, channel, recipient, deliveredAt, carrier } = message;
  const type = told[kind];
  if (type === undefined) return;
  if (carrier === 'FAILED')
    return tellNotDelivered(
      tx,
      message,
      toDeliveryReason('CARRIER_REFUSED', getCarrierRefusal(channel, recipient)),
      now,
    );
  if (deliveredAt) await tell(tx, message, { type, author: system, detail: recipient }, now);
}

type Addressed = Pick<MessageRow, 'kind' | 'paymentId' | 'recipient'> & {
  /** Of a message that is not written yet. */
  readonly orderId?: string | null;
  readonly body?: string;
};

/** Records in the timeline, if it tells of such messages, that one cannot be delivered. */
export const tellNotDelivered = (tx: Queries, message: Addressed, reason: string, now: Date): Promise<void> =>
  tell(tx, message, { type: 'ERROR', author: system, reason, detail: message.recipient }, now);

async function tell(tx: Queries, message: Addressed, entry: TimelineEntry, now: Date): Promise<void> {
  const payment = message.paymentId !== null && (await paymentForUpdate(tx, message.paymentId));
  if (payment) return appendTimelineEntry(tx, payment, entry, now);
  const orderId = message.kind === 'SPLIT_LINK' ? await findSplitOrder(tx, message) : undefined;
  if (orderId) await tellOrder(tx, orderId, entry, now);
}

/** The order of a split link: a written message knows it by the link alone. */
async function findSplitOrder(tx: Queries, { orderId, body = '' }: Addressed): Promise<string | undefined> {
  if (orderId) return orderId;
  const token = /\/pay\/split\/([\w-]+)/.exec(body)?.[1];
  if (token === undefined) return undefined;
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.splitToken, token));
  return order?.id;
}
