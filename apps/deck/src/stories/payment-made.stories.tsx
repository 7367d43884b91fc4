import { contract } from '@deck/api/contract';
import type { Payment } from '@deck/api/contract/payments';
import { broken, mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { cardRequest } from './testing/answers/cards.ts';
import { order } from './testing/answers/order.ts';
import * as outcomes from './testing/answers/outcomes.ts';
import { charged, held, sent } from './testing/answers/payments.ts';
import { refusedRequest } from './testing/answers/timeline.ts';
import { amount, offersNot, words } from './testing/assertions.ts';
import { press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Payment made', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const make = defineScenes('/orders/{id}/new-payment', { at: '/orders/order-klb-20418/new-payment' });
const { orderCards, orders, payments } = contract;
const act = press(words('collect:act.PAYMENT_LINK', { amount: amount('2160.00', 'EUR') }));
/** Whatever is asked for, this comes of it. */
const made = (payment: Payment) => ({
  answers: [mock(payments.create, payment), mock(payments.get, payment)],
  after: [act],
});
const asked = amount('1240.00', 'EUR');

export const Link = make({
  ...made({ ...sent, status: 'LINK_CREATED' }),
  expected: [
    words('collect:made.linkTitle', { amount: asked }),
    words('collect:made.send', { amount: asked }),
    words('collect:made.notSent'),
  ],
});
/** One confirmation, in the place of the form. */
export const SentAlready = make({
  ...made({ ...sent, dispatches: outcomes.invoice.dispatches }),
  expected: [
    words('collect:made.sentTo', { name: sent.customerName }),
    offersNot(words('collect:made.send', { amount: asked })),
  ],
});
export const SentElsewhere = make({
  ...made({ ...sent, dispatches: outcomes.invoice.dispatches }),
  after: [act, press(words('collect:made.elsewhere'))],
  expected: words('collect:made.send', { amount: asked }),
});
export const LinkPaid = make({
  ...made(charged),
  expected: words('collect:fast.moved', { amount: amount('2160.00', 'EUR') }),
});
export const SendScheduled = make({
  ...made(outcomes.sendScheduled),
  expected: words('collect:made.sendScheduled', { amount: asked, time: '24.11.2026 10:00, Europe/Athens' }),
});
export const ChargeScheduled = make({
  ...made(outcomes.chargeScheduled),
  expected: words('collect:made.chargeScheduled', { amount: asked, time: '24.11.2026 10:00, Europe/Athens' }),
});
export const CardCharged = make({
  ...made({ ...charged, type: 'PAYMENT_CARD', link: null }),
  expected: words('collect:made.charged', { amount: amount('2160.00', 'EUR') }),
});
export const CardHeld = make({
  ...made({ ...held, type: 'PAYMENT_CARD', link: null }),
  expected: words('collect:made.held', { amount: amount('2160.00', 'EUR') }),
});
// Specification 8.32
export const CardDeclined = make({
  ...made(outcomes.cardDeclined),
  expected: words('messages:payment.declined'),
});
export const Terminal = make({ ...made(outcomes.terminal), expected: words('collect:made.openTerminal') });
export const Invoice = make({ ...made(outcomes.invoice), expected: words('collect:made.pdf') });
const askCard = [
  press(words('collect:kind.name.PAYMENT_VERIFY'), 'radio'),
  press(words('collect:actPlain.PAYMENT_VERIFY')),
];
export const CardAsked = make({
  answers: [mock(orderCards.request, cardRequest)],
  after: askCard,
  expected: words('collect:made.requestQueued'),
});
export const CardAskedInVain = make({
  answers: [
    mock(orderCards.request, cardRequest),
    mock(orders.get, { ...order, timeline: [...refusedRequest] }),
  ],
  after: askCard,
  expected: [
    words('collect:made.requestRefused'),
    words('errors.notDeliveredBecause', { reason: '552 5.2.2' }),
  ],
});
// Specification 8.15
export const CardExpired = make({
  answers: [refused(payments.create, 'CARD_EXPIRED')],
  after: [act],
  expected: words('errors.code.CARD_EXPIRED'),
});
export const Unknown = make({
  answers: [broken(payments.create)],
  after: [act],
  expected: words('collect:unknown.again'),
});
