import type { CallbackPayload } from '@deck/api/contract/callbacks';
import { getHeld } from '@deck/api/rules';
import type { orders, payments } from '../database/schema.ts';
import { getFacts } from '../orders/payment-facts.ts';
import { amountIn } from '../payments/order-balance.ts';

type OrderRow = typeof orders.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

export function orderNotification(order: OrderRow): NonNullable<CallbackPayload['order']> {
  const { id, externalId, state, currency, reservationId } = order;
  const amount = amountIn(currency);
  return {
    id,
    externalId,
    state,
    currency,
    totalAmount: amount(order.total),
    paidAmount: amount(order.paid),
    heldAmount: amount(order.held),
    refundedAmount: amount(order.refunded),
    reservationId,
  };
}

export function paymentNotification(payment: PaymentRow, now: Date): NonNullable<CallbackPayload['payment']> {
  const { id, number, type, status, scheme, currency, reference, invoiceNumber, reason, card } = payment;
  const amount = amountIn(currency);
  return {
    id,
    number,
    type,
    status,
    scheme,
    currency,
    amount: amount(payment.amount),
    capturedAmount: amount(payment.captured),
    refundedAmount: amount(payment.refunded),
    heldAmount: amount(getHeld(getFacts(payment, now))),
    reference,
    invoiceNumber,
    reason,
    card,
  };
}

/** A saved card has the id of the payment that requested it. */
export const cardNotification = ({ id, status, card }: PaymentRow): NonNullable<CallbackPayload['card']> => ({
  id,
  status,
  card,
});
