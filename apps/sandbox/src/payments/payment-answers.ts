import type { Dispatch, Payment, Transaction } from '@deck/api/contract/payments';
import { heldOf } from '@deck/api/rules';
import { instantText } from '@deck/values';
import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { messages, type orders, type payments, type transactions } from '../database/schema.ts';
import { factsOf } from '../orders/payment-facts.ts';
import { amountIn } from './order-balance.ts';

type PaymentRow = typeof payments.$inferSelect;
type OrderNames = Pick<typeof orders.$inferSelect, 'externalId' | 'customerFirstName' | 'customerLastName'>;

/** The same recipient can be written to once in so many milliseconds. */
export const AGAIN_AFTER = 60_000;

/** Where a payer opens the page of a payment. */
export const payAddress = (publicUrl: string, token: string): string => `${publicUrl}/pay/${token}`;

/** Payments as the wire carries them; their messages are read in one query for all of them. */
export async function paymentAnswers(
  db: Queries,
  found: readonly { readonly payment: PaymentRow; readonly order: OrderNames }[],
  now: Date,
  publicUrl: string,
): Promise<Payment[]> {
  const ids = found.map(({ payment }) => payment.id);
  const sent =
    ids.length === 0
      ? []
      : await db
          .select({
            paymentId: messages.paymentId,
            channel: messages.channel,
            recipient: messages.recipient,
            sentAt: messages.sentAt,
          })
          .from(messages)
          .where(inArray(messages.paymentId, ids))
          .orderBy(asc(messages.sentAt));
  const dispatchesOf = (id: string): Dispatch[] =>
    sent
      .filter(({ paymentId }) => paymentId === id)
      .map(({ channel, recipient, sentAt }) => ({
        channel,
        recipient,
        sentAt: instantText(sentAt.getTime()),
        againAt: instantText(sentAt.getTime() + AGAIN_AFTER),
      }));

  return found.map(({ payment, order }) => {
    const amount = amountIn(payment.currency);
    return {
      id: payment.id,
      number: payment.number,
      orderId: payment.orderId,
      orderExternalId: order.externalId,
      customerName: `${order.customerFirstName} ${order.customerLastName}`,
      type: payment.type,
      status: payment.status,
      scheme: payment.scheme,
      currency: payment.currency,
      amount: amount(payment.amount),
      authorizedAmount: amount(payment.authorized),
      capturedAmount: amount(payment.captured),
      refundedAmount: amount(payment.refunded),
      heldAmount: amount(heldOf(factsOf(payment, now))),
      lifetime: payment.lifetime,
      expiresAt: payment.expiresAt && instantText(payment.expiresAt.getTime()),
      link: payment.linkToken && payAddress(publicUrl, payment.linkToken),
      description: payment.description,
      customerNote: payment.customerNote,
      reference: payment.reference,
      invoiceNumber: payment.invoiceNumber,
      createdBy: payment.createdBy,
      createdAt: instantText(payment.createdAt.getTime()),
      modifiedAt: instantText(payment.modifiedAt.getTime()),
      reason: payment.reason,
      card: payment.card,
      dispatches: dispatchesOf(payment.id),
    };
  });
}

export function transactionAnswer(row: typeof transactions.$inferSelect): Transaction {
  const { id, paymentId, type, status, currency, reason, card, pspOperationId, providerPaymentId } = row;
  return {
    id,
    paymentId,
    type,
    status,
    amount: amountIn(currency)(row.amount),
    currency,
    reason,
    card,
    processedAt: instantText(row.processedAt.getTime()),
    pspOperationId,
    providerPaymentId,
    providerAuthCode: row.providerAuthCode,
    rrn: row.rrn,
  };
}
