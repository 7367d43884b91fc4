import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../database/connect.ts';
import { AEGEAN } from '../seed/companies.ts';
import { multiplyOrders } from '../seed/multiply.ts';
import { demoYear } from '../seed/plans.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { stoppedClock } from '../testing/stopped-clock.ts';
import { brand, ORIGIN } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { wholeTableReads } from './lists.ts';
import { openSubject, type Subject } from './subject.ts';

let database: TestDatabase;
let subject: Subject;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db, close } = connect(database.url);
  const services = { db, clock: stoppedClock(new Date()), brand, publicUrl: ORIGIN };
  await seedIfEmpty(services, demoYear);
  await db.transaction((tx) => multiplyOrders(tx, { businessProfileId: AEGEAN, orders: 10_000 }));
  await db.execute(sql`ANALYZE`);
  await close();
  subject = await openSubject(database.url);
});
afterAll(async () => {
  await subject.close();
  await database.drop();
});

test('no list of ten thousand orders scans a whole table', async () => {
  expect(await wholeTableReads(subject)).toEqual([]);
});

test('a search with too many matches to count finds the first match', async () => {
  const { api } = subject;
  for (const pinnedup of [true, false]) {
    const query = { pinnedup, page: 3, size: 20, sort: ['total,desc'] };
    const all = await api.orders.list(query);
    expect(all).toMatchObject({ totalElements: 10_000, totalExact: false });
    expect(await api.orders.list({ ...query, getOrdersRq: { search: '@' } })).toEqual(all);
  }
});
