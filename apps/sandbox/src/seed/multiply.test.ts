import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '../database/connect.ts';
import { orders, payments, timeline, transactions } from '../database/schema.ts';
import { stoppedClock } from '../testing/stopped-clock.ts';
import { brand, NOW, ORIGIN } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { AEGEAN, HALCYON } from './companies.ts';
import { multiplyOrders } from './multiply.ts';
import { seedIfEmpty } from './seed.ts';

const MODELS = 20;

let database: TestDatabase;
let connection: Connection;
const told: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  const { db } = connection;
  const clock = stoppedClock(NOW);
  await seedIfEmpty({ db, clock, brand, publicUrl: ORIGIN }, { aegean: MODELS, halcyon: 0 });
  await db.transaction((tx) =>
    multiplyOrders(tx, { businessProfileId: AEGEAN, orders: 1_500, onProgress: (done) => told.push(done) }),
  );
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const readOrders = async (company: string) => {
  const [found] = await connection.db
    .select({ rows: count() })
    .from(orders)
    .where(eq(orders.businessProfileId, company));
  return found?.rows ?? 0;
};

test('creates the given number of orders, and leaves the other company unchanged', async () => {
  const made = await readOrders(AEGEAN);
  expect(made).toBeGreaterThanOrEqual(1_500);
  expect(made).toBeLessThan(1_500 + 2 * MODELS + 20);
  expect(told.at(-1)).toBe(made);
  expect(await readOrders(HALCYON)).toBeLessThan(20);
});

test('copies payments, transactions and timeline with every order', async () => {
  const { db } = connection;
  const perOrder = async (copies: boolean) => {
    const mine = sql`order_id ${sql.raw(copies ? '' : 'NOT ')}LIKE '%.7'`;
    const own = copies ? mine : sql`${mine} AND order_id NOT LIKE '%.%'`;
    const aegean = sql`order_id IN (SELECT id FROM deck.orders WHERE business_profile_id = ${AEGEAN})`;
    const [paid] = await db.select({ rows: count() }).from(payments).where(sql`${own} AND ${aegean}`);
    const [told] = await db.select({ rows: count() }).from(timeline).where(sql`${own} AND ${aegean}`);
    const [moved] = await db
      .select({ rows: count() })
      .from(transactions)
      .innerJoin(payments, eq(payments.id, transactions.paymentId))
      .where(sql`${own} AND ${aegean}`);
    return [paid?.rows, told?.rows, moved?.rows];
  };
  const models = await perOrder(false);
  expect(models.every((rows) => Number(rows) > 0)).toBe(true);
  expect(await perOrder(true)).toEqual(models);
});

test('gives copies IDs and links whose characters need no escape in an address', async () => {
  const { rows } = await connection.db.execute<{ id: string; link_token: string | null }>(
    sql`SELECT id, link_token FROM deck.payments UNION ALL SELECT id, split_token FROM deck.orders`,
  );
  const texts = rows.flatMap((row) => [row.id, row.link_token ?? '']);
  expect(texts.length).toBeGreaterThan(3_000);
  expect(texts.filter((text) => encodeURIComponent(text) !== text)).toEqual([]);
});

test('varies the searchable fields of copies', async () => {
  const [found] = await connection.db
    .select({
      numbers: sql<number>`count(DISTINCT external_id)::int`,
      emails: sql<number>`count(DISTINCT customer_email)::int`,
      surnames: sql<number>`count(DISTINCT customer_last_name)::int`,
      all: sql<number>`count(*)::int`,
      findable: sql<boolean>`bool_and(search_text LIKE '%' || lower(customer_email) || '%')`,
    })
    .from(orders)
    .where(sql`external_id LIKE '%.%'`);
  expect(found?.numbers).toBe(found?.all);
  expect(found?.emails).toBe(found?.all);
  expect(found?.surnames).toBeGreaterThan(500);
  expect(found?.findable).toBe(true);
});

test("includes copies in the daily sums, and restores the lists' indexes", async () => {
  const { rows } = await connection.db.execute<Record<string, string>>(sql`SELECT
    (SELECT count(*) FROM deck.payments) AS payments,
    (SELECT sum(count) FROM deck.payment_days WHERE day = '0001-01-01') AS counted,
    (SELECT sum(captured) FROM deck.payments) AS captured,
    (SELECT sum(paid) FROM deck.money_days) AS paid,
    (SELECT count(*) FROM pg_indexes WHERE schemaname = 'deck' AND tablename = 'orders') AS indexes,
    (SELECT count(*) FROM pg_trigger WHERE tgenabled = 'D') AS asleep`);
  const [found] = rows;
  expect(found?.counted).toBe(found?.payments);
  expect(found?.paid).toBe(found?.captured);
  expect(Number(found?.indexes)).toBeGreaterThan(5);
  expect(found?.asleep).toBe('0');
});
