import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import { positionRights } from '@deck/api/vocabulary';
import type { Meta } from '@storybook/react-vite';
import { freshOrder } from './testing/answers/order.ts';
import { words } from './testing/assertions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/New order', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const newOrder = defineScenes('/orders/create');
const { orders } = contract;

export const Full = newOrder({ expected: words('orders:create.customer') });
export const Payment = newOrder({
  at: '/orders/create?order=order-klb-20418',
  answers: [mock(orders.get, freshOrder), mock(contract.orderCards.list, [])],
  expected: words('collect:kind.title'),
});
export const Completed = newOrder({
  at: '/orders/create?order=order-klb-20418&made=payment-charged',
  expected: words('orders:create.open'),
});
export const Loading = newOrder({ ...loading(orders.get), at: '/orders/create?order=order-klb-20418' });
export const Failed = newOrder({
  ...failed('orders:details.failed', orders.get),
  at: '/orders/create?order=order-klb-20418',
});
export const CompletedLoading = newOrder({
  ...loading(orders.get),
  at: '/orders/create?order=order-klb-20418&made',
});
export const CompletedFailed = newOrder({
  ...failed('orders:details.failed', orders.get),
  at: '/orders/create?order=order-klb-20418&made',
});
export const NoTypes = newOrder({
  person: ownerWithout(...positionRights),
  expected: words('orders:create.noTypes'),
});
export const Forbidden = newOrder(forbidden);
