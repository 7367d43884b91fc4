import { contract } from '@deck/api/contract';
import { broken, mock, Refusal, refused, unanswered } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { getText, waits, words } from './testing/assertions.ts';
import { fill, press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Sign-in steps', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const login = defineScenes('/login', { person: undefined });
const reset = defineScenes('/login/reset', { person: undefined });
const change = defineScenes('/login/change/{secretKey}', {
  at: '/login/change/7Qm2vXc9Tz',
  person: undefined,
});
const { passwords, session } = contract;
const submit = press(words('login:submit'));
const typed = [
  fill(words('login:login'), 'eleni.markou@aegeanhouse.gr'),
  fill(words('login:password'), 'Kalypso-2026'),
  submit,
];
const needsCode = mock(session.start, {
  twoFactorRequired: true,
  userId: 'user-eleni-markou',
  businessProfileId: 'division-aegean-house',
  idleExpiresAt: '2026-11-22T08:30:00Z',
  expiresAt: '2026-11-22T20:00:00Z',
});

export const Missing = login({ after: [submit], expected: words('validation.required') });
// Specification 8.28
export const WrongPassword = login({
  answers: [
    mock(session.start, () => {
      throw Refusal.because('WRONG_CREDENTIALS', { attemptsLeft: 3 });
    }),
  ],
  after: typed,
  expected: words('login:attemptsLeft', { count: 3 }),
});
export const SigningIn = login({ answers: [unanswered(session.start)], after: typed, expected: waits });
// Specification 8.24
export const SignInFailed = login({
  answers: [broken(session.start)],
  after: typed,
  expected: words('errors.server'),
});
// Specification 8.20
export const UnknownLogin = login({
  answers: [refused(session.start, 'USER_NOT_FOUND')],
  after: typed,
  expected: words('errors.code.USER_NOT_FOUND'),
});
// Specification 8.31
export const SignInUnexpected = login({
  answers: [refused(session.start, 'IDEMPOTENCY_KEY_REUSED')],
  after: typed,
  expected: async (canvas) => {
    const alert = within(canvas).getByRole('alert');
    await expect(alert).toHaveTextContent(getText(words('login:tokenError')));
    await expect(within(alert).getByRole('link')).toHaveAccessibleName(
      getText(words('login:writeToSupport')),
    );
  },
});
export const SessionOver = login({
  state: { said: 'sessionOver' },
  expected: words('login:said.sessionOver'),
});
export const PasswordChanged = login({
  state: { said: 'passwordChanged' },
  expected: words('login:said.passwordChanged'),
});
export const Code = login({ answers: [needsCode], after: typed, expected: words('login:code.heading') });
export const RecoveryCode = login({
  answers: [needsCode],
  after: [...typed, press(words('login:code.useRecovery'))],
  expected: words('login:code.recoveryText'),
});
// Specification 8.38
export const WrongCode = login({
  answers: [needsCode, refused(session.refresh, 'INVALID_2FA_CODE')],
  after: [...typed, fill(words('login:code.app'), '492039'), press(words('login:code.submit'))],
  expected: words('errors.code.INVALID_2FA_CODE'),
});
export const EmailSent = reset({
  answers: [mock(passwords.forgot, undefined)],
  after: [fill(words('login:login'), 'eleni.markou@aegeanhouse.gr'), press(words('login:reset.submit'))],
  expected: words('login:reset.sent'),
});
export const LinkFailed = change({ answers: [broken(passwords.link)], expected: words('crash.title') });
export const PasswordsDiffer = change({
  after: [
    fill(words('login:newPassword'), 'Naxos-by-boat-2027'),
    fill(words('login:repeatedPassword'), 'Naxos-by-boat-2026'),
    press(words('login:change.submit')),
  ],
  expected: words('validation.sameAs', { other: words('comparedField.newPassword') }),
});
export const TooShort = change({
  after: [fill(words('login:newPassword'), 'Naxos'), press(words('login:change.submit'))],
  expected: words('validation.minLength', { min: 8 }),
});
