import { readFile } from 'node:fs/promises';
import { fold } from '@deck/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Connection, connect } from './connect.ts';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase('people');
  connection = connect(database.url);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('text folded by an older rule is folded again, so that a search finds it', async () => {
  const { pool } = connection;
  const before = 'νικος o’connell anne–marie—ʼruð `ħal’ βασος';
  await pool.query('UPDATE deck.users SET search_text = $1', [before]);
  const migration = new URL('./migrations/0006_folded.sql', import.meta.url);
  await pool.query(await readFile(migration, 'utf8'));
  const { rows } = await pool.query('SELECT DISTINCT search_text FROM deck.users');
  expect(rows).toEqual([{ search_text: fold(before) }]);
});
