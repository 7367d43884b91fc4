import { type PaymentEvent, paymentKinds, transition } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { TimelineEventType } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { type orders, payments, timeline } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { publishPayment } from '../live/publish-change.ts';
import { getFacts } from '../orders/payment-facts.ts';
import { refreshOrder } from './order-balance.ts';
import { paymentSideEffects } from './payment-side-effects.ts';

export type PaymentRow = typeof payments.$inferSelect;
type OrderRow = typeof orders.$inferSelect;

export interface Author {
  readonly kind: 'CUSTOMER' | 'USER' | 'SYSTEM';
  /** The name of a user, or of the payer of a part of a shared order; empty for others. */
  readonly name: string;
}
export const system: Author = { kind: 'SYSTEM', name: '' };
export const payer: Author = { kind: 'CUSTOMER', name: '' };
/** The payer of a payment, by name where they pay a part of a shared order. */
export const toPayer = ({ payerName }: Pick<PaymentRow, 'payerName'>): Author => ({
  ...payer,
  name: payerName,
});
export const staff = (name: string): Author => ({ kind: 'USER', name });
/** Who gave the PSP the card: the payer, the user who created the payment, or the scheduler. */
export function cardActor({
  type,
  executeAt,
  createdBy,
  payerName,
}: Pick<PaymentRow, 'type' | 'executeAt' | 'createdBy' | 'payerName'>): Author {
  const { cardFrom } = paymentKinds[type];
  if (cardFrom === 'STAFF') return staff(createdBy);
  if (cardFrom === 'SAVED_CARD') return executeAt === null ? staff(createdBy) : system;
  return toPayer({ payerName });
}

/** A timeline entry. Amounts are minor units of the payment's currency. */
export interface TimelineEntry {
  readonly type: TimelineEventType;
  readonly author: Author;
  readonly amount?: bigint;
  readonly reason?: string;
  readonly detail?: string;
  /** A technical entry. */
  readonly verbose?: boolean;
}

/** Adds a timeline entry. */
export async function appendTimelineEntry(
  tx: Queries,
  payment: PaymentRow,
  told: TimelineEntry,
  now: Date,
): Promise<void> {
  await tx.insert(timeline).values({
    id: newId(now.getTime()),
    orderId: payment.orderId,
    paymentId: payment.id,
    type: told.type,
    at: now,
    authorKind: told.author.kind,
    authorName: told.author.name,
    amount: told.amount ?? null,
    currency: told.amount === undefined ? null : payment.currency,
    reason: told.reason ?? null,
    detail: told.detail ?? null,
    verbose: told.verbose ?? false,
  });
  await publishPayment(tx, payment);
}

type Changes = Partial<
  Pick<
    PaymentRow,
    | 'reason'
    | 'card'
    | 'chosenMethod'
    | 'submittedAt'
    | 'payerSeenAt'
    | 'linkToken'
    | 'expiresAt'
    | 'holdEndsAt'
    | 'captureDescription'
    | 'refundDescription'
    | 'avsStreet'
    | 'avsPostalCode'
  >
>;

export interface PaymentChange {
  readonly tx: Queries;
  /** The order, locked by the caller. */
  readonly order: OrderRow;
  /** Read under that lock. */
  readonly payment: PaymentRow;
  readonly event: PaymentEvent;
  /** The timeline entry; without it the event is not recorded. */
  readonly entry?: TimelineEntry | undefined;
  readonly now: Date;
  readonly changes?: Changes;
}

/**
 * Applies an event to a payment: updates status and sums by the rules, adds a timeline entry, and updates the
 * order, with its own entry once it is paid. Then it notifies the guest, staff and the company's systems.
 * @throws Refusal PAYMENT_TRANSITION_REFUSED if the rules do not allow it.
 */
export async function applyPaymentEvent({
  tx,
  order,
  payment,
  event,
  entry,
  now,
  changes = {},
}: PaymentChange): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const next = transition(getFacts(payment, now), event);
  if (!next) throw Refusal.because('PAYMENT_TRANSITION_REFUSED', { status: payment.status });
  const { status, authorized, captured, refunded, released } = next;
  const moved = { status, authorized, captured, refunded, released, modifiedAt: now, ...changes };
  await tx.update(payments).set(moved).where(eq(payments.id, payment.id));
  const after = { ...payment, ...moved };
  if (entry) await appendTimelineEntry(tx, after, entry, now);
  const refreshed = await refreshOrder(tx, order, now);
  if (order.state !== 'PAID' && refreshed.state === 'PAID')
    await appendTimelineEntry(tx, after, { type: 'ORDER_PAID', author: system, amount: refreshed.paid }, now);
  await paymentSideEffects(tx, refreshed, after, event, now);
  return { order: refreshed, payment: after };
}

/** Reads a payment under its order's lock, so that a check still holds when writing. */
export async function paymentForUpdate(tx: Queries, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('no key update');
  return payment;
}
