import { contract } from '@deck/api/contract';
import { mock, refused } from '@deck/api/mock';
import type { MoneyLineName } from '@deck/values';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { getPage } from './testing/answers/answers.ts';
import { freshOrder } from './testing/answers/order.ts';
import { charged, held } from './testing/answers/payments.ts';
import { byRoom, getText, kitWords, leadsNotTo, leadsTo, titled, words } from './testing/assertions.ts';
import { press, until } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Order', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const order = defineScenes('/orders/{id}', { at: '/orders/order-klb-20418' });
const { orderCards, orderPayments, orders } = contract;

/** Presses a part of the money by the word it begins with. */
const pressPart = (name: MoneyLineName) => async (canvas: HTMLElement) => {
  const word = getText(words(`order:money.${name}`));
  await userEvent.click(await within(canvas).findByRole('button', { name: new RegExp(`^${word}[, ]`) }));
};
const isMarked = (payment: string) => (canvas: HTMLElement) => {
  const [mark, another] = canvas.querySelectorAll('mark');
  if (mark?.textContent !== payment || another) throw new Error(`${payment} is not what is marked.`);
};
/** The events of the payment are marked too. On a phone they are in a tab of their own. */
const isHistoryMarked = (payment: string) =>
  byRoom({
    desk: (canvas) => {
      const [marked, another] = canvas.querySelectorAll('section[aria-current]');
      if (!marked?.textContent?.includes(payment) || another)
        throw new Error(`The events of ${payment} are not what is marked.`);
    },
    phone: [],
  });
const offersCapture = (count: number) => (canvas: HTMLElement) => {
  const act = getText(words('labels:paymentAction.capture'));
  const found = within(canvas).queryAllByRole('button', { name: act });
  if (found.length !== count) throw new Error(`${act} is offered ${found.length} times.`);
};

// Specification 2.57
export const Full = order({
  expected: [
    'KLB-20418',
    'P-778125',
    byRoom({ desk: 'Superior Double', phone: 'Visa •••• 9064' }),
    titled('KLB-20418'),
  ],
});
/** What is pressed in the line is marked in the table, and offers its act. A row of this width has it in its menu. */
export const HeldPressed = order({
  after: [pressPart('held')],
  expected: [isMarked('P-778127'), isHistoryMarked('P-778127'), offersCapture(1)],
});
export const HeldPressedWithoutRight = order({
  person: ownerWithout('PAYMENT_CAPTURE'),
  after: [pressPart('held')],
  expected: [isMarked('P-778127'), offersCapture(0)],
});
export const NotAskedPressed = order({
  after: [pressPart('notAsked')],
  expected: leadsTo('/orders/order-klb-20418/new-payment'),
});
/** As of an order that 260 people have split: more than one answer of the server holds. */
const many = Array.from({ length: 260 }, (_, at) => ({
  ...(at === 255 ? held : charged),
  id: `payment-${at}`,
  number: `P-${778_000 + at}`,
}));
const manyPayments = mock(orderPayments.list, ({ size, page }) => getPage(many, size, page));
export const ManyPayments = order({
  answers: [manyPayments],
  after: [until('P-778049'), press(kitWords(({ table }) => table.loadMore))],
  expected: [kitWords(({ table }) => table.showing(100, 260, true)), 'P-778099'],
});
/** A part of the money leads to its payment wherever that stands: the table reaches to it. */
export const HeldOfManyPressed = order({
  answers: [manyPayments],
  after: [until('P-778049'), pressPart('held')],
  expected: kitWords(({ table }) => table.showing(256, 260, true)),
});
export const Empty = order(
  answered(
    'orders:details.noPayments',
    mock(orders.get, freshOrder),
    mock(orderPayments.list, getPage([])),
    mock(orderCards.list, []),
  ),
);
export const Loading = order(loading(orders.get));
// Specification 8.25
export const Failed = order(failed('orders:details.failed', orders.get));
export const NotFound = order({
  answers: [refused(orders.get, 'NOT_FOUND')],
  expected: [words('orders:details.notFound'), titled(words('app:title.order'))],
});
// Specification 8.25
export const PaymentsFailed = order(failed('orders:details.paymentsFailed', orderPayments.list));
export const ReadOnly = order({
  person: ownerWithout('ORDER_INSTANCE_EDIT', 'PAYMENT_CAPTURE', 'PAYMENT_REFUND', 'PAYMENT_VOID'),
  expected: 'KLB-20418',
});
export const NoPaymentOpens = order({
  person: ownerWithout('PAYMENT_INSTANCE_VIEW'),
  expected: ['P-778125', leadsNotTo('/orders/order-klb-20418/payment-charged')],
});
/** Whoever may take payments need not be allowed to make orders. */
export const PaymentWithoutNewOrders = order({
  person: ownerWithout('ORDER_INSTANCE_CREATE'),
  expected: leadsTo('/orders/order-klb-20418/new-payment'),
});
export const Forbidden = order(forbidden);
