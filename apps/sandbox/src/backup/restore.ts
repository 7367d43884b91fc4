import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { DatabaseError } from '../database/database-error.ts';
import { migrate } from '../database/migrate.ts';
import type { Line } from './dump.ts';
import { readTables, readVersion, withClient } from './open-client.ts';

/**
 * Fills an empty database with the rows of a dump, all or none. Its schema comes from this program's migrations.
 * @throws DatabaseError if the database is not empty, or the dump is incomplete or of another version
 */
export async function restore(file: string, url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query(`SELECT FROM pg_namespace WHERE nspname = 'deck'`);
    if (rows.length > 0) throw new DatabaseError('The database to restore into is not empty: name another.');
  });
  await migrate(url);
  await withClient(url, async (client) => {
    await client.query('BEGIN');
    // Each row is stored as it was: triggers and foreign keys had their say when it was written first.
    await client.query('SET LOCAL session_replication_role = replica').catch((cause) => {
      throw new DatabaseError('Restoring needs a superuser of the database to restore into.', { cause });
    });
    const tables = await readTables(client);
    await client.query(`TRUNCATE ${tables.map(({ name }) => `deck.${name}`).join(', ')}`);
    await fill(client, file);
    await client.query('COMMIT');
  });
}

async function fill(client: pg.Client, file: string): Promise<void> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  let into = { table: '', columns: '' };
  let isWhole = false;
  for await (const text of lines) {
    const line: Line = JSON.parse(text);
    if ('version' in line) await assertSameVersion(client, line.version);
    else if ('table' in line)
      into = { table: `deck.${line.table}`, columns: line.columns.map((name) => `"${name}"`).join(', ') };
    else if ('rows' in line) await insert(client, into, line.rows);
    else if ('sequence' in line) {
      if (line.value !== null) await client.query(`SELECT setval('deck.${line.sequence}', $1)`, [line.value]);
    } else isWhole = true;
  }
  if (!isWhole) throw new DatabaseError('The dump is incomplete: make another.');
}

async function assertSameVersion(client: pg.Client, version: readonly string[]): Promise<void> {
  const own = await readVersion(client);
  if (own.join() !== version.join())
    throw new DatabaseError('The dump is of another version of Deck: restore it with that version.');
}

/** PostgreSQL reads each row as it wrote it, once: OFFSET 0 keeps it from reading it anew for each column. */
async function insert(
  client: pg.Client,
  { table, columns }: { table: string; columns: string },
  rows: readonly string[],
): Promise<void> {
  const fields = columns
    .replaceAll('"', '')
    .split(', ')
    .map((name) => `(kept.it)."${name}"`);
  await client.query(
    `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${fields.join(', ')} FROM (SELECT one::${table} AS it FROM unnest($1::text[]) one OFFSET 0) kept`,
    [rows],
  );
}
