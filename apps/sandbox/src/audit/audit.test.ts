import type { AuditAct } from '@deck/api/vocabulary';
import { auditActs } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents, letters, userNotifications, users } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { someone } from '../testing/people.ts';
import { getRefusal } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { recordedFields } from './recorded-fields.ts';

const ELENI = 'eleni.markou@aegeanhouse.gr';
const SECRET = 'a-callback-secret-of-ours';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn(ELENI);
  await someone(app, 'nikos', 'AGENT', [AEGEAN]);
});
afterAll(() => app.close());

const rate = { currency: 'NOK', startDate: '2027-01-01', endDate: null, rate: '0.0853' };
const rates = async () =>
  (await owner.api.rates.list({ id: AEGEAN })).content.find((one) => one.currency === 'NOK');
const settings = (body: Parameters<Browser['api']['businessProfiles']['saveSettings']>[0]['body']) =>
  owner.api.businessProfiles.saveSettings({ id: AEGEAN, body });
const nikos = (body: Parameters<Browser['api']['users']['update']>[0]['body']) =>
  owner.api.users.update({ userId: 'user-nikos', body });
const secrets: string[] = [DEMO_PASSWORD, SECRET];

async function turnOn(browser: Browser) {
  const { secret } = await browser.api.users.setUpTwoFactor();
  secrets.push(secret);
  const code = new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
  const { recoveryCodes } = await browser.api.users.update({
    userId: 'user-vera',
    body: { twoFactor: { enabled: true, code } },
  });
  secrets.push(...(recoveryCodes ?? []));
}

/** How each act comes about, in their order. An act without an entry does not compile. */
const acts: Readonly<Record<AuditAct, () => Promise<unknown>>> = {
  SIGNED_IN: () => app.signedIn(ELENI),
  SIGN_IN_REFUSED: () =>
    getRefusal(app.browser().api.session.start({ body: { login: ELENI, password: 'wrong-guess' } })),
  PASSWORD_CHANGED: async () => {
    const browser = await someone(app, 'petra', 'AGENT', [AEGEAN]);
    const newPassword = 'Quiet-harbour-2026-lamp';
    secrets.push(newPassword);
    await browser.api.passwords.change({
      body: { currentPassword: DEMO_PASSWORD, newPassword, repeatedPassword: newPassword },
    });
  },
  TWO_FACTOR_ON: async () => turnOn(await someone(app, 'vera', 'AGENT', [AEGEAN])),
  TWO_FACTOR_OFF: () =>
    owner.api.users.update({ userId: 'user-vera', body: { twoFactor: { enabled: false } } }),
  PERSON_INVITED: () =>
    owner.api.users.create(
      {
        body: {
          email: 'new.colleague@aegeanhouse.gr',
          firstName: 'New',
          lastName: 'Colleague',
          position: 'Desk',
          phone: '+306900000000',
          timezone: 'Europe/Athens',
          locale: 'en',
          role: 'AGENT',
        },
      },
      withKey(),
    ),
  PERSON_DISABLED: () => owner.api.users.changeStatus({ id: 'user-nikos', body: { status: 'DISABLED' } }),
  PERSON_ENABLED: () => owner.api.users.changeStatus({ id: 'user-nikos', body: { status: 'ENABLED' } }),
  EMAIL_CHANGED: () => nikos({ email: 'nikos.new@aegeanhouse.gr' }),
  ROLE_CHANGED: () => nikos({ role: 'MANAGER' }),
  RIGHTS_CHANGED: () =>
    owner.api.users.savePermissions({ id: 'user-nikos', body: { permission: ['PAYMENT_REFUND'] } }),
  PROPERTIES_ASSIGNED: async () => {
    const [property] = await owner.api.properties.list();
    await nikos({ propertyIds: [property?.id ?? ''] });
  },
  TOKEN_ISSUED: async () => {
    const { value } = await owner.api.tokens.issue({ body: { type: 'PMS' } });
    secrets.push(value);
  },
  TOKEN_REISSUED: async () => {
    const { value } = await owner.api.tokens.reissue({ body: { type: 'PMS' } });
    secrets.push(value);
  },
  TOKEN_ENDED: () => owner.api.tokens.end({ type: 'PMS' }),
  SETTINGS_CHANGED: () => settings({ general: { notes: 'Changed for the record' } }),
  CALLBACKS_CHANGED: () => settings({ integration: { callbackSecret: SECRET } }),
  LETTER_COPIES_CHANGED: () => settings({ notifications: { duplicateAddresses: ['copies@aegeanhouse.gr'] } }),
  TEMPLATE_CHANGED: () =>
    owner.api.templates.save({
      id: 'PAYMENT_LINK',
      body: {
        action: 'PUBLISH',
        blocks: [{ blockKey: 'subject', language: 'en', content: 'Pay, please' }],
      },
    }),
  RATE_CREATED: () => owner.api.rates.create({ id: AEGEAN, body: rate }),
  RATE_CHANGED: async () =>
    owner.api.rates.update({
      id: AEGEAN,
      exchangeRateId: (await rates())?.id ?? '',
      body: { ...rate, rate: '0.0900' },
    }),
  RATE_REMOVED: async () => owner.api.rates.remove({ id: AEGEAN, exchangeRateId: (await rates())?.id ?? '' }),
  AUDIT_EXPORTED: () => owner.api.auditEvents.export({}),
};

