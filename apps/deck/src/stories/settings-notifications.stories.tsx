import { contract } from '@deck/api/contract';
import type { Meta } from '@storybook/react-vite';
import { asks, words } from './testing/assertions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Settings/Notifications', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const notifications = defineScenes('/settings/notifications');
const { settings } = contract.businessProfiles;

export const Full = notifications({ expected: asks });
export const ReadOnly = notifications({
  person: ownerWithout('SETTINGS_EDIT'),
  expected: words('messages:settingsReadOnly'),
});
export const Loading = notifications(loading(settings));
export const Failed = notifications(failed('settings:failed', settings));
export const Forbidden = notifications(forbidden);
