import type { Api } from '@deck/api/client';
import type { contract } from '@deck/api/contract';

/** Values to search for, from an order in the middle of the list. */
export interface Sample {
  readonly externalId: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly propertyId: string;
  readonly paymentNumber: string;
  /** A day near the newest orders, and the day a week earlier. */
  readonly day: string;
  readonly weekBefore: string;
}

export interface ListRequest {
  readonly name: string;
  readonly send: (api: Api<typeof contract>, sample: Sample) => Promise<unknown>;
}

type OrderQuery = Parameters<Api<typeof contract>['orders']['list']>[0];
type PaymentQuery = Parameters<Api<typeof contract>['payments']['list']>[0];

const orders = (name: string, query: (sample: Sample) => OrderQuery): ListRequest => ({
  name: `orders: ${name}`,
  send: (api, sample) => api.orders.list({ page: 0, size: 50, ...query(sample) }),
});
const payments = (name: string, query: (sample: Sample) => PaymentQuery): ListRequest => ({
  name: `payments: ${name}`,
  send: (api, sample) => api.payments.list({ page: 0, size: 50, ...query(sample) }),
});
const counts = (name: string, query: (sample: Sample) => OrderQuery): ListRequest => ({
  name: `counts: ${name}`,
  send: (api, sample) => api.orders.counts(query(sample)),
});

const guests = (name: string, search: (sample: Sample) => string): ListRequest => ({
  name: `guests: ${name}`,
  send: (api, sample) => api.guests.list({ search: search(sample) }),
});
/** The middle letter is another. */
const mistyped = (word: string): string => {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle)}q${word.slice(middle + 1)}`;
};

/** Typical filters, sorts and searches of staff. */
export const listRequests: readonly ListRequest[] = [
  orders('newest, pins first', () => ({ pinnedup: true })),
  orders('twenty pages on', () => ({ page: 20 })),
  orders('partly paid', () => ({ getOrdersRq: { states: ['PARTIALLY_PAID'] } })),
  orders('nothing paid yet', () => ({ getOrdersRq: { states: ['NEW', 'LINK_SENT', 'AWAITING'] } })),
  orders('of one property', ({ propertyId }) => ({ getOrdersRq: { propertyIds: [propertyId] } })),
  orders('made this week, by amount', ({ day, weekBefore }) => ({
    sort: ['total,desc'],
    getOrdersRq: { createdFrom: weekBefore, createdTo: day },
  })),
  orders('largest amounts', () => ({ sort: ['total,desc'] })),
  orders('latest arrivals', () => ({ sort: ['start,desc'] })),
  orders('by number', () => ({ sort: ['external_id,asc'] })),
  orders('one number', ({ externalId }) => ({ getOrdersRq: { search: externalId } })),
  orders('a surname', ({ surname }) => ({ getOrdersRq: { search: surname } })),
  orders('an e-mail', ({ email }) => ({ getOrdersRq: { search: email } })),
  orders('a phone', ({ phone }) => ({ getOrdersRq: { search: phone } })),
  orders('a surname that is paid', ({ surname }) => ({
    getOrdersRq: { search: surname, states: ['PAID'] },
  })),
  orders('a surname with a wrong letter', ({ surname }) => ({
    getOrdersRq: { search: mistyped(surname) },
  })),
  orders('nobody', () => ({ getOrdersRq: { search: 'xqzzy wvvq' } })),
  payments('newest', () => ({})),
  payments('held', () => ({ getPaymentsRq: { statuses: ['AUTHORIZED', 'PARTIALLY_CAPTURED'] } })),
  payments('declined', () => ({ getPaymentsRq: { statuses: ['DECLINED'] } })),
  payments('wires', () => ({ getPaymentsRq: { types: ['WIRE_TRANSFER'] } })),
  payments('of one property', ({ propertyId }) => ({ getPaymentsRq: { propertyIds: [propertyId] } })),
  payments('one number', ({ paymentNumber }) => ({ getPaymentsRq: { search: paymentNumber } })),
  payments('a surname with a wrong letter', ({ surname }) => ({
    getPaymentsRq: { search: mistyped(surname) },
  })),
  payments('a surname', ({ surname }) => ({ getPaymentsRq: { search: surname } })),
  counts('everything', () => ({})),
  counts('of one property', ({ propertyId }) => ({ getOrdersRq: { propertyIds: [propertyId] } })),
  counts('made this week', ({ day, weekBefore }) => ({
    getOrdersRq: { createdFrom: weekBefore, createdTo: day, states: ['PAID'] },
  })),
  counts('a surname', ({ surname }) => ({ getOrdersRq: { search: surname } })),
  guests('a surname', ({ surname }) => surname),
  guests('a surname with a wrong letter', ({ surname }) => mistyped(surname)),
  guests('an e-mail', ({ email }) => email),
  guests('nobody', () => 'xqzzy wvvq'),
  { name: 'day: what moved', send: (api, { day }) => api.days.get({ day }) },
  {
    name: 'day: movements',
    send: (api, { day }) => api.movements.list({ page: 0, size: 50, getMovementsRq: { day } }),
  },
  {
    name: 'day: refunds of one property',
    send: (api, { day, propertyId }) =>
      api.movements.list({ getMovementsRq: { day, kinds: ['REFUND'], propertyIds: [propertyId] } }),
  },
  {
    name: 'counts: payments from an amount',
    send: (api) => api.payments.counts({ getPaymentsRq: { amountFrom: '1.00' } }),
  },
  {
    name: 'balances',
    send: async (api) =>
      api.businessProfiles.balances({ id: (await api.session.validate()).businessProfileId }),
  },
];
