import { contract } from '@deck/api/contract';
import type { Meta } from '@storybook/react-vite';
import { asks, words } from './testing/assertions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Settings/Fast payment', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const fastPayment = defineScenes('/settings/fast-payment');
const { settings } = contract.businessProfiles;

export const Full = fastPayment({ expected: asks });
export const ReadOnly = fastPayment({
  person: ownerWithout('SETTINGS_EDIT'),
  expected: words('messages:settingsReadOnly'),
});
export const Loading = fastPayment(loading(settings));
export const Failed = fastPayment(failed('settings:failed', settings));
export const Forbidden = fastPayment(forbidden);
