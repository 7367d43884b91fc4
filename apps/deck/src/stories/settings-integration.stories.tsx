import { contract } from '@deck/api/contract';
import { refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { asks, words } from './testing/assertions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Settings/Integration', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const integration = defineScenes('/settings/integration');
const { settings } = contract.businessProfiles;

export const Full = integration({ expected: asks });
export const ReadOnly = integration({
  person: ownerWithout('SETTINGS_EDIT'),
  expected: words('messages:settingsReadOnly'),
});
/** The tokens stand there, and why nothing else does. */
export const TokensAlone = integration({
  person: ownerWithout('SETTINGS_VIEW', 'SETTINGS_EDIT'),
  answers: [refused(settings, 'ACCESS_DENIED')],
  expected: [words('labels:tokenType.DECK'), words('settings:callback.noRight')],
});
export const Loading = integration(loading(settings));
export const Failed = integration(failed('settings:failed', settings));
export const Forbidden = integration(forbidden);
