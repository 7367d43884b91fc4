import type { UserDraft } from '@deck/api/contract/users';
import { beforeEach, describe, expect, test } from 'vitest';
import { letters } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { someone } from '../testing/people.ts';
import { denied, getRefusal, invalid } from '../testing/refusals.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';

const AGENT_LOGIN = 'katerina.vlachou@aegeanhouse.gr';

let app: TestApp;
let owner: Browser;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  return () => app.close();
});

const draft = (changes: Partial<UserDraft> = {}): UserDraft => ({
  email: 'Iris.Nomikou@aegeanhouse.gr',
  firstName: 'Ίρις',
  lastName: 'Νομικού-O’Neil',
  position: 'Guest relations',
  phone: '+30 694 555 0199',
  role: 'AGENT',
  locale: 'el',
  timezone: 'Europe/Athens',
  ...changes,
});
const create = (changes: Partial<UserDraft> = {}, browser = owner) =>
  browser.api.users.create({ body: draft(changes) }, withKey());

describe('a new colleague', () => {
  // Specification 7.16
  test('belongs to the division, and gets a letter to set a password with', async () => {
    const made = await create({
      permission: ['PAYMENT_REFUND', 'PAYMENT_VOID', 'PAYMENT_VOID'],
      propertyIds: ['property-kalypso-bay'],
    });
    expect(made).toMatchObject({
      login: 'iris.nomikou@aegeanhouse.gr',
      fullName: 'Ίρις Νομικού-O’Neil',
      role: 'AGENT',
      status: 'ENABLED',
      enabled: true,
      locked: false,
      lastSeenAt: null,
      permissions: ['PAYMENT_VOID', 'PAYMENT_REFUND'],
      properties: [{ id: 'property-kalypso-bay', name: 'Kalypso Bay Resort' }],
    });
    expect(await owner.api.users.get({ id: made.id })).toEqual(made);
    const [letter] = await app.db.select().from(letters);
    expect(letter).toMatchObject({
      kind: 'SET_PASSWORD',
      language: 'el',
      recipient: 'Iris.Nomikou@aegeanhouse.gr',
      facts: { until: '2026-11-27T07:41:00Z' },
    });

    const [, secretKey = ''] = (letter?.facts.address ?? '').split(`${ORIGIN}/login/set/`);
    const { api } = app.browser();
    expect(await api.passwords.link({ secretKey })).toMatchObject({ kind: 'SET' });
    const body = { newPassword: 'olive-tree-27', repeatedPassword: 'olive-tree-27' };
    await api.passwords.reset({ secretKey, body });
    const { businessProfileId } = await api.session.start({
      body: { login: 'IRIS.nomikou@aegeanhouse.gr', password: 'olive-tree-27' },
    });
    expect(businessProfileId).toBe(AEGEAN);
  });

  test('is created once however often the call is sent', async () => {
    const key = withKey();
    const first = await owner.api.users.create({ body: draft() }, key);
    expect(await owner.api.users.create({ body: draft() }, key)).toEqual(first);
    expect(await app.db.select().from(letters)).toHaveLength(1);
  });

  test('needs a login that is unique across all companies, ignoring case', async () => {
    expect(await getRefusal(create({ login: AGENT_LOGIN.toUpperCase() }))).toEqual(
      invalid({ login: 'unique' }),
    );
    expect(await getRefusal(create({ email: AGENT_LOGIN }))).toEqual(invalid({ email: 'unique' }));
    // An e-mail address may be longer than a login.
    const email = `iris@${'a'.repeat(60)}.${'b'.repeat(60)}.example`;
    expect(await getRefusal(create({ email }))).toEqual(invalid({ login: 'login' }));
    const login = { login: 'iris' };
    const both = await Promise.allSettled([create(login), create(login)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await app.db.select().from(letters)).toHaveLength(1);
  });

  test('is refused with every invalid field', async () => {
    const refused = create({
      firstName: 'Iris!',
      lastName: ' ',
      position: 'Desk 2',
      phone: '694',
      email: 'iris',
      login: 'a b',
      role: 'ADMIN' as never,
      timezone: 'Europe/Atlantis',
      permission: ['ORDERS_LIST_VIEW' as never],
    });
    expect(await getRefusal(refused)).toEqual(
      invalid({
        firstName: 'personName',
        lastName: 'required',
        position: 'positionTitle',
        phone: 'phone',
        email: 'email',
        login: 'login',
        role: 'choice',
        timezone: 'choice',
        'permission.0': 'choice',
      }),
    );
    // An offset is not a zone: PostgreSQL would invert its sign.
    expect(await getRefusal(create({ timezone: '+02:00' }))).toEqual(invalid({ timezone: 'choice' }));
    expect(await getRefusal(create({ propertyIds: ['nowhere'] }))).toEqual(
      invalid({ propertyIds: 'choice' }),
    );
    expect(await app.db.select().from(letters)).toEqual([]);
  });

  test('can only have properties of the division', async () => {
    owner.companyId = HALCYON;
    const [foreign] = await owner.api.properties.list();
    owner.companyId = AEGEAN;
    expect(await getRefusal(create({ propertyIds: [foreign?.id ?? ''] }))).toEqual(
      invalid({ propertyIds: 'choice' }),
    );
  });

  test('can be created by an owner, but not by a user who may change settings', async () => {
    const manager = await someone(app, 'manager', 'MANAGER', [AEGEAN], ['SETTINGS_EDIT']);
    expect(await getRefusal(create({}, manager))).toEqual(denied('OWNER'));
  });
});
