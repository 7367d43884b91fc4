import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { loadBrand } from '@deck/tokens/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { openClock } from '../clock.ts';
import { connect } from '../database/connect.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { administer, uniqueName, withDatabase } from '../testing/test-server.ts';
import { compareDatabases, tryBackup } from './drill.ts';
import { withClient } from './open-client.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'deck-backup-'));
const file = join(folder, 'dump.gz');
let original: TestDatabase;
let name: string;
let into: string;

beforeAll(async () => {
  original = await createTestDatabase();
  const { db, close } = connect(original.url);
  const clock = await openClock(db);
  const services = { db, clock, brand: loadBrand('meridian'), publicUrl: 'http://localhost' };
  await seedIfEmpty(services, { aegean: 40, halcyon: 10 });
  await close();
}, 120_000);
afterAll(async () => {
  await original.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  name = uniqueName('deck_restored');
  await administer(inject('postgres').url, `CREATE DATABASE ${name}`);
  into = withDatabase(inject('postgres').url, name);
});
afterEach(() => administer(inject('postgres').url, `DROP DATABASE ${name} WITH (FORCE)`));

const run = (url: string, statement: string) =>
  withClient(url, (client) => client.query<Record<string, unknown>>(statement));

test('the restored database has the same money and the same rows, and goes on counting', async () => {
  const { differences, sums, bytes } = await tryBackup({ url: original.url, into, file });
  expect(differences).toEqual([]);
  expect(sums).toBeGreaterThan(60);
  expect(bytes).toBeGreaterThan(50_000);
  const next = `SELECT nextval('deck.payment_numbers') AS value`;
  expect((await run(into, next)).rows).toEqual((await run(original.url, next)).rows);
  // The triggers are back: the ledger refuses changes.
  await expect(run(into, 'UPDATE deck.wallet_entries SET amount = 0')).rejects.toThrow();
  expect(await compareDatabases(original.url, into)).toMatchObject({ differences: [] });
}, 60_000);

test.each([
  [
    'a changed note',
    `UPDATE deck.orders SET internal_note = 'x' WHERE id = (SELECT min(id) FROM deck.orders)`,
  ],
  ['a lost message', 'DELETE FROM deck.timeline WHERE id = (SELECT min(id) FROM deck.timeline)'],
])(
  '%s is found',
  async (_, statement) => {
    const damaged = tryBackup({
      url: original.url,
      into,
      file,
      meanwhile: async () => void (await run(into, statement)),
    });
    expect((await damaged).differences).toEqual([expect.stringMatching(/^table (orders|timeline): /)]);
  },
  60_000,
);

test('a difference of one cent is found in the sums of its currency and state', async () => {
  const cent = `SET session_replication_role = replica;
    UPDATE deck.payments SET captured = captured + 1 WHERE id = (SELECT min(id) FROM deck.payments)`;
  const { differences } = await tryBackup({
    url: original.url,
    into,
    file,
    meanwhile: async () => void (await run(into, cent)),
  });
  expect(differences).toEqual([
    expect.stringMatching(/^payments \w+ in/),
    expect.stringMatching(/^table payments/),
  ]);
}, 60_000);

test('a dump that broke off, one of another version and a full database are refused', async () => {
  await tryBackup({ url: original.url, into, file });
  await expect(restore(file, into)).rejects.toThrow('is not empty');
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const refused = async (kept: readonly string[], words: string) => {
    writeFileSync(file, gzipSync(kept.join('\n')));
    await run(into, 'DROP SCHEMA deck CASCADE; DROP SCHEMA deck_migrations CASCADE');
    await expect(restore(file, into)).rejects.toThrow(words);
    expect((await run(into, 'SELECT count(*)::int AS count FROM deck.orders')).rows).toEqual([{ count: 0 }]);
  };
  await refused(lines.slice(0, -1), 'The dump is incomplete');
  await refused(['{"version":["older"]}', ...lines.slice(1)], 'of another version');
}, 60_000);
