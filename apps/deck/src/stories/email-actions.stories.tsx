import { contract } from '@deck/api/contract';
import { broken, mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { editor, rendered } from './testing/answers/emails.ts';
import { getText, opens, words } from './testing/assertions.ts';
import { type Deed, press } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Settings/Letter acts', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const letter = defineScenes('/settings/email', { at: '/settings/email?template=LINK_REMINDER' });
const list = defineScenes('/settings/email');
const { templates } = contract;
const name = { letter: words('labels:template.LINK_REMINDER') };
const look = (how: 'sms' | 'narrow' | 'dark' | 'wide') => press(words(`templates:preview.${how}`), 'radio');
const blockMenu = press(words('templates:block.more', { block: words('labels:templateBlock.greeting') }));
const hide = [blockMenu, press(words('templates:block.hide'), 'menuitem')];
const send = press(words('templates:send.open'));

export const Narrow = letter({ after: [look('narrow')], expected: words('templates:preview.hideCustom') });
export const Dark = letter({ after: [look('dark')], expected: words('templates:preview.darkNote') });
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
  expected: words('templates:preview.filledFrom'),
});
export const WithoutSms = letter({
  expected: [
    words('templates:preview.dark'),
    (canvas) =>
      expect(
        within(canvas).queryByRole('radio', { name: getText(words('templates:preview.sms')) }),
      ).toBeNull(),
  ],
});
export const PreviewFailed = letter({
  answers: [broken(templates.render)],
  expected: words('templates:preview.failed'),
});
export const InGreek = letter({
  at: '/settings/email?template=LINK_REMINDER&language=el',
  answers: [
    mock(templates.render, { ...rendered, subject: 'Ο σύνδεσμος πληρωμής λήγει σύντομα: KLB-20421' }),
  ],
  expected: words('templates:preview.title'),
});
export const BlockMenu = letter({ after: [blockMenu], expected: words('templates:block.hide') });
/** So far that the bar of acts cuts no row of tools in two. */
const scrolled: Deed = async () => document.querySelector('main')?.scrollTo(0, 64);
export const BlockHidden = letter({ after: [...hide, scrolled], expected: words('templates:block.hidden') });
export const Leaving = letter({
  after: [...hide, press(words('templates:editor.back'), 'link')],
  expected: opens(words('leave.title')),
});
export const Publish = letter({
  after: [press(words('templates:publish.open'))],
  expected: opens(words('templates:publish.title', name)),
});
export const Discard = letter({
  after: [press(words('templates:discard.open'))],
  expected: opens(words('templates:discard.title', name)),
});
export const SaveFailed = letter({
  answers: [broken(templates.save)],
  after: [...hide, press(words('templates:save'))],
  expected: words('templates:failed.save'),
});
export const ChangedMeanwhile = letter({
  answers: [refused(templates.save, 'TEMPLATE_EDITED_MEANWHILE')],
  after: [...hide, press(words('templates:save'))],
  expected: words('templates:meanwhile.title', { name: 'Eleni Markou' }),
});
export const More = letter({
  after: [press(words('templates:editor.more'))],
  expected: words('templates:editor.toDefault'),
});
export const SendTest = letter({ after: [send], expected: opens(words('templates:send.title', name)) });
export const SendTestUnsaved = letter({
  after: [...hide, send],
  expected: words('templates:send.unsaved'),
});
export const WithoutButton = letter({
  answers: [
    mock(templates.editor, {
      ...editor,
      blocks: editor.blocks.filter(({ blockKey }) => blockKey !== 'button'),
    }),
  ],
  after: [send],
  expected: words('templates:send.noQr'),
});
export const ReadOnly = letter({
  person: ownerWithout('SETTINGS_EDIT'),
  expected: words('messages:settingsReadOnly'),
});
export const Languages = list({
  after: [press(words('templates:languages.open'))],
  expected: opens(words('templates:languages.title')),
});
export const NoLanguage = list({
  after: [
    press(words('templates:languages.open')),
    ...(['en', 'el', 'ru'] as const).map((code) => press(words(`language.${code}`), 'checkbox')),
    press(words('settings:save')),
  ],
  expected: words('templates:languages.none'),
});
export const NothingFound = list({
  at: '/settings/email?q=zzz',
  expected: words('templates:list.nothing'),
});
