import { contract } from '@deck/api/contract';
import { mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import * as outcomes from './testing/answers/outcomes.ts';
import { pageOfPayment } from './testing/answers/payment-page.ts';
import { canceledHistory } from './testing/answers/timeline.ts';
import { kitWords, words } from './testing/assertions.ts';
import { press } from './testing/interactions.ts';
import { sceneOf, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Payment outcomes', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const { payments } = contract;
const outcome = sceneOf('/orders/{id}/{paymentId}');

export const DeclinedOnLink = outcome({
  ...pageOfPayment(outcomes.linkDeclined),
  shows: words('orders:details.due'),
});
export const DeclinedOnStaffPage = outcome({
  ...pageOfPayment(outcomes.pageDeclined),
  shows: words('collect:made.openTerminal'),
});
export const DeclinedCard = outcome({
  ...pageOfPayment(outcomes.cardDeclined),
  shows: words('payment:again.act'),
});
export const Expired = outcome({ ...pageOfPayment(outcomes.expired), shows: words('payment:again.EXPIRED') });
export const Failed = outcome({ ...pageOfPayment(outcomes.broke), shows: words('messages:payment.error') });
export const CanceledByItself = outcome({
  ...pageOfPayment(outcomes.canceledByItself),
  answers: [
    mock(payments.history, [...canceledHistory]),
    ...pageOfPayment(outcomes.canceledByItself).answers,
  ],
  shows: words('payment:canceled.terminal', { minutes: 30 }),
});
export const Clarification = outcome({
  ...pageOfPayment(outcomes.inClarification),
  shows: words('payment:clarify.title'),
});
export const ClarificationWithout = outcome({
  ...pageOfPayment(outcomes.inClarification),
  after: [press(words('payment:clarify.act'))],
  shows: words('validation.required'),
});
export const AtTheBank = outcome({
  ...pageOfPayment(outcomes.atTheBank),
  shows: words('payment:check.again'),
});
export const Invoice = outcome({ ...pageOfPayment(outcomes.invoice), shows: words('collect:made.pdf') });
export const SentJustNow = outcome({
  ...pageOfPayment({
    ...outcomes.invoice,
    dispatches: outcomes.invoice.dispatches.map((sent) => ({
      ...sent,
      sentAt: '2026-11-22T07:59:30Z',
      againAt: '2026-11-22T08:00:30Z',
    })),
  }),
  shows: words('collect:made.pdf'),
});
export const NotDelivered = outcome({
  ...pageOfPayment({
    ...outcomes.invoice,
    dispatches: outcomes.invoice.dispatches.map((sent) => ({ ...sent, failed: true })),
  }),
  shows: kitWords(({ sendButton }) => sendButton.again),
});
export const NotSent = outcome({
  ...pageOfPayment(outcomes.invoice),
  answers: [refused(payments.notify, 'LINK_NOT_ACTIVE'), ...pageOfPayment(outcomes.invoice).answers],
  after: [press(kitWords(({ sendButton }) => sendButton.send.sms))],
  shows: words('messages:send.sms'),
});
export const SendScheduled = outcome({
  ...pageOfPayment(outcomes.sendScheduled),
  shows: words('payment:fact.sendAt'),
});
export const ChargeScheduled = outcome({
  ...pageOfPayment(outcomes.chargeScheduled),
  shows: words('payment:fact.executeAt'),
});
