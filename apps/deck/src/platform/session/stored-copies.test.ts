import type { Environment, Profile } from '@deck/api/contract/people';
import { describe, expect, it } from 'vitest';
import { storedCopies } from './session-store.ts';

const profile: Profile = {
  id: 'u1',
  login: 'eleni@example.com',
  email: 'eleni@example.com',
  position: 'Owner',
  timezone: 'Europe/Athens',
  firstName: 'Eleni',
  lastName: 'Markou',
  phone: '',
  avatarUrl: null,
  locale: 'el',
  twoFactorEnabled: true,
};
const environment: Environment = {
  context: { userId: 'u1', businessProfileId: 'c1', role: 'OWNER' },
  divisions: [{ id: 'c1', name: 'Aegean House' }],
  languages: ['en', 'el'],
  acceptedCurrencies: ['EUR'],
  properties: [],
  country: 'GR',
  defaultCustomerLanguage: 'en',
  defaultPaymentLifetime: null,
  generateOrderId: true,
  defaultCurrency: 'EUR',
  defaultCustomerCountry: 'GR',
  defaultPaymentMethod: null,
  transactionType: 'CHARGE',
  applyCompanyExchangeRateByDefault: false,
  dictionaryKey: 'a-key-of-the-dictionaries',
};
const permissions = [
  { name: 'MAIN_PAGE_VIEW', access: true, isAction: false, isMenuItem: true, permissions: [] },
];
const permissionMap = { MAIN_PAGE_VIEW: { access: true, isAction: false, isMenuItem: true } };

describe('what is kept in the browser of a session', () => {
  const copies = storedCopies({
    // An answer may hold more than its type says.
    profile: { ...profile, recoveryCodes: ['K3QA-7WZM'] } as Profile,
    environment,
    permissions,
    permissionMap,
  });

  // Specification 3.65-3.68, 3.70
  it('is what the specification names, and no more', () => {
    const { twoFactorEnabled: _, ...kept } = profile;
    expect(copies.profile).toEqual(kept);
    const { divisions: __, dictionaryKey: ___, country: ____, ...rest } = environment;
    expect(copies.environment).toEqual(rest);
    expect(copies.permissions).toBe(permissions);
    expect(copies.permissionMap).toBe(permissionMap);
  });

  it('holds nothing secret', () => {
    expect(JSON.stringify(copies)).not.toMatch(/key|codes|secret|password/i);
  });
});
