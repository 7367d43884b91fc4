import { TOTP } from 'otpauth';
import { AEGEAN } from '../../seed/companies.ts';
import { DEMO_PASSWORD } from '../../seed/people.ts';
import { someone } from '../../testing/people.ts';
import { getRefusal } from '../../testing/refusals.ts';
import { type Browser, withKey } from '../../testing/test-app.ts';
import { type ActWorld, type Doing, ELENI } from './act-world.ts';

const colleague = {
  email: 'new.colleague@aegeanhouse.gr',
  firstName: 'New',
  lastName: 'Colleague',
  position: 'Desk',
  phone: '+306900000000',
  timezone: 'Europe/Athens',
  locale: 'en',
  role: 'AGENT',
} as const;

/** Acts about people, in the order in which they can happen. */
export function actsOfPeople({ app, owner, secrets }: ActWorld) {
  const open = new Map<string, Browser>();
  const signIn = (name: string) => async () => open.set(name, await someone(app, name, 'AGENT', [AEGEAN]));
  const of = (name: string): Browser => {
    const browser = open.get(name);
    if (!browser) throw new Error(`${name} has not signed in`);
    return browser;
  };
  const nikos = (body: Parameters<Browser['api']['users']['update']>[0]['body']) => ({
    act: () => owner.api.users.update({ userId: 'user-nikos', body }),
  });
  const status = (to: 'ENABLED' | 'DISABLED') => ({
    act: () => owner.api.users.changeStatus({ id: 'user-nikos', body: { status: to } }),
  });
  const eleni = { userId: 'user-eleni-markou' };

  return {
    SIGNED_IN: { act: () => app.signedIn(ELENI) },
    SIGN_IN_REFUSED: {
      act: () =>
        getRefusal(app.browser().api.session.start({ body: { login: ELENI, password: 'wrong-guess' } })),
    },
    SIGNED_OUT: { prepare: signIn('zoe'), act: () => of('zoe').api.session.terminate() },
    SESSION_ENDED: {
      prepare: () => app.signedIn(ELENI),
      act: async () => {
        const other = (await owner.api.sessions.list(eleni)).find(({ current }) => !current);
        await owner.api.sessions.end({ ...eleni, sessionId: other?.id ?? '' });
      },
    },
    SESSIONS_ENDED: {
      prepare: () => app.signedIn(ELENI),
      act: () => owner.api.sessions.endOthers(eleni),
    },
    PASSWORD_CHANGED: {
      prepare: signIn('petra'),
      act: async () => {
        const newPassword = 'Quiet-harbour-2026-lamp';
        secrets.push(newPassword);
        await of('petra').api.passwords.change({
          body: { currentPassword: DEMO_PASSWORD, newPassword, repeatedPassword: newPassword },
        });
      },
    },
    TWO_FACTOR_ON: {
      prepare: signIn('vera'),
      act: async () => {
        const { secret } = await of('vera').api.users.setUpTwoFactor();
        secrets.push(secret);
        const code = new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
        const { recoveryCodes } = await of('vera').api.users.update({
          userId: 'user-vera',
          body: { twoFactor: { enabled: true, code } },
        });
        secrets.push(...(recoveryCodes ?? []));
      },
    },
    TWO_FACTOR_OFF: {
      act: () => owner.api.users.update({ userId: 'user-vera', body: { twoFactor: { enabled: false } } }),
    },
    PERSON_INVITED: { act: () => owner.api.users.create({ body: colleague }, withKey()) },
    PERSON_DISABLED: { prepare: signIn('nikos'), ...status('DISABLED') },
    PERSON_ENABLED: status('ENABLED'),
    PROFILE_CHANGED: nikos({ position: 'Night desk', phone: '+306900000001' }),
    EMAIL_CHANGED: nikos({ email: 'nikos.new@aegeanhouse.gr' }),
    ROLE_CHANGED: nikos({ role: 'MANAGER' }),
    RIGHTS_CHANGED: {
      act: () =>
        owner.api.users.savePermissions({ id: 'user-nikos', body: { permission: ['PAYMENT_REFUND'] } }),
    },
    PROPERTIES_ASSIGNED: nikos({ propertyIds: ['property-kalypso-bay'] }),
  } satisfies Readonly<Record<string, Doing>>;
}
