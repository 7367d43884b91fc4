import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { pageOf } from './testing/answers/answers.ts';
import { sceneOf, screen } from './testing/scene.tsx';
import { words } from './testing/shows.ts';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Main page', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const home = sceneOf('/');
const { businessProfiles, orders, payments } = contract;

export const Full = home({ shows: [words('home:chart.title'), 'KLB-20418'] });
export const Empty = home({
  answers: [
    mock(orders.list, pageOf([])),
    mock(payments.list, { ...pageOf([]), totals: [], series: [] }),
    mock(businessProfiles.balances, []),
  ],
  shows: words('home:noOrders'),
});
export const Loading = home(loading(orders.list, payments.list, businessProfiles.balances));
export const Failed = home(
  failed('home:ordersFailed', orders.list, payments.list, businessProfiles.balances),
);
export const Forbidden = home(forbidden);
