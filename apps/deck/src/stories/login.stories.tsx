import { contract } from '@deck/api/contract';
import { refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { getText, words } from './testing/assertions.ts';
import { fill, press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Sign-in', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const login = defineScenes('/login', { person: undefined });

// Specification 2.2
export const Login = login({ expected: words('login:heading') });
export const Refused = login({
  answers: [refused(contract.session.start, 'ACCOUNT_LOCKED')],
  after: [
    fill(words('login:login'), 'eleni.markou@aegeanhouse.gr'),
    fill(words('login:password'), 'Kalypso-2027'),
    press(words('login:submit')),
  ],
  expected: (canvas) =>
    expect(within(canvas).getByRole('alert')).toHaveTextContent(getText(words('errors.code.ACCOUNT_LOCKED'))),
});
// Specification 2.3
export const ForgotPassword = defineScenes('/login/reset', { person: undefined })({
  expected: words('login:reset.heading'),
});
// Specification 2.4
export const ChangePassword = defineScenes('/login/change/{secretKey}', {
  at: '/login/change/7Qm2vXc9Tz',
  person: undefined,
})({ expected: words('login:change.heading') });
// Specification 2.5
export const SetPassword = defineScenes('/login/set/{secretKey}', {
  at: '/login/set/7Qm2vXc9Tz',
  person: undefined,
})({
  expected: words('login:set.heading'),
});
// Specification 8.30
export const LinkInvalid = defineScenes('/login/link-invalid', { person: undefined })({
  expected: words('login:linkInvalid'),
});
export const LinkNotFound = defineScenes('/login/link-not-found', { person: undefined })({
  expected: words('login:linkNotFound'),
});
