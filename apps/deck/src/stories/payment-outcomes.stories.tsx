import { contract } from '@deck/api/contract';
import { mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import * as outcomes from './testing/answers/outcomes.ts';
import { pageOfPayment } from './testing/answers/payment-page.ts';
import { charged, nothing } from './testing/answers/payments.ts';
import { canceledHistory } from './testing/answers/timeline.ts';
import { kitWords, words } from './testing/assertions.ts';
import { press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Payment outcomes', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const { payments } = contract;
const outcome = defineScenes('/orders/{id}/{paymentId}');

export const DeclinedOnLink = outcome({
  ...pageOfPayment(outcomes.linkDeclined),
  expected: words('orders:details.due'),
});
export const DeclinedOnStaffPage = outcome({
  ...pageOfPayment(outcomes.pageDeclined),
  expected: words('collect:made.openTerminal'),
});
export const DeclinedCard = outcome({
  ...pageOfPayment(outcomes.cardDeclined),
  expected: words('payment:again.act'),
});
export const Expired = outcome({
  ...pageOfPayment(outcomes.expired),
  expected: words('payment:again.EXPIRED'),
});
export const Failed = outcome({
  ...pageOfPayment(outcomes.broke),
  expected: words('messages:payment.error'),
});
/** A scheduled charge that no provider may make any more says why, and takes nothing. */
export const NoProviderAnyMore = outcome({
  ...pageOfPayment({ ...outcomes.broke, reason: 'NO_SUITABLE_PSP_PROFILE_FOUND' }),
  expected: words('errors.cardNotTaken'),
});
export const CanceledByItself = outcome({
  ...pageOfPayment(outcomes.canceledByItself),
  answers: [
    mock(payments.history, [...canceledHistory]),
    ...pageOfPayment(outcomes.canceledByItself).answers,
  ],
  expected: words('payment:canceled.terminal', { minutes: 30 }),
});
export const Clarification = outcome({
  ...pageOfPayment(outcomes.inClarification),
  expected: words('payment:clarify.title'),
});
export const ClarificationWithout = outcome({
  ...pageOfPayment(outcomes.inClarification),
  after: [press(words('payment:clarify.act'))],
  expected: words('validation.required'),
});
export const AtTheBank = outcome({
  ...pageOfPayment(outcomes.atTheBank),
  expected: words('payment:check.again'),
});
/** Late, and its receipt can be confirmed all the same. */
export const InvoiceOverdue = outcome({
  ...pageOfPayment({ ...outcomes.invoice, dueDate: '2026-11-20', overdue: true }),
  expected: '20.11.2026',
});
export const InvoiceRateOver = outcome({
  ...pageOfPayment({ ...outcomes.invoice, status: 'RATE_EXPIRE', link: null, actions: nothing }),
  expected: words('payment:invoiceOver.RATE_EXPIRE'),
});
/** The payment of a part of a shared order names its own payer. */
export const PartOfShared = outcome({
  ...pageOfPayment({
    ...charged,
    customerName: 'Maria Petrou',
    payer: { name: 'Maria Petrou', email: 'maria.petrou@example.com' },
  }),
  expected: 'Maria Petrou, maria.petrou@example.com',
});
export const Invoice = outcome({ ...pageOfPayment(outcomes.invoice), expected: words('collect:made.pdf') });
export const SentJustNow = outcome({
  ...pageOfPayment({
    ...outcomes.invoice,
    dispatches: outcomes.invoice.dispatches.map((sent) => ({
      ...sent,
      sentAt: '2026-11-22T07:59:30Z',
      againAt: '2026-11-22T08:00:30Z',
    })),
  }),
  expected: words('collect:made.pdf'),
});
export const NotDelivered = outcome({
  ...pageOfPayment({
    ...outcomes.invoice,
    dispatches: outcomes.invoice.dispatches.map((sent) => ({
      ...sent,
      failed: true,
      refusal: '550 5.1.1 No such mailbox',
    })),
  }),
  expected: [
    kitWords(({ sendButton }) => sendButton.again),
    words('collect:undelivered.carrier', { reason: '550 5.1.1 No such mailbox' }),
  ],
});
// Specification 8.34
export const NotSent = outcome({
  ...pageOfPayment(outcomes.invoice),
  answers: [refused(payments.notify, 'LINK_NOT_ACTIVE'), ...pageOfPayment(outcomes.invoice).answers],
  after: [press(kitWords(({ sendButton }) => sendButton.send.sms))],
  expected: words('messages:send.sms'),
});
export const SendScheduled = outcome({
  ...pageOfPayment(outcomes.sendScheduled),
  expected: words('payment:fact.sendAt'),
});
export const ChargeScheduled = outcome({
  ...pageOfPayment(outcomes.chargeScheduled),
  expected: words('payment:fact.executeAt'),
});
