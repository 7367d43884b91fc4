import { contract } from '@deck/api/contract';
import type { ExchangeRate } from '@deck/api/contract/rates';
import { mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import type { PaymentChoice } from '../domain/payment/create/payment-values.ts';
import { getPage } from './testing/answers/answers.ts';
import { todaysRates } from './testing/answers/money.ts';
import { order } from './testing/answers/order.ts';
import { amount, holds, opens, rate, words } from './testing/assertions.ts';
import { choose, fill, press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Payment kinds', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const make = defineScenes('/orders/{id}/new-payment', { at: '/orders/order-klb-20418/new-payment' });
const { orderCards, orders, payments, rates } = contract;
const kind = (name: PaymentChoice) => press(words(`collect:kind.name.${name}`), 'radio');
const charge = press(words('collect:schedule.plans.CHARGE'), 'radio');
const currencies = press(words('collect:amount.another'));
const pound = todaysRates.find(({ currency }) => currency === 'GBP') as ExchangeRate;
const pounds = {
  here: { ...pound, startDate: '2026-11-22', rate: '0.9', validUntil: null },
  there: { ...pound, id: 'rate-gbp-before', rate: '0.8', validUntil: '2026-11-21', active: false },
};
const first = { amount: amount('2160.00', 'EUR') };

export const ScheduledSend = make({
  after: [kind('SCHEDULED'), fill(words('collect:schedule.when.SEND'), '24.11.2026')],
  expected: words('collect:act.SCHEDULED_SEND', first),
});
export const ScheduledBySms = make({
  after: [kind('SCHEDULED'), press(words('labels:channel.SMS'), 'radio')],
  expected: words('collect:recipient.phone'),
});
export const ScheduledCharge = make({
  after: [kind('SCHEDULED'), charge],
  expected: words('collect:act.SCHEDULED_CHARGE', first),
});
export const ScheduledWithoutTime = make({
  after: [kind('SCHEDULED'), charge, press(words('collect:act.SCHEDULED_CHARGE', first))],
  expected: words('collect:card.choose'),
});
// Specification 4.33
export const NothingScheduledAnyMore = make({
  answers: [mock(orders.get, { ...order, started: true })],
  expected: words('collect:kind.started'),
});
export const SavedCard = make({
  after: [kind('PAYMENT_CARD')],
  expected: words('collect:act.PAYMENT_CARD', first),
});
export const NoSavedCard = make({
  answers: [mock(orderCards.list, [])],
  after: [kind('PAYMENT_CARD'), press(words('collect:act.PAYMENT_CARD', first))],
  expected: words('collect:card.choose'),
});
export const CardRequest = make({
  after: [kind('PAYMENT_VERIFY')],
  expected: words('collect:request.lifetime'),
});
export const Terminal = make({
  after: [kind('PAYMENT_VPOS')],
  expected: words('collect:act.PAYMENT_VPOS', first),
});
export const TerminalOpened = make({
  answers: [refused(payments.create, 'TERMINAL_OPENED')],
  after: [kind('PAYMENT_VPOS'), press(words('collect:act.PAYMENT_VPOS', first))],
  expected: words('collect:refusal.terminal'),
});
export const Wire = make({
  after: [kind('WIRE_TRANSFER')],
  expected: [words('collect:wire.emailHint'), words('collect:amount.dueDateHint')],
});
export const Details = make({
  after: [press(words('collect:details.add'))],
  expected: words('collect:details.customerNoteHint'),
});
/** What the page calls it follows the amount, until it is written by hand. */
export const CalledByItself = make({
  after: [fill(words('collect:amount.amount'), '1944')],
  expected: [
    holds(words('collect:amount.label'), 'Deposit 30\u00a0%'),
    words('collect:act.PAYMENT_LINK', { amount: amount('1944.00', 'EUR') }),
    words('collect:money.after', { amount: amount('216.00', 'EUR') }),
  ],
});
export const CalledByHand = make({
  after: [fill(words('collect:amount.label'), 'For the suite')],
  expected: [holds(words('collect:amount.label'), 'For the suite'), words('collect:amount.labelOwn')],
});
/** All are offered until one begins to choose. */
export const MethodsChosen = make({
  after: [press(words('collect:methods.clear')), press('Visa', 'checkbox')],
  expected: words('collect:methods.some', { chosen: 1, total: 5 }),
});
export const TooMuch = make({
  after: [fill(words('collect:amount.amount'), '2160.01')],
  expected: words('collect:amount.tooMuch', { amount: amount('2160.00', 'EUR') }),
});
export const Nothing = make({
  after: [
    fill(words('collect:amount.amount'), '0'),
    press(words('collect:act.PAYMENT_LINK', { amount: amount('0.00', 'EUR') })),
  ],
  expected: words('validation.amountPositive'),
});
export const Converted = make({
  after: [currencies, choose(words('collect:amount.chargedIn'), 'GBP')],
  expected: words('collect:rate.charged'),
});
/** Today there, yesterday here: the rate of today here is not asked for. */
export const ConvertedOnTheDayOfTheProperty = make({
  answers: [
    mock(orders.get, { ...order, propertyTimezone: 'Pacific/Pago_Pago' }),
    mock(rates.list, ({ forToday }) => getPage(forToday ? [pounds.here] : [pounds.here, pounds.there])),
  ],
  after: [currencies, choose(words('collect:amount.chargedIn'), 'GBP')],
  expected: [
    words('collect:rate.of', { date: '21.11.2026' }),
    words('collect:rate.worth', { from: 'EUR', to: 'GBP', rate: rate('1.25') }),
  ],
});
export const RateMissing = make({
  answers: [mock(rates.list, getPage([]))],
  after: [currencies, choose(words('collect:amount.chargedIn'), 'USD')],
  expected: words('collect:rate.missing', { from: 'EUR', to: 'USD' }),
});
export const RateDeletedMeanwhile = make({
  answers: [refused(payments.create, 'RATE_REQUIRED')],
  after: [
    currencies,
    choose(words('collect:amount.chargedIn'), 'EUR'),
    press(words('collect:act.PAYMENT_LINK', first)),
  ],
  expected: words('errors.code.RATE_REQUIRED'),
});
export const NoMethod = make({
  answers: [refused(payments.create, 'NO_SUITABLE_PSP_PROFILE_FOUND')],
  after: [press(words('collect:act.PAYMENT_LINK', first))],
  expected: words('errors.code.NO_SUITABLE_PSP_PROFILE_FOUND'),
});
export const Leaving = make({
  after: [fill(words('collect:amount.amount'), '500'), press(words('action.cancel'), 'link')],
  expected: opens(words('leave.title')),
});
export const NothingLeft = make({
  answers: [mock(orders.get, { ...order, availableAmount: '0.00' })],
  expected: words('collect:nothingLeft'),
});
export const Closed = make({
  answers: [
    mock(orders.get, {
      ...order,
      state: 'FINALIZED',
      actions: { ...order.actions, edit: { allowed: false, code: 'ORDER_NOT_EDITABLE', minutes: null } },
    }),
  ],
  expected: words('collect:closed'),
});
