import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Settings/Rates', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const rates = defineScenes('/settings/rates');
const { list } = contract.rates;

export const Full = rates({ expected: words('rates:today.title') });
export const Empty = rates(answered('rates:today.none', mock(list, getPage([]))));
export const Loading = rates(loading(list));
// Specification 8.33
export const Failed = rates(failed('messages:load.rate', list));
export const Forbidden = rates(forbidden);
