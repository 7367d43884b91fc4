import type { OrderSummary } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { OrderState } from '@deck/api/vocabulary';
import { isPositive, parseMoney } from '@deck/values';
import { canBeReminded, canBeSent } from '../../../../domain/payment/is-page-open.ts';

/** What is done with the money of an order from its list, the most wanted first. */
export const orderActs = ['capture', 'send', 'remind', 'refund', 'copy'] as const;
export type OrderAct = (typeof orderActs)[number];

/** The right that each act needs; who may see the order may copy its link. */
export const rightOf: Readonly<Record<OrderAct, string>> = {
  capture: 'PAYMENT_CAPTURE',
  send: 'ORDER_INSTANCE_EDIT',
  remind: 'ORDER_INSTANCE_EDIT',
  refund: 'PAYMENT_REFUND',
  copy: 'ORDER_INSTANCE_VIEW',
};

/** No link is open: it goes out later, the scheduler charges, or a bank is yet to answer. */
const withoutLink: readonly OrderState[] = [
  'SCHEDULED',
  'SCHEDULED_SEND',
  'SCHEDULED_CHARGE',
  'AWAITING_CLARIFICATION',
  'PROCESSING',
];

/** Whether an act is offered for an order, as far as its row says. Its payments have the last word. */
export function isOffered(act: OrderAct, order: OrderSummary): boolean {
  const has = (amount: string) => isPositive(parseMoney(amount, order.currency));
  const isAsked = has(order.askedAmount) && !withoutLink.includes(order.state);
  switch (act) {
    case 'capture':
      return has(order.heldAmount);
    case 'refund':
      return has(order.paidAmount);
    case 'send':
    case 'copy':
      return isAsked;
    case 'remind':
      return isAsked && order.customer.email !== '';
  }
}

/** Whether an act can be done with a payment now. */
export function serves(act: OrderAct, payment: Payment): boolean {
  switch (act) {
    case 'capture':
    case 'refund':
      return payment.actions[act].possible;
    case 'send':
    case 'copy':
      return canBeSent(payment);
    case 'remind':
      return canBeReminded(payment);
  }
}
