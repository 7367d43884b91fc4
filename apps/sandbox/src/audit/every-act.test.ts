import { recordedFields } from '@deck/api/rules';
import type { AuditAct } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type ActWorld, type Doing, ELENI, firstSecrets } from './testing/act-world.ts';
import { actsOfPeople } from './testing/acts-of-people.ts';
import { actsOfTheCompany } from './testing/acts-of-the-company.ts';

let app: TestApp;
let world: ActWorld;
let doings: Readonly<Record<AuditAct, Doing>>;

beforeAll(async () => {
  app = await createTestApp();
  world = { app, owner: await app.signedIn(ELENI), secrets: firstSecrets() };
  // An act without an entry does not compile.
  doings = { ...actsOfPeople(world), ...actsOfTheCompany(world) };
});
afterAll(() => app.close());

const names = Object.keys(recordedFields) as AuditAct[];
/** People are enabled again after they were disabled. */
const order = names.toSorted((a, b) => Number(a === 'PERSON_ENABLED') - Number(b === 'PERSON_ENABLED'));

/** What acts change, table by table. A count of failed sign-ins is no act. */
const changed = [
  'SELECT login, email, position, role, rights, enabled, password_hash, two_factor_secret FROM deck.users ORDER BY id',
  'SELECT id, name, color, start_time FROM deck.properties ORDER BY id',
  'SELECT id, user_id FROM deck.sessions ORDER BY id',
  ...[
    'user_properties',
    'business_profiles',
    'company_column_settings',
    'payment_method_choices',
    'saved_views',
    'integration_tokens',
    'message_templates',
    'messages',
    'import_templates',
    'import_runs',
    'exchange_rates',
  ].map((table) => `SELECT * FROM deck.${table} AS one ORDER BY one::text`),
];
const readState = async () => {
  const sums = changed.map((query) => `query_to_xml('${query}', false, false, '')::text`).join(' || ');
  return (await app.db.execute(`SELECT md5(${sums}) AS state`)).rows;
};

describe('every act', () => {
  test.each(order)('%s is recorded with who, where and what, or happens not at all', async (act) => {
    const { prepare, act: perform } = doings[act];
    await prepare?.();
    const read = () => app.db.select().from(auditEvents).where(eq(auditEvents.act, act));
    const before = await read();
    // Recorded in the transaction of the act: if the record fails, so does the act.
    await app.db.execute(`CREATE OR REPLACE FUNCTION deck.fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'no record'; END $$`);
    await app.db.execute(`CREATE OR REPLACE TRIGGER fail BEFORE INSERT ON deck.audit_events FOR EACH ROW
      WHEN (NEW.act = '${act}') EXECUTE FUNCTION deck.fail()`);
    const kept = await readState();
    const failure = await perform().catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 500 });
    expect(await readState()).toEqual(kept);
    await app.db.execute('DROP FUNCTION deck.fail() CASCADE');

    await perform();
    const [event, ...others] = (await read()).filter(({ id }) => !before.some((one) => one.id === id));
    expect(others).toEqual([]);
    const isAdministrator = act === 'FISCAL_RECEIPTS_CHANGED';
    expect(event).toMatchObject({
      at: app.clock.now(),
      businessProfileId: AEGEAN,
      subject: recordedFields[act].subject,
      address: expect.any(String),
      requestId: expect.any(String),
      personId: isAdministrator ? null : expect.stringMatching(/^user-/),
    });
    expect(event?.personName).not.toBe('');
    expect(event?.subjectName).not.toBe('');
    if (!isAdministrator && act !== 'SIGN_IN_REFUSED') expect(event?.sessionId).toEqual(expect.any(String));
    const fields: readonly string[] = recordedFields[act].fields;
    const recorded = Object.keys({ ...event?.before, ...event?.after });
    if (fields.length > 0) expect(recorded).not.toEqual([]);
    for (const field of recorded) expect(fields).toContain(field);
  });
});

test('the record holds no secret, and nothing that was searched for, in any column', async () => {
  const { rows } = await app.db.execute('SELECT audit_events::text AS row FROM deck.audit_events');
  const text = rows.map(({ row }) => String(row)).join('\n');
  expect(world.secrets.length).toBeGreaterThan(10);
  for (const secret of [...world.secrets, 'Dupont']) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/argon2|password_hash|twoFactorSecret/);
});
