import { contract } from '@deck/api/contract';
import { broken, mock, Refusal, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { i18next } from '../platform/i18n/i18n.ts';
import { chooseLanguage } from '../platform/i18n/languages.ts';
import { profile as eleni } from './testing/answers/people.ts';
import { opens, words } from './testing/assertions.ts';
import { fill, press, until } from './testing/interactions.ts';
import { owner } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Profile security', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const profile = defineScenes('/profile');
const { passwords, users } = contract;
const setup = mock(users.setUpTwoFactor, {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUrl:
    'otpauth://totp/Deck:eleni.markou%40aegeanhouse.gr?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Deck',
  expiresAt: '2026-11-22T08:10:00Z',
});
const recoveryCodes = ['7QM2-VXC9', 'TZ4H-91KD', 'W8NP-3LRE', 'B5YA-6UFG', 'K2JD-0SXM', 'H9TC-4VQB'].concat([
  'P1ZE-8WNA',
  'R6GL-5HKU',
  'D3FX-7YJS',
  'M0UV-2CTR',
]);
/** Eleni's language does not change. */
const spoken = () => chooseLanguage(i18next.language, undefined);
const on = { ...eleni, twoFactorEnabled: true };
const withTwoFactor = { person: { ...owner, profile: on } };
const change = press(words('profile:password.change'));
const changed = [
  change,
  fill(words('profile:password.current'), 'Kalypso-2026'),
  fill(words('profile:password.new'), 'Naxos-by-boat-2027'),
];
const submit = press(words('profile:password.submit'));
const turnOn = press(words('profile:twoFactor.turnOn'));
const confirmed = [
  turnOn,
  fill(words('profile:twoFactor.code'), '492039'),
  press(words('profile:twoFactor.confirm')),
];

export const Password = profile({ after: [change], expected: opens(words('profile:password.dialogTitle')) });
export const PasswordsDiffer = profile({
  after: [...changed, fill(words('profile:password.repeat'), 'Naxos-by-boat-2026'), submit],
  expected: words('validation.sameAs', { other: words('comparedField.newPassword') }),
});
// Specification 8.23
export const PasswordWrong = profile({
  answers: [
    mock(passwords.change, () => {
      throw Refusal.because('INVALID_CURRENT_PASSWORD', { fields: { currentPassword: 'invalid' } });
    }),
  ],
  after: [...changed, fill(words('profile:password.repeat'), 'Naxos-by-boat-2027'), submit],
  expected: words('errors.code.INVALID_CURRENT_PASSWORD'),
});
export const TwoFactorSetUp = profile({
  answers: [setup],
  after: [turnOn],
  expected: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
});
export const TwoFactorWrongCode = profile({
  answers: [
    setup,
    mock(users.update, () => {
      throw new Refusal(409, 'INVALID_2FA_CODE');
    }),
  ],
  after: confirmed,
  expected: words('errors.code.INVALID_2FA_CODE'),
});
export const TwoFactorKeyExpired = profile({
  answers: [setup, refused(users.update, 'TWO_FACTOR_KEY_EXPIRED')],
  after: confirmed,
  expected: words('errors.code.TWO_FACTOR_KEY_EXPIRED'),
});
export const TwoFactorKeyFailed = profile({
  answers: [broken(users.setUpTwoFactor)],
  after: [turnOn],
  expected: words('errors.server'),
});
export const RecoveryCodes = profile({
  answers: [setup, mock(users.update, () => ({ ...on, locale: spoken(), recoveryCodes }))],
  after: confirmed,
  expected: ['7QM2-VXC9', words('profile:codes.done')],
});
export const LeavingTheCodes = profile({
  ...RecoveryCodes.parameters.scene,
  after: [...confirmed, until('7QM2-VXC9'), press(words('profile:edit.open'), 'link')],
  expected: opens(words('profile:codes.leaveTitle')),
});
export const TwoFactorOn = profile({ ...withTwoFactor, expected: words('profile:twoFactor.onText') });
export const TurnTwoFactorOff = profile({
  ...withTwoFactor,
  after: [press(words('profile:twoFactor.turnOff'))],
  expected: opens(words('profile:twoFactor.turnOffTitle')),
});
export const TurnTwoFactorOffWithoutCode = profile({
  ...withTwoFactor,
  after: [press(words('profile:twoFactor.turnOff')), press(words('profile:twoFactor.turnOff'))],
  expected: words('validation.required'),
});
