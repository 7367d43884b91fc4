import type { Environment, Profile } from '@deck/api/contract/people';
import type { Session } from './session-store.ts';

const profileFields = [
  'id',
  'login',
  'email',
  'position',
  'timezone',
  'firstName',
  'lastName',
  'phone',
  'avatarUrl',
  'locale',
] as const satisfies readonly (keyof Profile)[];

const environmentFields = [
  'context',
  'languages',
  'acceptedCurrencies',
  'properties',
  'defaultCustomerLanguage',
  'defaultPaymentLifetime',
  'generateOrderId',
  'defaultCurrency',
  'defaultCustomerCountry',
  'defaultPaymentMethod',
  'transactionType',
  'applyCompanyExchangeRateByDefault',
] as const satisfies readonly (keyof Environment)[];

/**
 * What of a session is kept in the browser's storage, which everything on this page and whoever uses the machine later
 * can read: these fields and no others, so that nothing an answer gains, a key for one, is stored by the way.
 */
export const storedCopies = ({ profile, environment, permissions, permissionMap }: Session) => ({
  profile: pick(profile, profileFields),
  environment: pick(environment, environmentFields),
  permissions,
  permissionMap,
});

const pick = <T extends object, Key extends keyof T>(whole: T, names: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<T, Key>;
