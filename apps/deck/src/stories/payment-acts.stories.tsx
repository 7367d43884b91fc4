import { contract } from '@deck/api/contract';
import { broken, mock, Refusal, refused } from '@deck/api/mock';
import type { PaymentAction } from '@deck/api/vocabulary';
import type { Meta } from '@storybook/react-vite';
import { beingPaid, invoice } from './testing/answers/outcomes.ts';
import { pageOfPayment } from './testing/answers/payment-page.ts';
import { held, sent } from './testing/answers/payments.ts';
import { amount, kitWords, opens, words } from './testing/assertions.ts';
import { fill, onDesk, onPhone, press } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Payment acts', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const { orderPayments, paymentActions, payments } = contract;
const acts = defineScenes('/orders/{id}/{paymentId}', { at: '/orders/order-klb-20418/payment-charged' });
const onHold = { at: '/orders/order-klb-20418/payment-held' };
const open = (act: PaymentAction) => press(words(`labels:paymentAction.${act}`));
const dialog = (act: PaymentAction, payment: string) => opens(words(`money:title.${act}`, { payment }));
const all = amount('2160.00', 'EUR');
const part = (act: 'capture' | 'refund' | 'confirm', decimal: string) => [
  open(act),
  press(words(`money:part.${act}`), 'radio'),
  fill(words('money:amount'), decimal),
];
const doAll = (act: PaymentAction) => press(words(`money:act.${act}`, { amount: all }));

// Specification 2.58
export const Capture = acts({ ...onHold, after: [open('capture')], expected: dialog('capture', 'P-778127') });
// Specification 5.33
export const CapturePart = acts({
  ...onHold,
  after: part('capture', '1500'),
  expected: words('money:act.capture', { amount: amount('1500.00', 'EUR') }),
});
export const CaptureTooMuch = acts({
  ...onHold,
  after: part('capture', '2160.01'),
  expected: words('money:actPlain.capture'),
});
export const CaptureDeclined = acts({
  ...onHold,
  answers: [
    mock(paymentActions.act, () => {
      throw Refusal.because('OPERATION_DECLINED', { reason: 'DO_NOT_HONOUR' });
    }),
  ],
  after: [open('capture'), doAll('capture')],
  expected: words('errors.code.OPERATION_DECLINED'),
});
export const Refund = acts({ after: [open('refund')], expected: dialog('refund', 'P-778125') });
// Specification 5.33
export const RefundPart = acts({
  after: [...part('refund', '360.5'), fill(words('money:words'), 'One night less')],
  expected: words('money:act.refund', { amount: amount('360.50', 'EUR') }),
});
/** Closing asks first where somebody has typed a text. */
export const RefundKept = acts({
  after: [open('refund'), fill(words('money:words'), 'One night less'), press(words('money:keep.refund'))],
  expected: opens(kitWords(({ modal }) => modal.discardTitle)),
});
export const RefundUnknown = acts({
  answers: [broken(paymentActions.act)],
  after: [open('refund'), doAll('refund')],
  expected: words('money:unknownOutcome.undone.title'),
});
export const RefundBlind = acts({
  answers: [broken(paymentActions.act), broken(payments.get)],
  after: [open('refund'), doAll('refund')],
  expected: words('money:unknownOutcome.unread.title'),
});
export const Void = acts({ ...onHold, after: [open('void')], expected: dialog('void', 'P-778127') });
export const Revoke = acts({
  ...pageOfPayment(sent),
  after: [open('revoke')],
  expected: dialog('revoke', 'P-778131'),
});
export const RevokeInvoice = acts({
  ...pageOfPayment(invoice),
  after: [open('revoke')],
  expected: words('money:text.revokeInvoice'),
});
export const RevokeTooLate = acts({
  ...pageOfPayment(sent),
  answers: [refused(paymentActions.act, 'PAYMENT_TRANSITION_REFUSED'), ...pageOfPayment(sent).answers],
  after: [open('revoke'), press(words('money:act.revoke', { amount: amount('1240.00', 'EUR') }))],
  expected: words('errors.code.PAYMENT_TRANSITION_REFUSED'),
});
export const RevokeWhilePaid = acts({
  ...pageOfPayment(beingPaid),
  after: [press(words('payment:more', { payment: 'P-778131' }))],
  expected: words('errors.code.PAYMENT_BEING_PAID', { minutes: 10 }),
});
export const ConfirmWire = acts({
  ...pageOfPayment(invoice),
  after: [open('confirm')],
  expected: dialog('confirm', 'P-778120'),
});
export const ConfirmPartOfWire = acts({
  ...pageOfPayment(invoice),
  after: part('confirm', '620'),
  expected: words('money:act.confirm', { amount: amount('620.00', 'EUR') }),
});
export const More = acts({
  after: [press(words('payment:more', { payment: 'P-778125' }))],
  expected: words('money:impossible.revoke'),
});
export const MoreWithoutRight = acts({
  person: ownerWithout('PAYMENT_REFUND', 'PAYMENT_REVOKE', 'PAYMENT_CAPTURE', 'PAYMENT_VOID'),
  after: [press(words('payment:more', { payment: 'P-778125' }))],
  expected: words('money:noRight'),
});
export const FromTheOrder = defineScenes('/orders/{id}', { at: '/orders/order-klb-20418' })({
  after: [
    // A phone keeps the acts for the payment's own page.
    onPhone(press('American Express •••• 7444', 'link')),
    onDesk(press(words('order:paymentActs', { payment: 'P-778125' }))),
    press(words('labels:paymentAction.refund'), ['button', 'menuitem']),
  ],
  expected: dialog('refund', 'P-778125'),
});
export const HeldPart = acts({
  ...onHold,
  answers: [
    mock(orderPayments.get, {
      ...held,
      status: 'PARTIALLY_CAPTURED',
      capturedAmount: '660.00',
      heldAmount: '1500.00',
      actions: {
        ...held.actions,
        capture: { ...held.actions.capture, amount: '1500.00' },
        void: { ...held.actions.void, amount: '1500.00' },
        refund: { ...held.actions.capture, amount: '660.00' },
      },
    }),
  ],
  after: [open('capture')],
  expected: words('money:line.capturedBefore'),
});
