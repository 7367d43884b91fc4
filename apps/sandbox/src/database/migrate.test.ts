import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { administer, uniqueName } from '../testing/test-server.ts';
import { connect } from './connect.ts';
import { DatabaseError } from './database-error.ts';
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

test('a version before the schema starts, and leaves it alone', async () => {
  await migrate(database.url);
  const { pool, close } = connect(database.url);
  const later = Date.now() + 1_000_000_000_000;
  await pool.query(
    `INSERT INTO deck_migrations.applied (hash, created_at) VALUES ('of the next version', $1)`,
    [later],
  );
  await pool.query(`ALTER TABLE ${SCHEMA}.orders ADD COLUMN of_the_next_version text`);
  const read = async () => (await pool.query('SELECT hash FROM deck_migrations.applied ORDER BY id')).rows;
  const before = await read();
  await migrate(database.url);
  expect(await read()).toEqual(before);
  await pool.query(`SELECT of_the_next_version FROM ${SCHEMA}.orders`);
  await close();
});

test('a role that may not change the schema is refused with the way out', async () => {
  await dropEverything(database.url);
  const role = uniqueName('weak');
  await administer(database.url, `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
  try {
    const weak = Object.assign(new URL(database.url), { username: role, password: 'secret' });
    const refused = migrate(weak.href);
    await expect(refused).rejects.toThrow(DatabaseError);
    await expect(refused).rejects.toThrow(
      /^The user "weak_\w+" may not change .*\(permission denied .*MIGRATION_URL/,
    );
    await expect(refused).rejects.not.toThrow('secret');
  } finally {
    await administer(database.url, `DROP ROLE ${role}`);
  }
});

test('a database that takes no changes is named in a sentence', async () => {
  await dropEverything(database.url);
  const copy = new URL(database.url);
  copy.searchParams.set('options', '-c default_transaction_read_only=on');
  await expect(migrate(copy.href)).rejects.toThrow(/^The PostgreSQL at .* takes no changes .*read-only/);
});

test('dropping everything leaves what others keep in the database', async () => {
  const { pool, close } = connect(database.url);
  await pool.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
  await pool.query('CREATE SCHEMA somebody_else');
  await close();
  await dropEverything(database.url);
  expect(await schemas()).toEqual(['public', 'somebody_else']);
});
