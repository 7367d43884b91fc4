import { contract } from '@deck/api/contract';
import type { Meta } from '@storybook/react-vite';
import { order } from './testing/answers/order.ts';
import { titled, words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Edit customer', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const edit = defineScenes('/orders/{id}/edit-customer', { at: '/orders/order-klb-20418/edit-customer' });
const title = words('orders:edit.customerTitleOf', { order: order.externalId });
const { get } = contract.orders;

export const Full = edit({ expected: [title, titled(title)] });
export const Loading = edit(loading(get));
export const Failed = edit(failed('orders:details.failed', get));
export const Forbidden = edit(forbidden);
