import { contract } from '@deck/api/contract';
import { broken, mock, refused, unanswered } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { sentOrder } from './testing/answers/order.ts';
import { payments, sent } from './testing/answers/payments.ts';
import { getText, opens, words } from './testing/assertions.ts';
import { onPhone, press } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Order acts', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const { orderPayments, orders } = contract;
const acts = defineScenes('/orders/{id}', { at: '/orders/order-klb-20418' });
const beingPaid = { possible: false, amount: '0.00', reason: 'PAYMENT_BEING_PAID', minutes: 7 } as const;
const more = (id: string) => press(words('order:more', { order: id }));
const item = (act: 'cancel' | 'finalize') => press(words(`labels:orderAction.${act}`), 'menuitem');
const ofOrder = { order: 'KLB-20418' };

/** The order that waits for its payer, with the link that asks for it. */
const asked = {
  at: '/orders/order-klb-20421',
  answers: [mock(orders.get, sentOrder), mock(orderPayments.list, getPage([sent]))],
};
const cancelAsked = [more('KLB-20421'), item('cancel')];
const sure = words('order:cancel.act', { order: 'KLB-20421' });

export const More = acts({
  after: [more('KLB-20418')],
  expected: words('order:editCustomerOf'),
});
export const MoreWithoutRight = acts({
  person: ownerWithout('ORDER_INSTANCE_EDIT'),
  after: [more('KLB-20418')],
  expected: words('order:noRight'),
});
export const Cancel = acts({
  ...asked,
  after: cancelAsked,
  expected: [opens(words('order:cancel.title', { order: 'KLB-20421' })), words('order:revokes')],
});
export const CancelForbidden = acts({
  ...asked,
  person: ownerWithout('PAYMENT_REVOKE'),
  after: cancelAsked,
  expected: words('order:revokesForbidden'),
});
export const CancelRefused = acts({
  ...asked,
  answers: [...asked.answers, refused(orders.cancel, 'ORDER_HAS_MONEY')],
  after: [...cancelAsked, press(sure)],
  expected: words('errors.code.ORDER_HAS_MONEY'),
});
export const CancelUnderWay = acts({
  ...asked,
  answers: [...asked.answers, unanswered(orders.cancel)],
  after: [...cancelAsked, press(sure)],
  expected: ({ ownerDocument: { body } }) => {
    if (!body.querySelector('[role="dialog"] [aria-busy="true"]')) throw new Error('It is not on its way.');
  },
});
export const CancelUnknown = acts({
  ...asked,
  answers: [...asked.answers, broken(orders.cancel)],
  after: [...cancelAsked, press(sure)],
  expected: words('money:unknownOutcome.undone.title'),
});
export const Finalise = acts({
  answers: [mock(orderPayments.list, getPage([sent, ...payments.slice(1, 3)]))],
  after: [more('KLB-20418'), item('finalize')],
  expected: [opens(words('order:finalize.title', ofOrder)), words('order:revokes')],
});
/** A payer who looks at the page keeps nobody from finalising; a card is asked for without an amount. */
export const FinaliseEverythingOpen = acts({
  answers: [
    mock(
      orderPayments.list,
      getPage([
        { ...sent, actions: { ...sent.actions, revoke: beingPaid } },
        { ...sent, id: 'payment-card-asked', number: 'P-778150', type: 'PAYMENT_VERIFY', amount: '0.00' },
      ]),
    ),
  ],
  after: [more('KLB-20418'), item('finalize')],
  expected: ({ ownerDocument: { body } }) => {
    const said = body.querySelector('[role="dialog"]')?.textContent ?? '';
    for (const one of [sent.number, `P-778150 ${getText(words('paymentType.PAYMENT_VERIFY'))}`])
      if (!said.includes(one)) throw new Error(`The dialog does not name ${one}.`);
  },
});
export const Position = acts({
  at: '/orders/order-klb-20418?position=1',
  after: [onPhone(press(words('orders:details.positions'), 'tab'))],
  expected: [opens('Superior Double'), words('order:position.title', ofOrder)],
});
export const PaymentMenu = acts({
  after: [
    // A phone keeps them for the payment's own page.
    onPhone(press('Visa •••• 9064', 'link')),
    press([
      words('order:paymentActs', { payment: 'P-778127' }),
      words('payment:more', { payment: 'P-778127' }),
    ]),
  ],
  expected: words('labels:paymentAction.void'),
});
