import type { Environment, Profile, User } from '@deck/api/contract/people';
import { assignableRights } from '@deck/api/vocabulary';
import { properties } from './properties.ts';

export const profile: Profile = {
  id: 'user-eleni-markou',
  login: 'eleni.markou@aegeanhouse.gr',
  email: 'eleni.markou@aegeanhouse.gr',
  position: 'Director of operations',
  timezone: 'Europe/Athens',
  firstName: 'Eleni',
  lastName: 'Markou',
  phone: '+30 694 555 0101',
  avatarUrl: null,
  locale: 'en',
  twoFactorEnabled: false,
};

export const environment: Environment = {
  context: { userId: profile.id, businessProfileId: 'division-aegean-house', role: 'OWNER' },
  divisions: [
    { id: 'division-aegean-house', name: 'Aegean House' },
    { id: 'division-halcyon-charter', name: 'Halcyon Charter' },
  ],
  languages: ['en', 'ru', 'el', 'lt', 'lv'],
  acceptedCurrencies: ['BHD', 'EUR', 'GBP', 'JPY', 'USD'],
  properties: [...properties],
  country: 'GR',
  defaultCustomerLanguage: 'en',
  defaultPaymentLifetime: 'P2D',
  generateOrderId: true,
  defaultCurrency: 'EUR',
  defaultCustomerCountry: 'GR',
  defaultPaymentMethod: 'VISA',
  transactionType: 'CHARGE',
  applyCompanyExchangeRateByDefault: false,
  dictionaryKey: 'dictionary-key',
};

/** The rights to do something with a payment. */
const ofMoney = assignableRights.filter((right) => right.startsWith('PAYMENT_'));

/** A colleague; their addresses follow from the name. */
function colleague(
  firstName: string,
  lastName: string,
  position: string,
  role: User['role'],
  about: Partial<User> = {},
): User {
  const name = `${firstName}.${lastName}`.toLowerCase();
  const email = `${name}@aegeanhouse.gr`;
  return {
    id: `user-${name.replace('.', '-')}`,
    login: email,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    position,
    role,
    email,
    phone: '+30 694 555 0110',
    avatarUrl: null,
    status: 'ENABLED',
    enabled: true,
    locked: false,
    locale: 'el',
    timezone: 'Europe/Athens',
    twoFactorEnabled: false,
    lastSeenAt: '2026-11-22T07:41:00Z',
    permissions: [],
    properties: [],
    ...about,
  };
}

export const users: readonly User[] = [
  colleague('Maria', 'Antoniou', 'Reservations', 'AGENT', {
    permissions: ['PAYMENT_CAPTURE', 'PAYMENT_REVOKE'],
    properties: [{ id: 'property-kalypso-bay', name: 'Kalypso Bay Resort' }],
  }),
  colleague('Ioanna', 'Kosta', 'Night audit', 'AGENT', {
    permissions: ['PAYMENT_VOID', 'PAYMENT_CAPTURE', 'PAYMENT_REVOKE'],
    lastSeenAt: '2026-11-21T14:29:00Z',
    twoFactorEnabled: true,
  }),
  colleague('Peter', 'Lang', 'Accountant', 'VIEWER', { locale: 'en', lastSeenAt: null }),
  colleague('Eleni', 'Markou', 'Director of operations', 'OWNER', {
    locale: 'en',
    phone: profile.phone,
    permissions: [...assignableRights],
  }),
  colleague('Sofia', 'Rigas', 'Events', 'AGENT', {
    properties: [{ id: 'property-stoa', name: 'Stoa Events' }],
    locked: true,
    lastSeenAt: '2026-11-19T17:05:00Z',
  }),
  colleague('Nikos', 'Stathakis', 'Front office manager', 'MANAGER', {
    permissions: [...ofMoney, 'SETTINGS_VIEW'],
  }),
  colleague('Katerina', 'Vlachou', 'Front desk', 'AGENT', { permissions: ['PAYMENT_CAPTURE'] }),
  colleague('Alexandros', 'Zervas', 'Front desk', 'AGENT', {
    status: 'DISABLED',
    enabled: false,
    lastSeenAt: '2026-09-30T18:12:00Z',
  }),
];
