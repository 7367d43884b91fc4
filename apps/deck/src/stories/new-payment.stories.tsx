import { contract } from '@deck/api/contract';
import type { Meta } from '@storybook/react-vite';
import { order } from './testing/answers/order.ts';
import { titled, words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/New payment', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const newPayment = defineScenes('/orders/{id}/new-payment', { at: '/orders/order-klb-20418/new-payment' });
const title = words('collect:newPaymentOf', { order: order.externalId });
const { get } = contract.orders;

export const Full = newPayment({
  expected: [words('collect:kind.title'), title, titled(title)],
});
export const Loading = newPayment(loading(get));
export const Failed = newPayment(failed('orders:details.failed', get));
export const Forbidden = newPayment(forbidden);
