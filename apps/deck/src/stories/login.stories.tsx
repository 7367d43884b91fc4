import { contract } from '@deck/api/contract';
import { refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { getText, words } from './testing/assertions.ts';
import { fill, press } from './testing/interactions.ts';
import { sceneOf, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Sign-in', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const login = sceneOf('/login', { person: undefined });

export const Login = login({ shows: words('login:heading') });
export const Refused = login({
  answers: [refused(contract.session.start, 'ACCOUNT_LOCKED')],
  after: [
    fill(words('login:login'), 'eleni.markou@aegeanhouse.gr'),
    fill(words('login:password'), 'Kalypso-2027'),
    press(words('login:submit')),
  ],
  shows: (canvas) =>
    expect(within(canvas).getByRole('alert')).toHaveTextContent(getText(words('errors.code.ACCOUNT_LOCKED'))),
});
export const ForgotPassword = sceneOf('/login/reset', { person: undefined })({
  shows: words('login:reset.heading'),
});
export const ChangePassword = sceneOf('/login/change/{secretKey}', {
  at: '/login/change/7Qm2vXc9Tz',
  person: undefined,
})({ shows: words('login:change.heading') });
export const SetPassword = sceneOf('/login/set/{secretKey}', {
  at: '/login/set/7Qm2vXc9Tz',
  person: undefined,
})({
  shows: words('login:set.heading'),
});
export const LinkInvalid = sceneOf('/login/link-invalid', { person: undefined })({
  shows: words('login:linkInvalid'),
});
export const LinkNotFound = sceneOf('/login/link-not-found', { person: undefined })({
  shows: words('login:linkNotFound'),
});
