import { isSplitAmount } from '@deck/api/rules';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orders, payments } from '../database/schema.ts';
import { makeLink } from '../testing/payments.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { freePort } from './free-port.ts';
import { type Payer, raceForSplits, raceOverTwoServers, TOTAL, takenFrom } from './split-race.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

// Specification 4.36
// `npm run race` runs the long version.
test("sixty payers on two servers pay exactly an order's total, in every round", async () => {
  const ports = [await freePort(), await freePort()] as const;
  const { taken, faults } = await raceOverTwoServers(database.url, ports, { payers: 60, rounds: 2 });
  expect(taken).toEqual([TOTAL, TOTAL]);
  expect(faults).toEqual([]);
}, 240_000);

test('detects payers who check and pay without locking the order', async () => {
  const app = await createTestApp();
  const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const { db } = app;
  const careless: Payer = async ({ id }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order || !isSplitAmount(20_000n, order.total - order.paid, 'EUR')) return [];
    await db.update(payments).set({ captured: sql`captured + 20000` }).where(eq(payments.orderId, id));
    await db.update(orders).set({ paid: sql`paid + 20000` }).where(eq(orders.id, id));
    return [];
  };
  const makeOne = async () => {
    const { orderId } = await makeLink(owner);
    return { id: orderId ?? '', token: '' };
  };
  const { taken } = await raceForSplits(makeOne, (order) => takenFrom(db, order), careless, {
    payers: 20,
    rounds: 2,
  });
  expect(taken.every((minor) => minor > TOTAL)).toBe(true);
  await app.close();
});
