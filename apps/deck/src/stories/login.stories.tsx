import { contract } from '@deck/api/contract';
import { refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { i18next } from '../i18n/i18n.ts';
import { sceneOf, screen } from './testing/scene.tsx';
import { prove, words } from './testing/shows.ts';

const meta = { ...screen, title: 'Screens/Sign-in', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const login = sceneOf('/login', { person: undefined });

export const Login = login({ shows: words('login:heading') });
export const Refused = login({
  answers: [refused(contract.session.start, 'ACCOUNT_LOCKED')],
  after: async (canvas) => {
    await prove(canvas, words('login:heading'));
    await userEvent.type(
      within(canvas).getByLabelText(i18next.t('login:login')),
      'eleni.markou@aegeanhouse.gr',
    );
    await userEvent.type(within(canvas).getByLabelText(i18next.t('login:password')), 'Kalypso-2027');
    await userEvent.keyboard('{Enter}');
  },
  shows: (canvas) =>
    void expect(within(canvas).getByRole('alert')).toHaveTextContent(i18next.t('errors.code.ACCOUNT_LOCKED')),
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
