import { contract } from '@deck/api/contract';
import { broken, mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { company } from './testing/answers/company.ts';
import { balances } from './testing/answers/money.ts';
import { calmQueue, noArrivals } from './testing/answers/today.ts';
import { byRoom, kitWords, opens, words } from './testing/assertions.ts';
import { choose, type Deed, onPhone, press } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Main page blocks', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const home = defineScenes('/');
const { businessProfiles, orders, payments, today } = contract;
/** The queue and the arrivals name the same guests: here only the blocks do. */
const quiet = [mock(today.queue, calmQueue), mock(today.arrivals, noArrivals)];
/** Acts on a row; a phone has no room for acts there, and opens the order. */
const actOn = (
  act: 'home:sendAgain' | 'labels:paymentAction.capture',
  payment: string,
  payer: string,
): Deed => press([words('home:actOf', { act: words(act), payment }), payer], ['button', 'link']);

export const Table = home({
  after: [
    press(
      kitWords(({ chart }) => chart.asTable),
      'switch',
    ),
  ],
  expected: kitWords(({ chart }) => chart.day),
});
export const NothingChosen = home({
  after: [press(words('home:chart.paid'), 'checkbox'), press(words('home:chart.refunded'), 'checkbox')],
  expected: words('home:chart.nothingChosen'),
});
export const OtherCurrency = home({
  after: [choose(words('home:chart.currency'), 'BHD')],
  expected: words('home:chart.empty', { currency: 'BHD' }),
});
// Specification 2.50
export const CustomPeriod = home({
  after: [
    // A phone has the periods in a list.
    onPhone(press(words('home:chart.period'), 'combobox')),
    press(words('home:chart.periods.custom'), ['radio', 'option']),
  ],
  expected: kitWords(({ chart }) => chart.asTable),
});
export const OneBlockFailed = home({
  answers: [broken(businessProfiles.balances)],
  expected: [words('home:wallet.failed'), 'KLB-20418'],
});
export const WalletOwes = home({
  answers: [
    mock(businessProfiles.balances, [
      {
        currency: 'EUR',
        available: '0.00',
        pending: '0.00',
        reserved: '0.00',
        paidOut: '699.50',
        owed: '50.00',
      },
    ]),
  ],
  expected: [words('home:wallet.owed'), '50.00'],
});
export const ChartFailed = home({
  answers: [
    mock(payments.list, ({ getPaymentsRq }) => {
      if (getPaymentsRq?.series) return Response.error();
      return { ...getPage([]), totals: [], series: null };
    }),
  ],
  expected: words('home:chart.failed'),
});
export const Capture = home({
  answers: quiet,
  after: [
    actOn('labels:paymentAction.capture', 'P-778127', 'Ingrid Solheim'),
    onPhone(press('Visa •••• 9064', 'link')),
    onPhone(press(words('labels:paymentAction.capture'))),
  ],
  expected: opens(words('money:title.capture', { payment: 'P-778127' })),
});
export const SendAgain = home({
  answers: quiet,
  after: [actOn('home:sendAgain', 'P-778131', 'Maria Papadopoulou')],
  expected: byRoom({
    desk: [opens(words('collect:send.title', { payment: 'P-778131' })), words('collect:recipient.phone')],
    phone: 'KLB-20421',
  }),
});
const nothing = { available: '0.000', pending: '0.000', reserved: '0.000', paidOut: '0.000', owed: '0.000' };
export const WalletAtZero = home({
  answers: [mock(businessProfiles.balances, [...balances, { currency: 'KWD', ...nothing }])],
  after: [press(words('home:wallet.show'))],
  expected: [words('home:wallet.hide'), words('home:wallet.zero', { count: 1, codes: 'KWD' })],
});
export const FewBlocks = home({
  answers: [
    mock(businessProfiles.get, {
      ...company,
      mainPage: { blocks: ['LAST_ORDERS', 'CHART'], expiresSoonHours: 23 },
    }),
  ],
  expected: words('home:lastOrders'),
});
export const WithoutPayments = home({
  person: ownerWithout('ALL_PAYMENTS_LIST_VIEW'),
  expected: words('home:lastOrders'),
});
export const NoOrders = home({ answers: [mock(orders.list, getPage([]))], expected: words('home:noOrders') });