/** After those they need. */
const order: readonly AuditAct[] = [...auditActs.filter((act) => act !== 'PERSON_ENABLED'), 'PERSON_ENABLED'];

describe('every act', () => {
  test.each(order)('%s is recorded with who, where and what, or happens not at all', async (act) => {
    const read = () => app.db.select().from(auditEvents).where(eq(auditEvents.act, act));
    const before = await read();
    // Recorded in the transaction of the act: if the record fails, so does the act.
    await app.db.execute(`CREATE FUNCTION deck.fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'no record'; END $$`);
    await app.db.execute(`CREATE TRIGGER fail BEFORE INSERT ON deck.audit_events FOR EACH ROW
      WHEN (NEW.act = '${act}') EXECUTE FUNCTION deck.fail()`);
    const state = () =>
      app.db.execute(`SELECT md5(query_to_xml('SELECT login, email, role, rights, enabled, password_hash, two_factor_secret
        FROM deck.users ORDER BY id', false, false, '')::text
        || query_to_xml('SELECT * FROM deck.exchange_rates ORDER BY id', false, false, '')::text
        || query_to_xml('SELECT * FROM deck.business_profiles ORDER BY id', false, false, '')::text
        || query_to_xml('SELECT * FROM deck.integration_tokens ORDER BY 1, 2', false, false, '')::text
        || query_to_xml('SELECT * FROM deck.message_templates ORDER BY 1, 2, 3, 4, 5', false, false, '')::text
        || query_to_xml('SELECT * FROM deck.user_properties ORDER BY 1, 2', false, false, '')::text
        || (SELECT count(*) FROM deck.sessions)) AS state`);
    const kept = await state();
    const isPrepared = act === 'PASSWORD_CHANGED' || act === 'TWO_FACTOR_ON' || act === 'SIGN_IN_REFUSED';
    if (!isPrepared) {
      await expect(acts[act]()).rejects.toMatchObject({ status: 500 });
      expect((await state()).rows).toEqual(kept.rows);
    }
    await app.db.execute('DROP FUNCTION deck.fail() CASCADE');

    await acts[act]();
    const [event, ...others] = (await read()).filter(({ id }) => !before.some((one) => one.id === id));
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      at: app.clock.now(),
      businessProfileId: AEGEAN,
      subject: recordedFields[act].subject,
      address: expect.any(String),
      requestId: expect.any(String),
      personId: expect.stringMatching(/^user-/),
    });
    expect(event?.personName).not.toBe('');
    if (act !== 'SIGN_IN_REFUSED') expect(event?.sessionId).toEqual(expect.any(String));
    const fields = recordedFields[act].fields as readonly string[];
    const recorded = Object.keys({ ...event?.before, ...event?.after });
    if (fields.length > 0) expect(recorded).not.toEqual([]);
    for (const field of recorded) expect(fields).toContain(field);
  });
});

