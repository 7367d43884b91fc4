import type { FoundGuest, Guest } from '@deck/api/contract/guests';
import { order } from './order.ts';
import { orders } from './orders.ts';
import { charged, payments } from './payments.ts';

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

/** Everything paid: nothing is held, asked or due. */
export const settledSums = guest.sums.map((sum) => ({
  ...sum,
  paid: sum.total,
  held: '0',
  asked: '0',
  due: '0',
}));

const nobody = { firstName: '', lastName: '', email: '', companyName: '' };

/** The same guest once erased: with money that still moves an erasure is refused. */
export const erasedGuest: Guest = {
  ...guest,
  customer: { ...guest.customer, ...nobody, phone: '' },
  orders: guest.orders.map((one) => ({
    ...one,
    customer: nobody,
    state: 'PAID',
    progressStatus: 'COMPLETED',
    paidAmount: one.totalAmount,
    heldAmount: '0.00',
    askedAmount: '0.00',
  })),
  sums: settledSums,
  payments: [{ ...charged, customerName: '', card: charged.card && { ...charged.card, holder: '' } }],
  erasedAt: '2026-11-20T07:41:00Z',
};

/** The same guest, as the palette finds them. */
export const foundGuest: FoundGuest = {
  id: guest.id,
  complete: true,
  customer: guest.customer,
  orders: guest.orders.length,
  due: guest.sums.map(({ currency, due }) => ({ currency, due })),
};
