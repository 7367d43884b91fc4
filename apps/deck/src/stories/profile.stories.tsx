import { contract } from '@deck/api/contract';
import { broken } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { dials, words } from './testing/assertions.ts';
import { fill, press } from './testing/interactions.ts';
import { owner } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Profile', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const profile = defineScenes('/profile');
const edit = defineScenes('/profile/edit');

export const Full = profile({ expected: ['Director of operations', words('profile:password.title')] });
export const Edit = edit({ expected: words('profile:picture.title') });
/** A number typed without its dial code is of the company's country. */
export const EditElsewhere = edit({
  person: {
    ...owner,
    profile: { ...owner.profile, phone: '' },
    environment: { ...owner.environment, country: 'NO' },
  },
  expected: dials('+47'),
});
export const EditRefused = edit({
  answers: [broken(contract.users.update)],
  after: [fill(words('users:field.lastName'), 'Markous'), press(words('profile:edit.submit'))],
  expected: words('errors.server'),
});
