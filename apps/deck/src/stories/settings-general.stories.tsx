import { contract } from '@deck/api/contract';
import type { Meta } from '@storybook/react-vite';
import { asks, words } from './testing/assertions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Settings/General', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const general = defineScenes('/settings/general');
const { settings } = contract.businessProfiles;

export const Full = general({ expected: asks });
// Specification 6.13
export const ReadOnly = general({
  person: ownerWithout('SETTINGS_EDIT'),
  expected: words('messages:settingsReadOnly'),
});
export const Loading = general(loading(settings));
export const Failed = general(failed('settings:failed', settings));
export const Forbidden = general(forbidden);
