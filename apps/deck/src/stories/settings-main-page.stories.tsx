import { contract } from '@deck/api/contract';
import type { Meta } from '@storybook/react-vite';
import { asks, words } from './testing/assertions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Settings/Main page', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const mainPage = defineScenes('/settings/main-page');
const { settings } = contract.businessProfiles;

export const Full = mainPage({ expected: asks });
export const ReadOnly = mainPage({
  person: ownerWithout('SETTINGS_EDIT'),
  expected: words('messages:settingsReadOnly'),
});
export const Loading = mainPage(loading(settings));
export const Failed = mainPage(failed('settings:failed', settings));
export const Forbidden = mainPage(forbidden);
