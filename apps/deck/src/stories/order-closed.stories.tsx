import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { freshOrder, order } from './testing/answers/order.ts';
import { opens, words } from './testing/assertions.ts';
import { press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Order closed', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const { orderPayments, orders } = contract;
const closed = defineScenes('/orders/{id}', { at: '/orders/order-klb-20418' });
const { cancel, ...others } = order.actions;
const allowed = order.actions.edit;
const ofOrder = { order: 'KLB-20418' };
const open = (act: 'unfinalize' | 'reinstate') => [
  press(words('order:more', ofOrder)),
  press(words(`labels:orderAction.${act}`), 'menuitem'),
];

export const Finalised = closed({
  answers: [
    mock(orders.get, {
      ...order,
      state: 'FINALIZED',
      progressStatus: 'COMPLETED',
      actions: {
        ...others,
        cancel: { ...cancel, code: 'ORDER_NOT_EDITABLE' },
        edit: { allowed: false, code: 'ORDER_NOT_EDITABLE', minutes: null },
        finalize: { allowed: false, code: 'ORDER_NOT_EDITABLE', minutes: null },
        unfinalize: allowed,
      },
    }),
  ],
  expected: words('order:closed.finalized'),
});
export const ReturnToWork = closed({
  answers: Finalised.parameters.scene.answers,
  after: open('unfinalize'),
  expected: opens(words('order:unfinalize.title', ofOrder)),
});
export const Canceled = closed({
  answers: [
    mock(orders.get, {
      ...freshOrder,
      state: 'REVOKED',
      cancelReason: 'OTHER',
      closingComment: 'The wedding was moved to May',
      actions: {
        ...others,
        cancel: { ...cancel, code: 'ORDER_NOT_EDITABLE' },
        edit: { allowed: false, code: 'ORDER_NOT_EDITABLE', minutes: null },
        finalize: { allowed: false, code: 'ORDER_NOT_EDITABLE', minutes: null },
        reinstate: allowed,
      },
    }),
    mock(orderPayments.list, getPage([])),
  ],
  expected: words('order:closed.canceled'),
});
export const Restore = closed({
  answers: Canceled.parameters.scene.answers,
  after: open('reinstate'),
  expected: opens(words('order:reinstate.title', ofOrder)),
});
