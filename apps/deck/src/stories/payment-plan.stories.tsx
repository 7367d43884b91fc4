import { contract } from '@deck/api/contract';
import { mock, Refusal, unanswered } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { order } from './testing/answers/order.ts';
import { chargeScheduled, invoice, sendScheduled } from './testing/answers/outcomes.ts';
import { charged, sent } from './testing/answers/payments.ts';
import { amount, offersNot, words } from './testing/assertions.ts';
import { choose, press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Payment plan', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const make = defineScenes('/orders/{id}/new-payment', { at: '/orders/order-klb-20418/new-payment' });
const { orderCards, orderPayments, orders, rates } = contract;
const plan = press(words('collect:plan.several'), 'radio');
const euros = (decimal: string) => ({ amount: amount(decimal, 'EUR') });
const act = words('collect:made.send', euros('648.00'));
const refusedWith = (...refusal: Parameters<typeof Refusal.because>) =>
  mock(orderPayments.plan, () => {
    throw Refusal.because(...refusal);
  });

/** 30 % now, the rest on the last day before the stay; nothing else is to be filled in. */
export const Proposed = make({
  after: [plan],
  expected: [act, words('collect:plan.later', euros('1512.00')), words('collect:plan.rest')],
});
export const InRussian = { ...Proposed, globals: { locale: 'ru' } };
export const WithoutCards = make({
  answers: [mock(orderCards.list, [])],
  after: [plan],
  expected: [act, offersNot(words('collect:plan.wayNow.PAYMENT_CARD'))],
});
export const Three = make({
  after: [plan, press('3', 'radio')],
  expected: [words('collect:plan.part', { number: 2 }), words('collect:plan.later', euros('1512.00'))],
});
/** The card is asked for, not guessed. */
export const CardNotChosen = make({
  after: [
    plan,
    press(words('collect:plan.wayNow.PAYMENT_CARD'), 'radio'),
    press(words('collect:act.PAYMENT_CARD', euros('648.00'))),
  ],
  expected: words('collect:card.choose'),
});
export const WithoutAddress = make({
  answers: [mock(orders.get, { ...order, customer: { ...order.customer, email: '', phone: '' } })],
  after: [plan, press(act)],
  expected: words('validation.required'),
});
/** The links go to the phone of a guest without an e-mail address. */
export const BySms = make({
  answers: [mock(orders.get, { ...order, customer: { ...order.customer, email: '' } })],
  after: [plan],
  expected: [act, words('collect:recipient.phone')],
});
/** The list of drafts leads to the plan. */
export const FromADraft = make({
  at: '/orders/order-klb-20418/new-payment?plan',
  expected: [act, words('collect:plan.rest')],
});
export const RateMissing = make({
  answers: [mock(rates.list, getPage([]))],
  after: [plan, choose(words('collect:amount.chargedIn'), 'USD')],
  expected: [words('collect:rate.missing', { from: 'EUR', to: 'USD' }), words('collect:plan.act')],
});
/** The plan is still there after the way to the rates and back, without a question on leaving. */
export const BackFromTheRates = make({
  answers: [mock(rates.list, getPage([]))],
  after: [
    plan,
    press('3', 'radio'),
    choose(words('collect:amount.chargedIn'), 'USD'),
    press(words('collect:rate.open')),
    press(words('rates:back.act')),
  ],
  expected: [
    words('collect:rate.missing', { from: 'EUR', to: 'USD' }),
    words('collect:plan.part', { number: 2 }),
  ],
});
export const NotPossibleOnceStarted = make({
  answers: [mock(orders.get, { ...order, started: true })],
  expected: [words('collect:kind.title'), offersNot(words('collect:plan.several'))],
});
export const Sending = make({
  answers: [unanswered(orderPayments.plan)],
  after: [plan, press(act)],
  expected: words('collect:plan.rest'),
});
export const Refused = make({
  answers: [refusedWith('PAYMENTS_AMOUNT_EXCEEDS_ORDER', { available: '500.00', currency: 'EUR' })],
  after: [plan, press(act)],
  expected: words('errors.code.PAYMENTS_AMOUNT_EXCEEDS_ORDER'),
});
/** The server's word stands at the field of the payment it concerns. */
export const WrongAddress = make({
  answers: [refusedWith('INVALID_VALUE', { fields: { 'payments.1.recipient': 'email' } })],
  after: [plan, press(act)],
  expected: words('validation.email'),
});
export const Made = make({
  answers: [
    mock(orderPayments.plan, [{ ...sent, dispatches: invoice.dispatches }, sendScheduled, chargeScheduled]),
  ],
  after: [plan, press(act)],
  expected: [words('collect:plan.made.title')],
});
export const MadeByCard = make({
  answers: [mock(orderPayments.plan, [{ ...charged, type: 'PAYMENT_CARD' }, chargeScheduled])],
  after: [plan, press(act)],
  expected: words('collect:plan.made.title'),
});
