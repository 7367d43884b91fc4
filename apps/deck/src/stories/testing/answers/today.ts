import type { Arrivals, MonthUntilNow, Queue, Waiting } from '@deck/api/contract/today';
import { orders, summary } from './orders.ts';
import { held, sent } from './payments.ts';

const day = '2026-11-22';

const hold: Waiting = {
  id: `HOLD_ENDS-${held.id}`,
  reason: 'HOLD_ENDS',
  endsAt: '2026-11-22T21:14:00Z',
  endsToday: true,
  act: 'CAPTURE',
  amount: held.heldAmount,
  currency: held.currency,
  guest: held.customerName,
  phone: '',
  orderId: held.orderId,
  orderExternalId: held.orderExternalId,
  startDate: '2026-11-25',
  payment: held,
};

const link: Waiting = {
  ...hold,
  id: `LINK_ENDS-${sent.id}`,
  reason: 'LINK_ENDS',
  endsAt: '2026-11-24T16:20:00Z',
  endsToday: false,
  act: 'SEND',
  amount: sent.amount,
  currency: sent.currency,
  guest: sent.customerName,
  orderId: sent.orderId,
  orderExternalId: sent.orderExternalId,
  payment: sent,
};

const arrival = (changes: Partial<Waiting>): Waiting => ({
  ...hold,
  endsAt: '2026-11-23T22:00:00Z',
  endsToday: false,
  startDate: '2026-11-24',
  amount: '738.00',
  payment: null,
  ...changes,
});

/** What waits for a person: one of each kind, what ends first at the top. */
export const queue: Queue = {
  day,
  waiting: [
    arrival({
      id: 'DECLINED-1',
      reason: 'DECLINED',
      endsAt: '2026-11-21T22:00:00Z',
      endsToday: true,
      startDate: day,
      act: 'CALL',
      guest: 'Tomasz Wiśniewski',
      phone: '+48601234567',
      amount: '189.00',
    }),
    hold,
    arrival({ id: 'EXPIRED-1', reason: 'EXPIRED', act: 'CALL', guest: 'Nikolai Orlov' }),
    arrival({
      id: 'NOT_ASKED-1',
      reason: 'NOT_ASKED',
      act: 'NEW_PAYMENT',
      guest: 'Katerina Vlachou',
      amount: '86400',
      currency: 'JPY',
    }),
    link,
    { ...link, id: 'LINK_RATE_ENDS-1', reason: 'LINK_RATE_ENDS', guest: 'Aoife Ní Bhriain', payment: null },
    arrival({
      id: 'RATE_ENDS-GBP',
      reason: 'RATE_ENDS',
      endsAt: '2026-11-28T21:59:00Z',
      act: 'UPDATE_RATE',
      amount: null,
      currency: 'GBP',
      guest: '',
      orderId: null,
      orderExternalId: null,
      startDate: null,
    }),
  ],
  total: 7,
  endToday: 2,
  totalExact: true,
  holds: 11,
};

export const calmQueue: Queue = { ...queue, waiting: [], total: 0, endToday: 0, holds: 0 };

/** More waits than is answered, and than is shown at first. */
export const longQueue: Queue = {
  ...queue,
  waiting: Array.from({ length: 50 }, (_, at) => ({ ...link, id: `LINK_ENDS-${at}` })),
  total: 64,
  endToday: 0,
};

export const arrivals: Arrivals = {
  from: day,
  to: '2026-12-05',
  sums: [
    {
      currency: 'EUR',
      total: '61204.80',
      paid: '31180.40',
      held: '23910.00',
      asked: '1492.50',
      refunded: '0.00',
      notAsked: '4621.90',
      due: '30024.40',
    },
    {
      currency: 'JPY',
      total: '86400',
      paid: '0',
      held: '0',
      asked: '0',
      refunded: '0',
      notAsked: '86400',
      due: '86400',
    },
  ],
  rows: [
    { order: summary, due: '4320.00' },
    ...orders.slice(1, 4).map((order) => ({ order, due: order.totalAmount })),
  ],
  total: 12,
  totalExact: true,
};

export const noArrivals: Arrivals = { ...arrivals, sums: [], rows: [], total: 0 };

export const month: MonthUntilNow = {
  days: { from: '2026-11-01', to: day },
  before: { from: '2026-10-01', to: '2026-10-22' },
  sums: [{ currency: 'EUR', paid: '222859.90', refunded: '13155.25', paidBefore: '205614.30' }],
};
