import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { settings as kept } from './testing/answers/company.ts';
import { asks, holds, words } from './testing/assertions.ts';
import { fill, press } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Settings/Data retention', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const privacy = defineScenes('/settings/privacy');
const { settings, saveSettings } = contract.businessProfiles;
const save = press(words('settings:save'));

export const Full = privacy({ expected: [asks, holds(words('privacy:kind.messages'), '365')] });
export const Saved = privacy({
  answers: [mock(saveSettings, { ...kept, retention: { ...kept.retention, guests: 1095 } })],
  after: [fill(words('privacy:kind.guests'), '1095'), save],
  expected: words('settings:saved'),
});
export const TooShort = privacy({
  after: [fill(words('privacy:kind.auditEvents'), '30'), save],
  expected: holds(words('privacy:kind.auditEvents'), '30'),
});
export const ReadOnly = privacy({
  person: ownerWithout('SETTINGS_EDIT'),
  expected: words('messages:settingsReadOnly'),
});
export const Loading = privacy(loading(settings));
export const Failed = privacy(failed('settings:failed', settings));
export const Forbidden = privacy(forbidden);
