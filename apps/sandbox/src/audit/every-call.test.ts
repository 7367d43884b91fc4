import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entries, readAsker, type Values } from '../contract-tests/entries.ts';
import { AGENT_ID, World } from '../contract-tests/fixtures.ts';
import { auditEvents } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { orderView } from '../testing/views.ts';

/** Why a call that changes something records no act. Every other call has to. */
const reasons: Readonly<Record<string, readonly RegExp[]>> = {
  'The timeline of an order or a payment names who did it': [
    /^(orders|orderCards|orderPayments|payments|paymentActions|transactions|payTransactions)\./,
    /^callbacks\.retry$/,
    /^hotelSystems\./,
  ],
  'It changes what one person sees alone': [
    /^drafts\.|^userNotifications\.(?!notify)/,
    /^users\.saveColumnSettings$/,
  ],
  'A notice of an administrator changes nothing': [/^userNotifications\.notify/],
  'The close of a shift is itself a record of who closed it and when': [/^days\.close$/],
  'What is uploaded changes nothing until a recorded call uses it': [/^(imports|resources)\.upload$/],
  'A key does nothing until a recorded call confirms it': [/^users\.setUpTwoFactor$/],
  'A letter changes nothing; its link leads to a recorded call': [/^passwords\.forgot$/],
  'It is of the installation and no company: the log names the call': [/^dictionaries\./],
  'It changes only how long one works, or for which division': [/^session\.(refresh|changeDivision)$/],
};
const isExcused = (name: string) =>
  Object.values(reasons).some((patterns) => patterns.some((pattern) => pattern.test(name)));

/** Requests that change something where the usual sample repeats what is there, or is of one person alone. */
const changing: Readonly<Record<string, (world: World) => Values | Promise<Values>>> = {
  'users.changeStatus': () => ({ id: AGENT_ID, body: { status: 'DISABLED' } }),
  'businessProfiles.saveSettings': () => ({ id: AEGEAN, body: { mainPage: { expiresSoonHours: 7 } } }),
  'companies.update': () => ({ companyId: AEGEAN, body: { fiscalReceipts: false } }),
  'templates.save': () => ({
    id: 'PAYMENT_LINK',
    body: { action: 'PUBLISH', blocks: [{ blockKey: 'subject', language: 'en', content: 'Pay, please' }] },
  }),
  'views.create': () => ({ body: orderView({ shared: true }) }),
  'views.save': async (world) => ({ viewId: await sharedView(world), body: orderView() }),
  'views.remove': async (world) => ({ viewId: await sharedView(world) }),
};

async function sharedView({ owner }: World): Promise<string> {
  return (await owner.api.views.create({ body: orderView({ shared: true }) }, withKey())).id;
}

/** A GET with an idempotency key changes something too. */
const mutating = entries.filter(
  ({ name, endpoint: { method, needs, idempotencyKey } }) =>
    (method !== 'GET' || idempotencyKey === 'required') &&
    needs !== 'apiKey' &&
    (needs !== 'public' || /^(session|passwords)\./.test(name)),
);

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await createTestApp();
  world = new World(app, await app.signedIn('eleni.markou@aegeanhouse.gr'));
});
afterAll(() => app.close());

async function countActs(): Promise<number> {
  const [found] = await app.db.select({ count: sql<number>`count(*)::int` }).from(auditEvents);
  return found?.count ?? 0;
}

describe('of the calls of staff and administrators that change something,', () => {
  test.each(mutating)('$name records an act, or is excused', async (entry) => {
    const asker = await readAsker(entry, world);
    const args = await (changing[entry.name]?.(world) ?? entry.sample(world));
    const before = await countActs();
    await entry.ask(asker, args);
    expect([entry.name, (await countActs()) > before]).toEqual([entry.name, !isExcused(entry.name)]);
  });

  test('each excuse names a call of the contract', () => {
    const patterns = Object.values(reasons).flat();
    expect(patterns.filter((pattern) => !mutating.some(({ name }) => pattern.test(name)))).toEqual([]);
    expect(Object.keys(changing).filter((name) => !mutating.some((entry) => entry.name === name))).toEqual(
      [],
    );
  });
});
