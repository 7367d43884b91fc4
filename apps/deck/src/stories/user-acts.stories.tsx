import { contract } from '@deck/api/contract';
import { mock, Refusal } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { users as people } from './testing/answers/people.ts';
import { dials, kitWords, opens, words } from './testing/assertions.ts';
import { choose, fill, press, until } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/User acts', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const list = defineScenes('/users');
const one = defineScenes('/users/{id}', { at: '/users/user-ioanna-kosta' });
const { users } = contract;
const security = (id: string) => ({ at: `/users/user-${id}?tab=security` });
const ioanna = { name: 'Ioanna Kosta' };
const create = press(words('users:list.new'));
const send = press(words('users:create.submit'));
const filled = [
  create,
  fill(words('users:field.firstName'), 'Αντώνης'),
  fill(words('users:field.lastName'), 'Ράλλης'),
  fill(words('users:field.position'), 'Front desk'),
  fill(words('users:field.email'), 'antonis.rallis@aegeanhouse.gr'),
  choose(words('users:field.role'), words('labels:role.AGENT')),
];

/** The field of the dialog names the one property that is chosen in it. */
const assigned =
  (property: string) =>
  ({ ownerDocument: { body } }: HTMLElement): void => {
    const fields = within(body).getAllByRole('button', { name: new RegExp(`${property}$`) });
    expect(fields).toHaveLength(1);
  };

export const NewUser = list({
  after: [create],
  expected: [opens(words('users:create.title')), dials('+30')],
});
export const NewUserWrong = list({ after: [create, send], expected: words('validation.required') });
export const NewUserTaken = list({
  answers: [
    mock(users.create, () => {
      throw Refusal.invalid({ login: 'unique' });
    }),
  ],
  after: [...filled, send],
  expected: words('validation.unique'),
});
export const NewUserDiscarded = list({
  after: [...filled, press(kitWords(({ modal }) => modal.cancel))],
  expected: opens(kitWords(({ modal }) => modal.discardTitle)),
});
export const Edit = one({
  after: [press(words('users:edit.open'))],
  expected: opens(words('users:edit.title', ioanna)),
});
export const AssignProperties = one({
  at: '/users/user-maria-antoniou',
  after: [
    press(words('users:edit.open')),
    until(opens(words('users:edit.title', { name: 'Maria Antoniou' }))),
  ],
  expected: [assigned('Kalypso Bay Resort'), words('users:propertiesHint')],
});
export const Disable = one({
  ...security('ioanna-kosta'),
  after: [press(words('users:status.disable', ioanna))],
  expected: opens(words('users:status.disableTitle', ioanna)),
});
export const Enable = one({
  ...security('alexandros-zervas'),
  after: [press(words('users:status.enable', { name: 'Alexandros Zervas' }))],
  expected: opens(words('users:status.enableTitle', { name: 'Alexandros Zervas' })),
});
export const TurnTwoFactorOff = one({
  ...security('ioanna-kosta'),
  after: [press(words('users:twoFactor.turnOff'))],
  expected: opens(words('users:twoFactor.turnOffTitle', ioanna)),
});
export const ResetEmail = one({
  ...security('sofia-rigas'),
  answers: [mock(contract.passwords.forgot, undefined)],
  after: [press(words('users:lock.send'))],
  expected: words('users:lock.sent', { email: 'sofia.rigas@aegeanhouse.gr' }),
});
export const OneOfOurOwn = one({
  ...security('eleni-markou'),
  answers: [mock(users.get, { ...(people[3] as (typeof people)[number]), id: 'user-eleni-markou' })],
  expected: words('errors.code.CANNOT_DISABLE_ONESELF'),
});
export const RightsChanged = one({
  at: '/users/user-ioanna-kosta?tab=permissions',
  after: [press(words('users:rights.all'), 'checkbox')],
  expected: words('users:rights.saveCount', { count: 5 }),
});
/** Changing settings needs seeing them: both are given with one press. */
export const RightTakenAlong = one({
  at: '/users/user-ioanna-kosta?tab=permissions',
  after: [press(words('labels:permission.SETTINGS_EDIT'), 'checkbox')],
  expected: [
    words('users:rights.saveCount', { count: 2 }),
    words('users:rights.needs', { right: words('labels:permission.SETTINGS_VIEW') }),
  ],
});
export const RightsLeaving = one({
  at: '/users/user-ioanna-kosta?tab=permissions',
  after: [press(words('users:rights.all'), 'checkbox'), press(words('users:tab.security'), 'link')],
  expected: opens(words('leave.title')),
});
