import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Permanent links', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const links = defineScenes('/orders/spot-payment');
const { list } = contract.payments;

export const Full = links({ expected: 'P-777010' });
export const Opened = links({
  at: '/orders/spot-payment?link=payment-permanent',
  expected: 'Bar and beach of the Kalypso Bay Resort',
});
export const Empty = links(
  answered('collect:permanent.none', mock(list, { ...getPage([]), totals: [], series: null })),
);
export const Loading = links(loading(list));
export const Failed = links(failed('collect:permanent.failed', list));
export const Forbidden = links(forbidden);
