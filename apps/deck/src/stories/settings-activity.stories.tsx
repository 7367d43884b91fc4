import { contract } from '@deck/api/contract';
import { mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { leadsNotTo, leadsTo, opens, words } from './testing/assertions.ts';
import { press, until } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Settings/Activity log', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const activity = defineScenes('/settings/activity');
const general = defineScenes('/settings/general');
const { auditEvents } = contract;
const { list } = auditEvents;
const look = (id: string) => `/settings/activity?peek=event-${id}`;

export const Full = activity({
  expected: [
    words('activity:acts.RIGHTS_CHANGED'),
    words('activity:acts.LIST_EXPORTED'),
    leadsTo('/settings/activity'),
  ],
});
/** Each field in words, before and after. */
export const SettingsChanged = activity({
  at: look('settings'),
  expected: [
    words('activity:field.defaultPaymentLifetime'),
    words('activity:unlimited'),
    words('activity:field.applyExchangeRate'),
  ],
});
export const RightsChanged = activity({
  at: look('rights'),
  expected: words('labels:permission.PAYMENT_CAPTURE'),
});
export const MethodsChanged = activity({ at: look('methods'), expected: words('activity:changes') });
export const TemplatePublished = activity({ at: look('template'), expected: words('activity:changes') });
export const SignInRefused = activity({
  at: look('refused'),
  expected: words('activity:reason.WRONG_CREDENTIALS'),
});
export const OfAProgram = activity({ at: look('rate'), expected: words('activity:field.rate') });
export const NothingChanged = activity({ at: look('in'), expected: words('activity:noChanges') });
export const Gone = activity({ at: look('nowhere'), expected: words('activity:gone') });
/** Enter on a row opens its entry. */
export const Opened = activity({
  after: [press(words('activity:acts.RIGHTS_CHANGED'), 'link'), until(words('activity:changes'))],
  expected: words('activity:field.rights'),
});
export const Narrowed = activity({
  at: '/settings/activity?person=user-ioanna-kosta&act=RIGHTS_CHANGED&subject=PERSON&from=2026-11-01&to=2026-11-20',
  after: [press(words('list:filters.open')), until(opens(words('list:filters.title')))],
  expected: words('list:filters.on', { count: 4 }),
});
export const Exported = activity({
  answers: [mock(auditEvents.export, new Blob(['at,act']))],
  after: [press(words('activity:export'))],
  expected: words('activity:exported'),
});
export const ExportRefused = activity({
  answers: [refused(auditEvents.export, 'ACCESS_DENIED')],
  after: [press(words('activity:export'))],
  expected: words('activity:exportFailed'),
});
export const Empty = activity(answered('activity:empty', mock(list, getPage([]))));
export const NothingFound = activity({
  ...answered('activity:nothing', mock(list, getPage([]))),
  at: '/settings/activity?act=TOKEN_ENDED',
});
export const Loading = activity(loading(list));
export const Failed = activity(failed('activity:failed', list));
/** Somebody who may only look at settings finds no way to their log. */
export const NotForReaders = general({
  person: ownerWithout('SETTINGS_EDIT'),
  expected: [words('messages:settingsReadOnly'), leadsNotTo('/settings/activity')],
});
export const Forbidden = activity(forbidden);
