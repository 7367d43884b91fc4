import { contract } from '@deck/api/contract';
import { refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { titled, words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/User', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const user = defineScenes('/users/{id}', { at: '/users/user-ioanna-kosta' });
const { get, permissions } = contract.users;

export const Full = user({ expected: ['Ioanna Kosta', 'Night audit', titled('Ioanna Kosta')] });
export const Rights = user({
  at: '/users/user-ioanna-kosta?tab=permissions',
  expected: words('users:rights.title'),
});
export const Security = user({
  at: '/users/user-sofia-rigas?tab=security',
  expected: words('users:lock.title'),
});
export const RightsFailed = user({
  ...failed('users:features.failed', permissions),
  at: '/users/user-ioanna-kosta?tab=permissions',
});
export const NotFound = user(answered('users:details.notFound', refused(get, 'NOT_FOUND')));
export const Loading = user(loading(get));
export const Failed = user(failed('users:details.failed', get));
export const Forbidden = user(forbidden);
