import { contract } from '@deck/api/contract';
import type { Order } from '@deck/api/contract/orders';
import { broken, mock, Refusal, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { order } from './testing/answers/order.ts';
import { amount, inSight, opens, words } from './testing/assertions.ts';
import { fill, press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Order edited', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const { orders } = contract;
const edit = defineScenes('/orders/{id}/edit', { at: '/orders/order-klb-20418/edit' });
const editCustomer = defineScenes('/orders/{id}/edit-customer', {
  at: '/orders/order-klb-20418/edit-customer',
});
const save = press(words('orders:edit.save', { amount: amount('6480.00', 'EUR') }));
const reservation = fill(words('orders:fields.reservationId'), 'OPERA 5498140');

/** Read as it was; when the save is refused, as it has become meanwhile. */
const overtakenBy = (change: Partial<Order>) => () => {
  let isRefused = false;
  return [
    mock(orders.get, () => (isRefused ? { ...order, revision: 'a91f00d3c2e54b17', ...change } : order)),
    mock(orders.edit, () => {
      isRefused = true;
      throw Refusal.because('ORDER_EDITED_MEANWHILE');
    }),
  ];
};

export const Conflict = edit({
  changing: overtakenBy({
    reservationId: 'OPERA 5498155',
    internalNote: 'Invoice to the company; late arrival',
    timeline: [
      {
        id: 'event-edited',
        type: 'EDITED',
        at: '2026-11-22T07:58:00Z',
        author: { kind: 'USER', name: 'Nikos Stathakis' },
        paymentId: null,
        amount: null,
        currency: null,
        reason: null,
        detail: null,
      },
      ...order.timeline,
    ],
  }),
  after: [reservation, save],
  expected: [words('orders:edit.meanwhile', { name: 'Nikos Stathakis' }), 'OPERA 5498155', 'OPERA 5498140'],
});
export const TooLow = edit({
  after: [fill(words('orders:create.amount'), '4000')],
  expected: words('orders:edit.tooLow', { amount: amount('4320.00', 'EUR') }),
});
export const Wrong = edit({
  after: [fill(words('orders:fields.firstName'), 'Ингрид'), save],
  expected: words('validation.latinName'),
});
// Specification 8.13, 8.16
export const Refused = edit({
  answers: [refused(orders.edit, 'ORDER_ALREADY_EXISTS')],
  after: [reservation, save],
  expected: [words('errors.code.ORDER_ALREADY_EXISTS'), inSight(words('errors.code.INVALID_VALUE'))],
});
// Specification 8.36
export const Unexpected = edit({
  answers: [refused(orders.edit, 'ACCESS_DENIED')],
  after: [reservation, save],
  expected: inSight(words('messages:orderUnexpected')),
});
export const Unknown = edit({
  answers: [broken(orders.edit)],
  after: [reservation, save],
  expected: inSight(words('orders:edit.unknown')),
});
export const Leaving = edit({
  after: [reservation, press(words('action.cancel'), 'link')],
  expected: opens(words('leave.title')),
});
export const Customer = editCustomer({
  after: [fill(words('orders:fields.email'), 'i.solheim@'), press(words('orders:edit.saveCustomer'))],
  expected: words('validation.email'),
});
