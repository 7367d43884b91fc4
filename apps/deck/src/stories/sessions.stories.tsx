import { contract } from '@deck/api/contract';
import { mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { sessions as open } from './testing/answers/sessions.ts';
import { offersNot, retry, words } from './testing/assertions.ts';
import { press } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Open sessions', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const mine = defineScenes('/profile');
const theirs = defineScenes('/users/{id}', { at: '/users/user-ioanna-kosta?tab=security' });
const { sessions } = contract;
const ioanna = { name: 'Ioanna Kosta' };
const onPhone = { browser: 'Safari', system: 'iOS' };
const device = words('users:sessions.device', onPhone);
const endOf = words('users:sessions.endOf', { device });
/** Without the session that was just ended. */
const ending = () => {
  let left = open;
  return [
    mock(sessions.list, () => [...left]),
    mock(sessions.end, ({ sessionId }) => {
      left = left.filter(({ id }) => id !== sessionId);
      return undefined;
    }),
    mock(sessions.endOthers, () => {
      left = left.filter(({ current }) => current);
      return undefined;
    }),
  ];
};

export const Mine = mine({
  expected: [words('users:sessions.here'), device, words('users:sessions.unknown')],
});
export const OneEnded = mine({
  changing: ending,
  after: [press(endOf)],
  expected: [words('users:sessions.ended'), offersNot(endOf)],
});
export const OthersEnded = mine({
  changing: ending,
  after: [press(words('users:sessions.endOthers'))],
  expected: [words('users:sessions.othersEnded'), offersNot(words('users:sessions.endOthers'))],
});
/** It may have ended by itself. */
export const EndedMeanwhile = mine({
  answers: [refused(sessions.end, 'NOT_FOUND')],
  after: [press(endOf)],
  expected: words('errors.code.NOT_FOUND'),
});
export const OnlyThisOne = mine({
  answers: [mock(sessions.list, [...open.slice(0, 1)])],
  expected: [words('users:sessions.here'), offersNot(words('users:sessions.endOthers'))],
});
export const Loading = mine(loading(sessions.list));
export const Failed = mine({
  answers: [refused(sessions.list, 'SERVER_ERROR')],
  expected: [words('users:sessions.failed'), retry],
});
export const Theirs = theirs({
  answers: [mock(sessions.list, [...open.slice(1)])],
  expected: [words('users:sessions.text', ioanna), words('users:sessions.endAll')],
});
export const NotSignedIn = theirs({
  answers: [mock(sessions.list, [])],
  expected: words('users:sessions.none'),
});
/** A colleague who works for other companies too is theirs as well. */
export const WorksElsewhere = theirs({
  answers: [refused(sessions.list, 'ACCESS_DENIED')],
  expected: words('users:sessions.failed'),
});
/** Somebody who may not change users does not see where they are signed in. */
export const NotForOthers = theirs({
  person: ownerWithout('SETTINGS_EDIT'),
  expected: [words('users:twoFactor.title'), offersNot(words('users:sessions.endAll'))],
});
