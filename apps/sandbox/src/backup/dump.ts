import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { inSnapshot, readTables, readVersion, withClient } from './open-client.ts';
import { readSums, type Sums } from './sums.ts';

/** A line of a dump. Rows are written as PostgreSQL writes a row of a table as text. */
export type Line =
  | { readonly version: readonly string[] }
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly rows: readonly string[] }
  | { readonly sequence: string; readonly value: string | null }
  | { readonly end: true };

/** How many rows are read at a time, and stand in a line. */
const BATCH = 500;

/**
 * Writes all rows of a database to a file, as they were at one moment, and sums them at the same moment. The database is
 * in use meanwhile.
 */
export async function dump(url: string, file: string): Promise<Sums> {
  return withClient(url, (client) =>
    inSnapshot(client, async () => {
      await pipeline(Readable.from(write(client)), createGzip(), createWriteStream(file, { mode: 0o600 }));
      return readSums(client);
    }),
  );
}

async function* write(client: pg.Client): AsyncGenerator<string> {
  for await (const line of readLines(client)) yield `${JSON.stringify(line)}\n`;
}

async function* readLines(client: pg.Client): AsyncGenerator<Line> {
  yield { version: await readVersion(client) };
  for (const { name, columns } of await readTables(client)) {
    yield { table: name, columns };
    await client.query(`DECLARE dumped CURSOR FOR SELECT t::text AS row FROM deck.${name} t`);
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${BATCH} FROM dumped`);
      if (rows.length === 0) break;
      yield { rows: rows.map(({ row }) => row) };
    }
    await client.query('CLOSE dumped');
  }
  // A sequence runs ahead of a snapshot, so it is read last: no number is given twice.
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `SELECT sequencename AS name, last_value AS value FROM pg_sequences WHERE schemaname = 'deck'`,
  );
  for (const { name, value } of rows) yield { sequence: name, value };
  yield { end: true };
}
