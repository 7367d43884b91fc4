import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Properties', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const properties = defineScenes('/properties');
const { list } = contract.properties;

export const Full = properties({ expected: ['Kalypso Bay Resort', 'Villa Thalassa'] });
export const Empty = properties(answered('properties:list.empty', mock(list, [])));
export const Loading = properties(loading(list));
export const Failed = properties(failed('properties:list.failed', list));
export const Forbidden = properties(forbidden);
