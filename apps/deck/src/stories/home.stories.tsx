import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Main page', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const home = defineScenes('/');
const { businessProfiles, orders, payments } = contract;

export const Full = home({ expected: [words('home:chart.title'), 'KLB-20418'] });
export const Empty = home({
  answers: [
    mock(orders.list, getPage([])),
    mock(payments.list, { ...getPage([]), totals: [], series: [] }),
    mock(businessProfiles.balances, []),
  ],
  expected: words('home:noOrders'),
});
export const Loading = home(loading(orders.list, payments.list, businessProfiles.balances));
export const Failed = home(
  failed('home:ordersFailed', orders.list, payments.list, businessProfiles.balances),
);
export const Forbidden = home(forbidden);
