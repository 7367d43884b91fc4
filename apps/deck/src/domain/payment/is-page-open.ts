import type { Payment } from '@deck/api/contract/payments';
import { invoicedStatuses, payableStatuses, paymentKinds } from '@deck/api/rules';

/** Somebody can open the payment's page and pay there, or read how to. One that is to be sent later opens only then. */
export const isPageOpen = ({ link, status }: Pick<Payment, 'link' | 'status'>): boolean =>
  link !== null && (payableStatuses.includes(status) || invoicedStatuses.includes(status));

/** Somebody may be sent the page: it is open, and not for staff alone. */
export const canBeSent = (payment: Pick<Payment, 'link' | 'status' | 'type'>): boolean =>
  isPageOpen(payment) && paymentKinds[payment.type].page !== 'TERMINAL';

/** Whether a reminder can be sent: for a link of an order that was sent. */
export const canBeReminded = (
  payment: Pick<Payment, 'link' | 'status' | 'type' | 'dispatches' | 'orderId'>,
): boolean =>
  isPageOpen(payment) &&
  paymentKinds[payment.type].page === 'PAYMENT' &&
  payment.dispatches.length > 0 &&
  payment.orderId !== null;
