import type { OrderSummary } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { Channel } from '@deck/api/vocabulary';
import { lastDispatch } from '../../../../domain/payment/dispatches.ts';
import { canBeReminded, canBeSent } from '../../../../domain/payment/is-page-open.ts';

/** Two messages about a link: the link again, or a reminder. */
export type LinkMessage = 'send' | 'remind';

/** A link that can be sent again, and its recipient. */
export interface OpenLink {
  readonly order: Pick<OrderSummary, 'id' | 'externalId'>;
  readonly payment: Pick<Payment, 'id' | 'number' | 'amount' | 'currency'>;
  readonly channel: Channel;
  readonly recipient: string;
}

/**
 * The links of an order that somebody can still pay by, each to the address that it went to last. One that did not
 * arrive, or never went out, goes to the guest's e-mail address; without any address there is none.
 */
export function getOpenLinks(order: OrderSummary, payments: readonly Payment[]): readonly OpenLink[] {
  return payments.filter(canBeSent).flatMap((payment) => {
    const last = lastDispatch(payment);
    const to =
      last === undefined || last.failed
        ? { channel: 'EMAIL' as const, recipient: order.customer.email }
        : { channel: last.channel, recipient: last.recipient };
    return to.recipient === '' ? [] : [{ order, payment, ...to }];
  });
}

/** The links of an order that its guest can be reminded of, at their e-mail address. */
export function getRemindedLinks(order: OrderSummary, payments: readonly Payment[]): readonly OpenLink[] {
  const { email } = order.customer;
  if (email === '') return [];
  return payments
    .filter(canBeReminded)
    .map((payment) => ({ order, payment, channel: 'EMAIL', recipient: email }));
}
