import type { Order, TimelineEvent } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { Transaction } from '@deck/api/contract/transactions';
import { isLive } from '@deck/api/rules';
import type { Query } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mutationCount } from './invalidate-money-queries.ts';

/** How often what waits for others is read anew, in milliseconds, and how many times at most without news. */
export const EVERY = 5_000;
export const AT_MOST = 24;

/** What an answer says of itself. */
export interface Standing {
  /** Somebody else has the next step: a payer, a bank, a carrier. */
  readonly waits: boolean;
  /** Another text whenever there is news. */
  readonly mark: string;
}

type Interval<Data> = (query: Pick<Query<Data, Error, Data, readonly unknown[]>, 'state'>) => number | false;

/** Since which news is counted, and from which reading on. */
export interface Counted {
  readonly mark: string;
  readonly from: number;
}

/** Counts anew whenever there is news; tells when to read again, if at all. */
export function nextRead(counted: Counted, mark: string, readings: number): [Counted, number | false] {
  const now = counted.mark === mark ? counted : { mark, from: readings };
  return [now, readings - now.from < AT_MOST ? EVERY : false];
}

/**
 * When a query is read anew by itself: every 5 seconds while others have the next step, and after an act of one's own;
 * at most 24 times, counted again from every piece of news and every act. A tab nobody looks at reads nothing.
 */
export function usePolling<Data>(standingOf: (data: Data) => Standing): Interval<Data> {
  const [atOpening] = useState(mutationCount);
  const counted = useRef<Counted>({ mark: '', from: 0 });
  return ({ state: { data, dataUpdateCount } }) => {
    if (data === undefined) return false;
    const { waits, mark } = standingOf(data);
    const acts = mutationCount();
    if (!waits && acts === atOpening) return false;
    const [now, interval] = nextRead(counted.current, `${mark} ${acts}`, dataUpdateCount);
    counted.current = now;
    return interval;
  };
}

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
