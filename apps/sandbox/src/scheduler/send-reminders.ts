import { getHeld, invoicedStatuses } from '@deck/api/rules';
import { instantText } from '@deck/values';
import { and, asc, eq, isNull, lte, min } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, payments, type Reminder, reminders, tenders, transactions } from '../database/schema.ts';
import { tellCustomer } from '../messaging/email-customer.ts';
import { notifyStaff } from '../messaging/notify-staff.ts';
import { captureReminderAt, DAY } from '../messaging/reminders.ts';
import { getFacts } from '../orders/payment-facts.ts';
import { isPayable } from '../payer/pay.ts';

const BATCH = 200;

type OrderRow = typeof orders.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;
/** Sends a reminder or returns when to check again; neither if it has become obsolete. */
type Remind = (tx: Queries, order: OrderRow, payment: PaymentRow, now: Date) => Promise<Date | undefined>;

/** Sends due reminders, once per payment. @returns the errors; all others were sent. */
export async function sendReminders({ db, clock }: Services, signal?: AbortSignal): Promise<unknown[]> {
  const failures: unknown[] = [];
  const now = clock.now();
  const due = await db
    .select({ paymentId: reminders.paymentId, type: reminders.type })
    .from(reminders)
    .where(isDue(now))
    .orderBy(asc(reminders.dueAt))
    .limit(BATCH);
  for (const { paymentId, type } of due) {
    if (signal?.aborted) break;
    await db
      .transaction((tx) => sendReminder(tx, paymentId, type, now))
      .catch((failure: unknown) => failures.push(failure));
  }
  return failures;
}

const isDue = (now: Date) => and(isNull(reminders.doneAt), lte(reminders.dueAt, now));

async function sendReminder(
  tx: Queries,
  paymentId: string,
  type: (typeof reminders.$inferSelect)['type'],
  now: Date,
): Promise<void> {
  const mine = and(eq(reminders.paymentId, paymentId), eq(reminders.type, type));
  const [claimed] = await tx
    .select({ paymentId: reminders.paymentId })
    .from(reminders)
    .where(and(mine, isDue(now)))
    .for('no key update', { skipLocked: true });
  if (!claimed) return;
  const [found] = await tx
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  const remind = reminds.get(type);
  const later = found && remind && (await remind(tx, found.order, found.payment, now));
  await tx
    .update(reminders)
    .set(later ? { dueAt: later } : { doneAt: now })
    .where(mine);
}

const linkExpires: Remind = async (tx, order, payment, now) => {
  if (!isPayable(payment, now) || payment.expiresAt === null) return undefined;
  const dueAt = new Date(payment.expiresAt.getTime() - DAY);
  if (dueAt > now) return dueAt;
  const facts = { until: instantText(payment.expiresAt.getTime()) };
  await notifyStaff(tx, { news: 'LINK_EXPIRING', order, payment, facts }, now);
  // The customer does not know a link that was never sent.
  if (payment.status !== 'LINK_CREATED')
    await tellCustomer(tx, { kind: 'LINK_REMINDER', order, payment }, now);
  return undefined;
};

const chargeNear: Remind = async (tx, order, payment, now) => {
  if (payment.status !== 'SCHEDULED_CHARGE' || payment.executeAt === null) return undefined;
  const dueAt = new Date(payment.executeAt.getTime() - DAY);
  if (dueAt > now) return dueAt;
  const [tender] = await tx
    .select({ number: tenders.number })
    .from(tenders)
    .where(eq(tenders.id, payment.tenderId ?? ''));
  const card = tender?.number ?? payment.card?.number ?? '';
  const facts = { until: instantText(payment.executeAt.getTime()), card };
  await notifyStaff(tx, { news: 'CHARGE_NEAR', order, payment, facts }, now);
  await tellCustomer(tx, { kind: 'SCHEDULED_CHARGE', order, payment, card }, now);
  return undefined;
};

const stillHeld: Remind = async (tx, order, payment, now) => {
  const held = getHeld(getFacts(payment, now));
  if (held <= 0n) return undefined;
  const [hold] = await tx
    .select({ since: min(transactions.processedAt) })
    .from(transactions)
    .where(
      and(
        eq(transactions.paymentId, payment.id),
        eq(transactions.type, 'AUTHORIZE'),
        eq(transactions.status, 'APPROVED'),
      ),
    );
  // The company may have changed the setting since the money was held.
  const dueAt = hold?.since && (await captureReminderAt(tx, payment, hold.since));
  if (!dueAt || dueAt > now) return dueAt || undefined;
  const facts = {
    amount: String(held),
    ...(payment.holdEndsAt && { until: instantText(payment.holdEndsAt.getTime()) }),
  };
  await notifyStaff(tx, { news: 'CAPTURE_REMINDER', order, payment, facts }, now);
  return undefined;
};

/** The customer is asked for what is missing, unless they say that it is under way. */
const invoiceDueSoon: Remind = async (tx, order, payment, now) => {
  if (payment.status !== 'AWAITING' && payment.status !== 'PARTIALLY_PAID') return undefined;
  const missing = payment.captured > 0n ? { amount: payment.amount - payment.captured } : {};
  await tellCustomer(tx, { kind: 'INVOICE_REMINDER', order, payment, ...missing }, now);
  return undefined;
};

/** Staff hear of a payment that is said to be made too: it is to be looked for at the bank. */
const invoiceDue: Remind = async (tx, order, payment, now) => {
  if (!invoicedStatuses.includes(payment.status)) return undefined;
  const facts = { amount: String(payment.amount - payment.captured) };
  await notifyStaff(tx, { news: 'INVOICE_DUE', order, payment, facts }, now);
  return invoiceDueSoon(tx, order, payment, now);
};

const reminds: ReadonlyMap<Reminder, Remind> = new Map<Reminder, Remind>([
  ['INVOICE_DUE_SOON', invoiceDueSoon],
  ['INVOICE_DUE', invoiceDue],
  ['LINK_EXPIRING_24_HOURS', linkExpires],
  ['SCHEDULED_CHARGE_NEAR', chargeNear],
  ['CAPTURE_REMINDER', stillHeld],
]);
