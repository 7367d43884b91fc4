import type { Order, TimelineEvent } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { Transaction } from '@deck/api/contract/transactions';
import { isLive } from '@deck/api/rules';
import type { Standing } from './use-rereads.ts';

const waits = (payment: Payment): boolean =>
  isLive({ status: payment.status, linkLives: payment.link !== null });
const mark = ({ status, modifiedAt, heldAmount }: Payment): string => `${status} ${modifiedAt} ${heldAmount}`;

export const paymentStanding = (payment: Payment): Standing => ({
  waits: waits(payment),
  mark: mark(payment),
});

export const paymentsStanding = (payments: readonly Payment[]): Standing => ({
  waits: payments.some(waits),
  mark: payments.map(mark).join(),
});

export const transactionsStanding = (transactions: readonly Transaction[]): Standing => ({
  waits: transactions.some(
    ({ status, ifcDeliveryStatus }) => status === 'PROCESSING' || ifcDeliveryStatus === 'PROCESSING',
  ),
  mark: transactions.map(({ id, status, ifcDeliveryStatus }) => `${id}${status}${ifcDeliveryStatus}`).join(),
});

/** What open payments ask for is what is due and not available; cards that are asked for are told by their own list. */
export const orderStanding = (order: Order): Standing => ({
  waits: order.dueAmount !== order.availableAmount || order.split || order.state === 'PROCESSING',
  mark: `${order.state} ${order.modifiedAt} ${order.timeline.length}`,
});

export const eventsStanding =
  (payment: Payment) =>
  (events: readonly TimelineEvent[]): Standing => ({ waits: waits(payment), mark: String(events.length) });
