import { minutesUntilReminder, paymentKinds } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { Caller, Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { letters, messages } from '../database/schema.ts';
import { sendEmail } from '../messaging/send-email.ts';
import { isPayable } from '../payer/pay.ts';
import type { Scope } from '../scope.ts';
import { lockPayment } from '../transactions/lock-payment.ts';
import { appendTimelineEntry, staff } from './apply-payment-event.ts';

const reminders = ['LINK_REMINDER', 'INVOICE_REMINDER'] as const;

/**
 * Sends the guest the letter that reminds of an unpaid link; the timeline says who sent it. A payment is reminded of at
 * most once an hour, by staff or by the schedule.
 * @throws Refusal NOT_FOUND, LINK_NOT_ACTIVE, LINK_NOT_SENT, CUSTOMER_WITHOUT_EMAIL, REMINDED_RECENTLY with the
 * minutes to wait.
 */
export async function remindPayer(
  tx: Queries,
  { clock }: Pick<Services, 'clock'>,
  caller: Scope & Pick<Caller, 'name'>,
  id: string,
): Promise<void> {
  const now = clock.now();
  const { order, payment } = await lockPayment(tx, caller, id);
  const isLink = paymentKinds[payment.type].page === 'PAYMENT' && isPayable(payment, now);
  if (!order || !isLink) throw Refusal.because('LINK_NOT_ACTIVE', { status: payment.status });
  if (payment.status === 'LINK_CREATED') throw Refusal.because('LINK_NOT_SENT');
  if (order.customerEmail === '') throw Refusal.because('CUSTOMER_WITHOUT_EMAIL');
  const minutes = minutesUntilReminder(await lastReminder(tx, id), now);
  if (minutes !== undefined) throw Refusal.because('REMINDED_RECENTLY', { minutes });
  await sendEmail(tx, { kind: 'LINK_REMINDER', orderId: order.id, paymentId: id }, now);
  const detail = payment.payerEmail || order.customerEmail;
  await appendTimelineEntry(tx, payment, { type: 'REMINDER_SENT', author: staff(caller.name), detail }, now);
}

/** When the last one was written: it is a letter until it is delivered, then a message. */
async function lastReminder(tx: Queries, paymentId: string): Promise<Date | null> {
  const [sent] = await tx
    .select({ at: max(messages.sentAt) })
    .from(messages)
    .where(and(eq(messages.paymentId, paymentId), inArray(messages.kind, [...reminders])));
  const [queued] = await tx
    .select({ at: max(letters.createdAt) })
    .from(letters)
    .where(and(eq(letters.paymentId, paymentId), inArray(letters.kind, [...reminders])));
  const times = [sent?.at, queued?.at].flatMap((at) => (at ? [at.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.max(...times));
}
