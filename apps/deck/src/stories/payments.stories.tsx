import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Payments', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const payments = defineScenes('/payments');
const { list } = contract.payments;
const nothing = { ...getPage([]), totals: [], series: null };

export const Full = payments({ expected: ['P-778125', 'Maria Papadopoulou'] });
export const Empty = payments(answered('payments:list.empty', mock(list, nothing)));
export const NothingFound = payments({
  ...answered('payments:list.nothing', mock(list, nothing)),
  at: '/payments?q=solheym',
});
export const Loading = payments(loading(list));
export const Failed = payments(failed('payments:list.failed', list));
export const Forbidden = payments(forbidden);
