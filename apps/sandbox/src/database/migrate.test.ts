import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connect } from './connect.ts';
import { dropEverything, migrate, SCHEMA } from './migrate.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

async function schemas(): Promise<string[]> {
  const { pool, close } = connect(database.url);
  const { rows } = await pool.query(
    "SELECT nspname FROM pg_namespace WHERE nspname !~ '^(pg_|information_)' ORDER BY 1",
  );
  await close();
  return rows.map((row) => row.nspname);
}

test('servers that start together migrate once', async () => {
  await dropEverything(database.url);
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  expect(await schemas()).toContain('deck_migrations');
});

test('dropping everything leaves what others keep in the database', async () => {
  const { pool, close } = connect(database.url);
  await pool.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
  await pool.query('CREATE SCHEMA somebody_else');
  await close();
  await dropEverything(database.url);
  expect(await schemas()).toEqual(['public', 'somebody_else']);
});
