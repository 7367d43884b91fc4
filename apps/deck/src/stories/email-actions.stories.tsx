import { contract } from '@deck/api/contract';
import { broken, mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { editor, rendered } from './testing/answers/emails.ts';
import { getText, opens, words } from './testing/assertions.ts';
import { press } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { sceneOf, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Settings/Letter acts', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const letter = sceneOf('/settings/email', { at: '/settings/email?template=LINK_REMINDER' });
const list = sceneOf('/settings/email');
const { templates } = contract;
const name = { letter: words('labels:template.LINK_REMINDER') };
const look = (how: 'sms' | 'narrow' | 'dark' | 'wide') => press(words(`templates:preview.${how}`), 'radio');
const blockMenu = press(words('templates:block.more', { block: words('labels:templateBlock.greeting') }));
const hide = [blockMenu, press(words('templates:block.hide'), 'menuitem')];
const send = press(words('templates:send.open'));

export const Narrow = letter({ after: [look('narrow')], shows: words('templates:preview.hideCustom') });
export const Dark = letter({ after: [look('dark')], shows: words('templates:preview.darkNote') });
export const Sms = letter({
  answers: [
    mock(templates.editor, {
      ...editor,
      blocks: editor.blocks.flatMap((block) =>
        block.blockKey === 'button' ? [block, { ...block, blockKey: 'sms' as const }] : [block],
      ),
    }),
    mock(templates.render, {
      renderType: 'sms',
      subject: '',
      body: 'Kalypso Bay Resort: €1,240.00 for KLB-20421 is still open. https://pay.aegeanhouse.example/7Qm2vXc9Tz',
    }),
  ],
  after: [look('sms')],
  shows: words('templates:preview.filledFrom'),
});
export const WithoutSms = letter({
  shows: [
    words('templates:preview.dark'),
    (canvas) =>
      expect(
        within(canvas).queryByRole('radio', { name: getText(words('templates:preview.sms')) }),
      ).toBeNull(),
  ],
});
export const PreviewFailed = letter({
  answers: [broken(templates.render)],
  shows: words('templates:preview.failed'),
});
export const InGreek = letter({
  at: '/settings/email?template=LINK_REMINDER&language=el',
  answers: [
    mock(templates.render, { ...rendered, subject: 'Ο σύνδεσμος πληρωμής λήγει σύντομα: KLB-20421' }),
  ],
  shows: words('templates:preview.title'),
});
export const BlockMenu = letter({ after: [blockMenu], shows: words('templates:block.hide') });
export const BlockHidden = letter({ after: hide, shows: words('templates:block.hidden') });
export const Leaving = letter({
  after: [...hide, press(words('templates:editor.back'), 'link')],
  shows: opens(words('leave.title')),
});
export const Publish = letter({
  after: [press(words('templates:publish.open'))],
  shows: opens(words('templates:publish.title', name)),
});
export const Discard = letter({
  after: [press(words('templates:discard.open'))],
  shows: opens(words('templates:discard.title', name)),
});
export const SaveFailed = letter({
  answers: [broken(templates.save)],
  after: [...hide, press(words('templates:save'))],
  shows: words('templates:failed.save'),
});
export const ChangedMeanwhile = letter({
  answers: [refused(templates.save, 'TEMPLATE_EDITED_MEANWHILE')],
  after: [...hide, press(words('templates:save'))],
  shows: words('templates:meanwhile.title', { name: 'Eleni Markou' }),
});
export const More = letter({
  after: [press(words('templates:editor.more'))],
  shows: words('templates:editor.toDefault'),
});
export const SendTest = letter({ after: [send], shows: opens(words('templates:send.title', name)) });
export const SendTestUnsaved = letter({
  after: [...hide, send],
  shows: words('templates:send.unsaved'),
});
export const WithoutButton = letter({
  answers: [
    mock(templates.editor, {
      ...editor,
      blocks: editor.blocks.filter(({ blockKey }) => blockKey !== 'button'),
    }),
  ],
  after: [send],
  shows: words('templates:send.noQr'),
});
export const ReadOnly = letter({
  person: ownerWithout('SETTINGS_EDIT'),
  shows: words('messages:settingsReadOnly'),
});
export const Languages = list({
  after: [press(words('templates:languages.open'))],
  shows: opens(words('templates:languages.title')),
});
export const NoLanguage = list({
  after: [
    press(words('templates:languages.open')),
    ...(['en', 'el', 'ru'] as const).map((code) => press(words(`language.${code}`), 'checkbox')),
    press(words('settings:save')),
  ],
  shows: words('templates:languages.none'),
});
export const NothingFound = list({
  at: '/settings/email?q=zzz',
  shows: words('templates:list.nothing'),
});
