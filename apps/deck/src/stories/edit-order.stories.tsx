import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { order } from './testing/answers/order.ts';
import { titled, words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Edit order', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const edit = defineScenes('/orders/{id}/edit', { at: '/orders/order-klb-20418/edit' });
const title = words('orders:edit.titleOf', { order: order.externalId });
const { get } = contract.orders;

export const Full = edit({ expected: [title, titled(title)] });
export const Closed = edit({
  answers: [
    mock(get, {
      ...order,
      state: 'FINALIZED',
      actions: { ...order.actions, edit: { allowed: false, code: 'ORDER_NOT_EDITABLE', minutes: null } },
    }),
  ],
  expected: words('orders:edit.finalized'),
});
export const Loading = edit(loading(get));
export const Failed = edit(failed('orders:details.failed', get));
export const Forbidden = edit(forbidden);
