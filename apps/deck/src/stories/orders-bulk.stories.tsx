import { contract } from '@deck/api/contract';
import { mock, Refusal } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { isOffered } from '../features/orders/list/acts/order-acts.ts';
import { getPage } from './testing/answers/answers.ts';
import { orders as rows } from './testing/answers/orders.ts';
import { sent } from './testing/answers/payments.ts';
import { kitWords, opens, words } from './testing/assertions.ts';
import { press, until } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Orders chosen', tags: ['!autodocs', 'desk'] } satisfies Meta;

export default meta;

const orders = defineScenes('/orders');
const all = press(
  kitWords(({ table }) => table.chooseAll),
  'checkbox',
);
const served = rows.filter((row) => isOffered('send', row)).length;
const send = press(words('orders:bulk.sendTo', { count: served }));
const chosen = words('list:bulk.chosen', { count: rows.length });

/** How many are chosen and what they come to; no phone chooses rows. */
export const Chosen = orders({ after: [all], expected: [chosen, words('list:bulk.export')] });

export const NoneAgain = orders({
  after: [all, press(words('list:bulk.clear'))],
  expected: (canvas) => {
    if (canvas.querySelector('[data-chosen]')) throw new Error('a row is chosen');
  },
});

/** The links that can go out again, and the orders that have none, before anything is sent. */
export const SendAgain = orders({
  answers: [mock(contract.orderPayments.list, ({ id }) => getPage(id === rows[0]?.id ? [sent] : []))],
  after: [all, send],
  expected: [
    opens(words('orders:bulk.send')),
    words('orders:bulk.without', { count: rows.length - 1 }),
    words('orders:bulk.sendCount', { count: 1 }),
  ],
});

const two = mock(contract.orderPayments.list, ({ id }) =>
  getPage(rows.slice(0, 2).some((row) => row.id === id) ? [{ ...sent, id: `payment-${id}` }] : []),
);

/** Each outcome stands beside its link; what failed can be sent again alone. */
export const SentInPart = orders({
  answers: [
    two,
    mock(contract.payments.notify, ({ id }) => {
      if (id === `payment-${rows[1]?.id}`) throw Refusal.because('MESSAGE_SENT_RECENTLY', { seconds: 40 });
      return sent;
    }),
  ],
  after: [all, send, press(words('orders:bulk.sendCount', { count: 2 }))],
  expected: [
    words('orders:bulk.outcome.sent'),
    words('orders:bulk.outcome.failed'),
    words('orders:bulk.sendCount', { count: 1 }),
  ],
});

const reminded = rows.filter((row) => isOffered('remind', row)).length;
const remind = press(words('orders:bulk.remindTo', { count: reminded }));
const dispatches = [
  {
    channel: 'EMAIL' as const,
    recipient: 'm.papadopoulou@outlook.gr',
    sentAt: sent.createdAt,
    againAt: sent.createdAt,
    failed: false,
    refusal: null,
  },
];

/** Only what has gone out is reminded of, and not twice within the hour. */
export const Remind = orders({
  answers: [
    mock(contract.orderPayments.list, ({ id }) =>
      getPage(id === rows[0]?.id ? [{ ...sent, dispatches }] : []),
    ),
    mock(contract.payments.remind, () => {
      throw Refusal.because('REMINDED_RECENTLY', { minutes: 40 });
    }),
  ],
  after: [all, remind, press(words('orders:bulk.remindCount', { count: 1 }))],
  expected: [
    words('orders:bulk.withoutReminder', { count: rows.length - 1 }),
    words('errors.code.REMINDED_RECENTLY', { minutes: 40 }),
  ],
});

export const Pinned = orders({
  answers: [
    mock(contract.orders.pin, ({ id }) => {
      const row = rows.find((order) => order.id === id);
      if (row === undefined) throw Refusal.because('NOT_FOUND');
      return { ...row, pinned: true };
    }),
  ],
  after: [all, press(words('orders:bulk.pin'))],
  expected: until(words('orders:bulk.pinned', { count: rows.filter(({ pinned }) => !pinned).length })),
});
