import type { FoundGuest, Guest } from '@deck/api/contract/guests';
import { order } from './order.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';

/** A guest who owes in two currencies. */
export const guest: Guest = {
  id: order.id,
  customer: order.customer,
  orders: orders.slice(0, 3),
  sums: [
    {
      currency: 'EUR',
      total: '7840.00',
      paid: '2160.00',
      held: '2160.00',
      asked: '1080.00',
      refunded: '0.00',
      due: '3520.00',
    },
    { currency: 'JPY', total: '96000', paid: '0', held: '0', asked: '0', refunded: '0', due: '96000' },
  ],
  payments: payments.slice(0, 3),
  complete: true,
  erasedAt: null,
};

/** The same guest, as the palette finds them. */
export const foundGuest: FoundGuest = {
  id: guest.id,
  complete: true,
  customer: guest.customer,
  orders: guest.orders.length,
  due: guest.sums.map(({ currency, due }) => ({ currency, due })),
};
