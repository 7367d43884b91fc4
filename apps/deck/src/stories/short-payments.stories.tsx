import { contract } from '@deck/api/contract';
import { broken, mock, Refusal, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { company } from './testing/answers/company.ts';
import { splitOrder } from './testing/answers/order.ts';
import { charged, permanent, sent } from './testing/answers/payments.ts';
import { amount, dials, opens, words } from './testing/assertions.ts';
import { choose, fill, press } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Short payments', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const { businessProfiles, orderPayments, orders, payments } = contract;
const fast = defineScenes('/orders/fast-payment');
const split = defineScenes('/orders/split-payment');
const links = defineScenes('/orders/spot-payment');
const filled = [
  choose(words('collect:fast.property'), 'Stoa Events'),
  fill(words('collect:amount.amount'), '180'),
  fill(words('labels:fastPaymentField.FIRST_NAME'), 'Giulia'),
  fill(words('labels:fastPaymentField.LAST_NAME'), 'Ferrari'),
  fill(words('labels:fastPaymentField.EMAIL'), 'g.ferrari@mail.example'),
];
const make = press(words('collect:act.PAYMENT_LINK', { amount: amount('180.00', 'EUR') }));
const sentAt = '2026-11-22T08:00:00Z';
const ofSplit = {
  at: '/orders/split-payment?order=order-klb-20418',
  answers: [mock(orders.get, splitOrder), mock(orderPayments.list, getPage([]))],
};

export const Fast = fast({
  after: filled,
  expected: words('collect:act.PAYMENT_LINK', { amount: amount('180.00', 'EUR') }),
});
export const FastWrong = fast({
  after: [press(words('collect:actPlain.PAYMENT_LINK'))],
  expected: words('validation.required'),
});
export const FastWithEveryField = fast({
  answers: [
    mock(businessProfiles.get, {
      ...company,
      fastPaymentFields: company.fastPaymentFields.map((field) => ({ ...field, shown: true })),
    }),
  ],
  expected: words('labels:fastPaymentField.SCHEME'),
});
export const FastOrderMade = fast({
  answers: [mock(orders.create, splitOrder), refused(payments.create, 'NO_SUITABLE_PSP_PROFILE_FOUND')],
  after: [...filled, make],
  expected: [
    words('collect:fast.orderMade', { order: 'KLB-20418' }),
    words('messages:methodWithoutCurrency'),
  ],
});
export const FastPaid = fast({
  at: '/orders/fast-payment?payment=payment-charged',
  expected: words('collect:fast.moved', { amount: amount('2160.00', 'EUR') }),
});
export const FastMadeFailed = fast({
  at: '/orders/fast-payment?payment=payment-sent',
  answers: [broken(payments.get)],
  expected: words('collect:fast.failedMade'),
});

export const SplitWrong = split({
  after: [press(words('collect:split.actPlain'))],
  expected: words('validation.required'),
});
/** An end says nothing without its start. */
export const SplitWithoutStart = split({
  after: [
    ...filled,
    fill(words('labels:fastPaymentField.END_DATE'), '28.12.2026'),
    press(words('collect:split.act', { amount: amount('180.00', 'EUR') })),
  ],
  expected: words('validation.required'),
});
export const SplitPayers = split({
  ...ofSplit,
  after: [
    press(words('collect:split.add')),
    choose(words('collect:recipient.channel'), words('labels:channel.SMS')),
  ],
  expected: [words('collect:split.sendTo', { count: 2 }), dials('+47')],
});
// Specification 8.34
export const SplitRefused = split({
  ...ofSplit,
  answers: [
    ...ofSplit.answers,
    mock(orders.notifySplit, () => {
      throw Refusal.invalid({ 'recipients.0.recipient': 'email' });
    }),
  ],
  after: [press(words('collect:split.sendTo', { count: 1 }))],
  expected: [words('messages:send.link'), words('validation.email')],
});
/** One link waits for its carrier, the other was refused in the carrier's words. */
export const SplitSent = split({
  ...ofSplit,
  answers: [
    mock(orders.get, {
      ...splitOrder,
      timeline: [
        {
          id: 'event-refused',
          type: 'ERROR',
          at: sentAt,
          author: { kind: 'SYSTEM', name: '' },
          paymentId: null,
          amount: null,
          currency: null,
          reason: 'CARRIER_REFUSED: 550 5.1.1',
          detail: 'lars@bounce.test',
        },
      ],
    }),
    mock(orderPayments.list, getPage([])),
    mock(orders.notifySplit, [
      { channel: 'EMAIL', recipient: 'lars@bounce.test', sentAt, againAt: sentAt },
      { channel: 'EMAIL', recipient: 'i.solheim@fjordmail.example', sentAt, againAt: sentAt },
    ]),
  ],
  after: [press(words('collect:split.sendTo', { count: 1 }))],
  expected: [
    words('collect:split.refused', { count: 1 }),
    words('errors.notDeliveredBecause', { reason: '550 5.1.1' }),
    words('collect:delivery.queued'),
  ],
});
export const SplitParts = split({
  ...ofSplit,
  answers: [
    mock(orders.get, { ...splitOrder, paidAmount: '2160.00', dueAmount: '4320.00', state: 'PARTIALLY_PAID' }),
    mock(
      orderPayments.list,
      getPage([
        charged,
        {
          ...sent,
          customerName: 'Lars Solheim',
          payer: { name: 'Lars Solheim', email: 'lars.solheim@example.com' },
          amount: '1000.00',
        },
      ]),
    ),
  ],
  expected: 'Lars Solheim',
});
export const SplitPaid = split({
  ...ofSplit,
  answers: [
    mock(orders.get, { ...splitOrder, paidAmount: '6480.00', dueAmount: '0.00', state: 'PAID' }),
    mock(orderPayments.list, getPage([charged])),
  ],
  expected: words('collect:split.allPaid'),
});

export const PermanentWrong = links({
  after: [press(words('collect:permanent.act'))],
  expected: words('validation.required'),
});
export const PermanentOpen = links({
  after: [press(words('collect:permanent.kind.OPEN'), 'radio')],
  expected: words('collect:permanent.noteHint'),
});
export const PermanentLink = links({
  at: `/orders/spot-payment?link=${permanent.id}`,
  expected: opens(words('collect:permanent.dialog', { property: permanent.propertyName })),
});
/** Its payer says how much, so no amount is canceled. */
export const PermanentLinkEnds = links({
  at: `/orders/spot-payment?link=${permanent.id}`,
  answers: [mock(payments.get, permanent)],
  after: [press(words('collect:permanent.end'))],
  expected: [
    opens(words('money:title.revoke', { payment: permanent.number })),
    words('money:actPlain.revoke'),
  ],
});
/** Who may make it need not be allowed to read payments. */
export const PermanentLinkMade = links({
  person: ownerWithout('PAYMENT_INSTANCE_VIEW'),
  answers: [mock(payments.create, permanent), refused(payments.get, 'ACCESS_DENIED')],
  after: [
    choose(words('collect:fast.property'), 'Kalypso Bay Resort'),
    fill(words('collect:amount.amount'), '180'),
    press(words('collect:permanent.actFor', { amount: amount('180.00', 'EUR') })),
  ],
  expected: opens(words('collect:permanent.dialog', { property: permanent.propertyName })),
});
export const EndPermanentLink = links({
  at: `/orders/spot-payment?link=${permanent.id}`,
  after: [press(words('collect:permanent.end'))],
  expected: opens(words('money:title.revoke', { payment: permanent.number })),
});
export const PermanentLinkFailed = links({
  at: `/orders/spot-payment?link=${permanent.id}`,
  answers: [broken(payments.get)],
  expected: words('collect:permanent.failedOne'),
});
