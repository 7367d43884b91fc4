import { contract } from '@deck/api/contract';
import { refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { held } from './testing/answers/payments.ts';
import { amount, kitWords, offersNot, opens, words } from './testing/assertions.ts';
import { type Deed, press, until } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Orders peek', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const orders = defineScenes('/orders', { at: '/orders?peek=order-klb-20418' });
const { get } = contract.orders;
const capture = words('money:act.capture', { amount: amount('2160.00', 'EUR') });
const last = words('orders:peek.last');

export const Full = orders({ expected: ['i.solheim@fjordmail.example', last, capture] });
export const Loading = orders({ ...loading(get, contract.orderPayments.list), expected: last });
export const Failed = orders(failed('orders:details.failed', get));
export const PaymentsFailed = orders(failed('orders:details.paymentsFailed', contract.orderPayments.list));
/** Its row may still stand in the list. */
export const Gone = orders({ answers: [refused(get, 'NOT_FOUND')], expected: words('orders:peek.gone') });
export const MayNotCapture = orders({
  person: ownerWithout('PAYMENT_CAPTURE'),
  expected: [last, words('orders:acts.refund'), offersNot(capture)],
});
export const Capture = orders({
  after: [press(capture)],
  expected: opens(words('money:title.capture', { payment: held.number })),
});
export const Closed = orders({
  after: [until(last), press(kitWords(({ modal }) => modal.close))],
  expected: offersNot(capture),
});

const type =
  (keys: string): Deed =>
  async () =>
    void (await userEvent.keyboard(keys));

/** The menu of a row offers what its state allows. */
export const Menu = {
  ...orders({
    at: '/orders',
    after: [press(words('list:row.menu', { row: 'KLB-20418' }))],
    expected: [words('list:row.look'), words('orders:acts.capture'), words('list:row.copyNumber')],
  }),
  tags: ['desk'],
};

/** From the row to the next one by keys alone. */
export const Keys = {
  ...orders({
    at: '/orders',
    after: [until('KLB-20418'), type('j '), until(last), type('{ArrowDown}{ArrowUp}{Escape}')],
    expected: ({ ownerDocument }) => {
      const row = ownerDocument.activeElement?.closest<HTMLElement>('[data-row]');
      if (row?.dataset.row === undefined) throw new Error('no row has the focus');
    },
  }),
  tags: ['desk'],
};
