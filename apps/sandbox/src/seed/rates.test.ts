import { isRate } from '@deck/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../database/connect.ts';
import { exchangeRates } from '../database/schema.ts';
import { findRate } from '../rates/find-rate.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { AEGEAN, HALCYON } from './companies.ts';
import { demoRates } from './rates.ts';
import { seedBase } from './seed-base.ts';

const NOW = new Date('2026-11-20T07:41:00Z');
const TODAY = '2026-11-20';

let database: TestDatabase;
let connection: ReturnType<typeof connect>;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  await seedBase(connection.db);
  await connection.db.insert(exchangeRates).values(demoRates(NOW));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('has a year of plausible rates, and a month to come', () => {
  const dollars = demoRates(NOW).filter(
    ({ businessProfileId, currency }) => businessProfileId === AEGEAN && currency === 'USD',
  );
  expect(dollars.map(({ startDate }) => startDate)).toHaveLength(14);
  expect([dollars[0]?.startDate, dollars.at(-1)?.startDate]).toEqual(['2025-11-01', '2026-12-01']);
  for (const { rate, createdAt } of demoRates(NOW)) {
    expect([rate, isRate(rate)]).toEqual([rate, true]);
    expect(createdAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
  }
});

test("has a rate today for the guests' currencies, in both companies", async () => {
  const { db } = connection;
  const [dollar, yen] = [
    await findRate(db, AEGEAN, 'USD', 'EUR', TODAY),
    await findRate(db, AEGEAN, 'JPY', 'EUR', TODAY),
  ];
  expect(Number(dollar?.rate)).toBeGreaterThan(0.8);
  expect(Number(dollar?.rate)).toBeLessThan(1.1);
  expect(Number(yen?.rate)).toBeGreaterThan(0.005);
  expect(Number(yen?.rate)).toBeLessThan(0.0075);
  expect(dollar).toMatchObject({ startDate: '2026-11-01', endDate: '2026-11-30' });
  for (const currency of ['GBP', 'JPY', 'USD'])
    expect(await findRate(db, HALCYON, 'EUR', currency, TODAY)).toBeDefined();
});

test('has a currency without a current rate', async () => {
  expect(await findRate(connection.db, AEGEAN, 'SEK', 'EUR', '2026-10-31')).toBeDefined();
  expect(await findRate(connection.db, AEGEAN, 'SEK', 'EUR', TODAY)).toBeUndefined();
});
