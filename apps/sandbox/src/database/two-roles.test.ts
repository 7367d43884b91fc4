import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDue } from '../scheduler/run-due.ts';
import { cards } from '../testing/cards.ts';
import { orderDraft } from '../testing/drafts.ts';
import { getServices, makeLink, makeOrder, payerAt } from '../testing/payments.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { administer, uniqueName } from '../testing/test-server.ts';
import { migrate } from './migrate.ts';

// With MIGRATION_URL the server uses a role that only reads and writes rows.

const role = uniqueName('deck_server');
let owned: string;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    line: async (url) => {
      owned = url;
      await administer(url, `CREATE ROLE ${role} LOGIN PASSWORD 'worker'`);
      await migrate(url, role);
      return Object.assign(new URL(url), { username: role, password: 'worker' }).href;
    },
  });
});
afterAll(async () => {
  await administer(owned, `DROP OWNED BY ${role}`);
  await administer(owned, `DROP ROLE ${role}`);
  await app.close();
});

test('that role can take money and run scheduled work', async () => {
  const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const { id, link } = await makeLink(owner);
  await payerAt(app, link).pay(cards.good);
  await runDue(getServices(app));
  expect((await owner.api.payments.get({ id })).status).toBe('CHARGED');
});

test('that role removes acts of more than a year by the owner’s function, and erases a guest', async () => {
  const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const customer = { ...orderDraft().customer, email: 'other@example.com' };
  const { id } = await makeOrder(owner, { customer });
  const { rows } = await app.connection.pool.query(
    `SELECT deck.forget_audit_events('division-aegean-house', now(), 100) AS gone`,
  );
  expect(rows).toEqual([{ gone: 0 }]);
  expect(await owner.api.guests.erase({ id })).toMatchObject({ orders: 1 });
});

test.each([
  'ALTER TABLE deck.orders ADD COLUMN wrong text',
  'DROP TABLE deck.orders',
  'TRUNCATE deck.orders CASCADE',
  'CREATE TABLE deck.strange (id text)',
  'CREATE SCHEMA strange',
  'DELETE FROM deck_migrations.applied',
  'DELETE FROM deck.audit_events',
  'UPDATE deck.audit_events SET address = NULL',
  'CREATE ROLE strange',
])('that role cannot %s', async (statement) => {
  await expect(app.connection.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});
