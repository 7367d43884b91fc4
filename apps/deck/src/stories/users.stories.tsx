import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Users', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const users = defineScenes('/users');
const { list } = contract.users;

export const Full = users({ expected: ['Ioanna Kosta', 'Peter Lang'] });
export const NothingFound = users({
  ...answered('users:list.nothing', mock(list, getPage([]))),
  at: '/users?q=solheym',
});
export const Loading = users(loading(list));
export const Failed = users(failed('users:list.failed', list));
export const Forbidden = users(forbidden);
