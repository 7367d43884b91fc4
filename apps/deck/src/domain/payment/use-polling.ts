import type { Order, TimelineEvent } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { Transaction } from '@deck/api/contract/transactions';
import { isLive } from '@deck/api/rules';
import type { Query } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { unlessTold } from '../../platform/polling.ts';
import { mutationCount } from './invalidate-money-queries.ts';

/** The interval of polling in milliseconds, and the number of polls without a change after which it stops. */
export const EVERY = 5_000;
export const AT_MOST = 24;

/** What an answer says of itself. */
export interface PollState {
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

/** Starts counting again after every change; gives the next interval, or none. */
export function nextRead(counted: Counted, mark: string, readings: number): [Counted, number | false] {
  const now = counted.mark === mark ? counted : { mark, from: readings };
  return [now, readings - now.from < AT_MOST ? EVERY : false];
}

/**
 * Polls a query every 5 seconds while others have the next step, and after an action of this user. While the server
 * reports changes it polls less often. It stops after 24 polls without a change; a change or an action starts the count
 * again. A hidden tab does not poll.
 */
export function usePolling<Data>(getPollState: (data: Data) => PollState): Interval<Data> {
  const [atOpening] = useState(mutationCount);
  const counted = useRef<Counted>({ mark: '', from: 0 });
  return ({ state: { data, dataUpdateCount } }) => {
    if (data === undefined) return false;
    const { waits, mark } = getPollState(data);
    const acts = mutationCount();
    if (!waits && acts === atOpening) return false;
    const [now, interval] = nextRead(counted.current, `${mark} ${acts}`, dataUpdateCount);
    counted.current = now;
    return interval && unlessTold(interval);
  };
}

const waits = (payment: Payment): boolean =>
  isLive({ status: payment.status, linkLives: payment.link !== null });
const mark = ({ status, modifiedAt, heldAmount }: Payment): string => `${status} ${modifiedAt} ${heldAmount}`;

export const getPaymentPollState = (payment: Payment): PollState => ({
  waits: waits(payment),
  mark: mark(payment),
});

export const getPaymentsPollState = (payments: readonly Payment[]): PollState => ({
  waits: payments.some(waits),
  mark: payments.map(mark).join(),
});

export const getTransactionsPollState = (transactions: readonly Transaction[]): PollState => ({
  waits: transactions.some(
    ({ status, ifcDeliveryStatus }) => status === 'PROCESSING' || ifcDeliveryStatus === 'PROCESSING',
  ),
  mark: transactions.map(({ id, status, ifcDeliveryStatus }) => `${id}${status}${ifcDeliveryStatus}`).join(),
});

/** What open payments ask for is what is due and not available; requests for a card have their own list. */
export const getOrderPollState = (order: Order): PollState => ({
  waits: order.dueAmount !== order.availableAmount || order.split || order.state === 'PROCESSING',
  mark: `${order.state} ${order.modifiedAt} ${order.timeline.length}`,
});

export const getEventsPollState =
  (payment: Payment) =>
  (events: readonly TimelineEvent[]): PollState => ({ waits: waits(payment), mark: String(events.length) });
