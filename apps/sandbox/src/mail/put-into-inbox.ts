import type { TimelineEventType } from '@deck/api/vocabulary';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { messages } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { appendTimelineEntry, paymentForUpdate, system } from '../payments/apply-payment-event.ts';
import { carrierRefuses } from '../payments/carrier.ts';

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
  const isRefused = carrierRefuses(message.channel, message.recipient);
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
  WIRE_INVOICE: 'INVOICE_DELIVERED',
};

/**
 * Records in the payment's timeline that a message was delivered or refused. A pending message is recorded
 * later.
 */
export async function tellDelivered(
  tx: Queries,
  { kind, paymentId, recipient, deliveredAt, carrier }: MessageRow,
  now: Date,
): Promise<void> {
  const type = told[kind];
  if (type === undefined || paymentId === null) return;
  if (carrier === 'FAILED') return tellNotDelivered(tx, { paymentId, recipient }, 'CARRIER_REFUSED', now);
  const payment = deliveredAt && (await paymentForUpdate(tx, paymentId));
  if (payment) await appendTimelineEntry(tx, payment, { type, author: system, detail: recipient }, now);
}

/** Records in the payment's timeline, if any, that a message cannot be delivered. */
export async function tellNotDelivered(
  tx: Queries,
  { paymentId, recipient }: Pick<MessageRow, 'paymentId' | 'recipient'>,
  reason: 'NOT_DELIVERED' | 'CARRIER_REFUSED',
  now: Date,
): Promise<void> {
  const payment = paymentId !== null && (await paymentForUpdate(tx, paymentId));
  const error = { type: 'ERROR', author: system, reason, detail: recipient } as const;
  if (payment) await appendTimelineEntry(tx, payment, error, now);
}