describe('the record', () => {
  test('holds no secret in any column', async () => {
    const { rows } = await app.db.execute('SELECT audit_events::text AS row FROM deck.audit_events');
    const text = rows.map(({ row }) => String(row)).join('\n');
    for (const secret of [...secrets, 'wrong-guess']) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/argon2|password_hash|twoFactorSecret/);
  });

  test.each([
    'UPDATE deck.audit_events SET person_name = $$Nobody$$',
    'DELETE FROM deck.audit_events',
    'TRUNCATE deck.audit_events',
  ])('cannot be altered by %s', async (statement) => {
    await expect(app.connection.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
  });

  test('is read by act, person, subject and time, a page at a time, newest first', async () => {
    const { api } = owner;
    const all = await api.auditEvents.list({ size: 2 });
    expect(all.content).toHaveLength(2);
    expect(all.totalElements).toBeGreaterThan(20);
    const mails = (await api.auditEvents.list({ act: 'EMAIL_CHANGED' })).content;
    expect(mails).toMatchObject([
      {
        personId: 'user-eleni-markou',
        subjectId: 'user-nikos',
        changes: [{ field: 'email', before: 'nikos@aegeanhouse.gr', after: 'nikos.new@aegeanhouse.gr' }],
      },
    ]);
    const ofNikos = await api.auditEvents.list({
      subject: 'PERSON',
      subjectId: 'user-nikos',
      personId: 'user-eleni-markou',
    });
    expect(ofNikos.content.map(({ act }) => act)).toContain('ROLE_CHANGED');
    expect((await api.auditEvents.list({ from: '2026-11-21T00:00:00Z' })).content).toEqual([]);
    expect((await api.auditEvents.list({ to: '2026-11-19T00:00:00Z' })).content).toEqual([]);
  });

  test('is exported as a file without formulas', async () => {
    const formula = '=HYPERLINK("http://bad.example")';
    await app.db.update(users).set({ firstName: formula }).where(eq(users.id, 'user-nikos'));
    await nikos({ role: 'AGENT' });
    const file = await owner.send('/api/v1/audit-events/export?act=ROLE_CHANGED');
    expect(file.headers.get('content-type')).toContain('text/csv');
    const text = await file.text();
    expect(text).toContain('role: MANAGER → AGENT');
    expect(text).toContain("'=HYPERLINK");
    expect(text.split('\r\n')).toHaveLength(3);
  });

  test('is seen neither by another company nor without the right to settings', async () => {
    const other = await someone(app, 'stranger', 'OWNER', [HALCYON]);
    const { content } = await other.api.auditEvents.list({ size: 100 });
    expect(content.map(({ act, personId }) => [act, personId])).toEqual([['SIGNED_IN', 'user-stranger']]);
    expect((await other.api.auditEvents.list({ personId: 'user-eleni-markou' })).content).toEqual([]);
    const agent = await someone(app, 'anna', 'AGENT', [AEGEAN]);
    expect(await getRefusal(agent.api.auditEvents.list({}))).toMatchObject({ code: 'ACCESS_DENIED' });
    expect(await getRefusal(agent.api.auditEvents.export({}))).toMatchObject({ code: 'ACCESS_DENIED' });
  });
});

test('a person hears of a new e-mail address at both, of a new role and of the second factor', async () => {
  const sent = await app.db.select().from(letters).where(eq(letters.userId, 'user-nikos'));
  const notices = sent.map(({ facts, recipient }) => `${facts.news} ${recipient}`);
  expect(notices).toContain('EMAIL_CHANGED nikos@aegeanhouse.gr');
  expect(notices).toContain('EMAIL_CHANGED nikos.new@aegeanhouse.gr');
  expect(notices).toContain('ROLE_CHANGED nikos.new@aegeanhouse.gr');
  const ofVera = await app.db
    .select()
    .from(userNotifications)
    .where(eq(userNotifications.userId, 'user-vera'));
  expect(ofVera.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Two-factor sign-in is on'),
      expect.stringContaining('Two-factor sign-in is off'),
    ]),
  );
});
