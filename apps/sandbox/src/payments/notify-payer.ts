import type { ParsedArgs } from '@deck/api';
import type { payments as area } from '@deck/api/contract/payments';
import { invoicedStatuses, paymentKinds, secondsUntilResend } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { and, type Column, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Caller, Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { letters, messages } from '../database/schema.ts';
import { linkLives } from '../orders/payment-facts.ts';
import { isPayable } from '../payer/pay.ts';
import type { Scope } from '../scope.ts';
import { lockPayment } from '../transactions/lock-payment.ts';
import { type PaymentRow, staff } from './apply-payment-event.ts';
import { sendInvoice } from './invoice/send-invoice.ts';
import { sendPermanentLink } from './permanent/send-permanent-link.ts';
import { checkedRecipient } from './recipient.ts';
import { sendLink } from './send-link.ts';

type Asked = ParsedArgs<(typeof area)['notify']>['body'];

/**
 * Sends the address of a payment's link, its invoice or a permanent link's form. The same recipient gets at
 * most a message a minute.
 * @throws Refusal NOT_FOUND, INVALID_VALUE, LINK_NOT_ACTIVE, MESSAGE_SENT_RECENTLY with the seconds to wait.
 */
export async function notifyPayer(
  tx: Queries,
  services: Services,
  caller: Scope & Pick<Caller, 'name'>,
  id: string,
  { channel, recipient: asked, withQrcode }: Asked,
): Promise<void> {
  const now = services.clock.now();
  const sending = { channel, recipient: checkedRecipient(channel, asked), withQrcode };
  const { order, payment } = await lockPayment(tx, caller, id);
  if (!canBeSent(payment, now)) throw Refusal.because('LINK_NOT_ACTIVE', { status: payment.status });
  await assertPause(tx, id, sending.recipient, now);

  const author = staff(caller.name);
  if (!order) return sendPermanentLink(tx, services, payment, sending, author, now);
  if (paymentKinds[payment.type].page === 'INVOICE')
    return sendInvoice({ tx, services, order, payment, sending, author, now });
  return sendLink(tx, services, order, payment, sending, author, now);
}

function canBeSent(payment: PaymentRow, now: Date): boolean {
  if (paymentKinds[payment.type].page === 'INVOICE')
    return invoicedStatuses.includes(payment.status) && linkLives(payment, now);
  if (payment.permanent) return payment.status === 'LINK_CREATED' && linkLives(payment, now);
  return paymentKinds[payment.type].page === 'PAYMENT' && isPayable(payment, now);
}

async function assertPause(tx: Queries, paymentId: string, recipient: string, now: Date): Promise<void> {
  // An address is the same in capitals.
  const isTo = (column: Column) => eq(sql`lower(${column})`, recipient.toLowerCase());
  const [last] = await tx
    .select({ sentAt: messages.sentAt })
    .from(messages)
    .where(
      and(
        eq(messages.paymentId, paymentId),
        isTo(messages.recipient),
        inArray(messages.kind, ['PAYMENT_LINK', 'WIRE_INVOICE']),
      ),
    )
    .orderBy(desc(messages.sentAt))
    .limit(1);
  // A queued letter may still hold the invoice.
  const [queued] = await tx
    .select({ at: sql<Date>`max(${letters.createdAt})`.mapWith(letters.createdAt) })
    .from(letters)
    .where(and(eq(letters.paymentId, paymentId), isTo(letters.recipient), eq(letters.kind, 'WIRE_INVOICE')));
  const seconds = secondsUntilResend(latest(last?.sentAt ?? null, queued?.at ?? null), now);
  if (seconds !== undefined) throw Refusal.because('MESSAGE_SENT_RECENTLY', { seconds });
}

const latest = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));
