import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { calmQueue, month, noArrivals } from './testing/answers/today.ts';
import { titled, words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Main page', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const home = defineScenes('/');
const { businessProfiles, orders, payments, today } = contract;
const nothingMoved = [
  mock(orders.list, getPage([])),
  mock(payments.list, { ...getPage([]), totals: [], series: [] }),
  mock(businessProfiles.balances, []),
];
const nothingWaits = [
  mock(today.queue, calmQueue),
  mock(today.arrivals, noArrivals),
  mock(today.month, { ...month, sums: [] }),
];

export const Full = home({
  expected: [titled(words('app:title.home')), words('home:title'), words('home:chart.title'), 'KLB-20418'],
});
export const Empty = home({
  answers: [...nothingMoved, ...nothingWaits],
  expected: [words('home:queue.empty'), words('home:arrivals.empty'), words('home:noOrders')],
});
export const Loading = home(
  loading(today.queue, today.arrivals, today.month, orders.list, payments.list, businessProfiles.balances),
);
export const Failed = home(
  failed('home:ordersFailed', orders.list, payments.list, businessProfiles.balances),
);
export const QueueFailed = home(failed('home:queue.failed', today.queue));
export const ArrivalsFailed = home(failed('home:arrivals.failed', today.arrivals));
export const MonthFailed = home(failed('home:month.failed', today.month));
export const Forbidden = home(forbidden);
