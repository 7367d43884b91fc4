import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { inAreas, query } from '@deck/api/react';
import type { Query } from '@tanstack/react-query';
import { api, queryClient } from '../../platform/api.ts';
import type { LiveEvent } from '../../platform/live/live-changes.ts';

/** The areas that others change while someone looks; what is being typed into is not among them. */
const followed = [
  'orders',
  'orderCards',
  'orderPayments',
  'payments',
  'paymentActions',
  'transactions',
  'payTransactions',
  'callbacks',
  'userNotifications',
  'views',
  'days',
  'movements',
  'today',
  'guests',
] as const;

let acts = 0;

/** How many times something was done here that others may answer to later. */
export const mutationCount = (): number => acts;

/** Reads again everything that money touches, after a write of this user. */
export async function invalidateMoneyQueries(): Promise<void> {
  acts += 1;
  await rereadMoney();
}

/** The same after somebody else's act. It resolves once everything on the screen is read. */
export async function rereadMoney(): Promise<void> {
  // What is on no screen would be shown first as it was, and a form would begin with it.
  queryClient.removeQueries({ type: 'inactive', predicate: isOneOrderOrPayment });
  await queryClient.invalidateQueries(inAreas(...followed, 'hotelSystems', 'businessProfiles', 'drafts'));
}

/** Reads again what changed on the server, and leaves other orders as they are. */
export async function rereadChange(events: readonly LiveEvent[]): Promise<void> {
  const isOfPeople = events.every(({ kind }) => kind === 'NOTIFICATIONS');
  const ids = events.some(({ kind }) => kind === 'ANYTHING')
    ? undefined
    : new Set(events.map(({ id }) => id));
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [area, operation, args] }) => {
      if (isOfPeople) return area === 'userNotifications';
      const { id } = (args ?? {}) as { id?: string };
      const isOther = area === 'orders' && operation === 'get' && ids !== undefined && !ids.has(id);
      return !isOther && followed.some((each) => each === area);
    },
  });
}

const isOneOrderOrPayment = ({ queryKey: [area, operation] }: Pick<Query, 'queryKey'>): boolean =>
  area === 'orderPayments' || ((area === 'orders' || area === 'payments') && operation === 'get');

// What comes next shows the answer, whether or not it can be read again: who may make things need not be allowed to read them.

export function keepOrder(order: Order): void {
  queryClient.setQueryData(query(api.orders.get, { id: order.id }).queryKey, order);
}

export function keepPayment(payment: Payment): void {
  queryClient.setQueryData(query(api.payments.get, { id: payment.id }).queryKey, payment);
}
