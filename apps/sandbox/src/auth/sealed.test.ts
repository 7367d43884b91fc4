import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '../database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { seal, unseal } from './sealed.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('what is sealed is read again, tells nothing and is never sealed the same twice', async () => {
  const { db } = connection;
  // Side by side, on a database without a key: all must find the same one.
  const sealed = await Promise.all(
    ['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP', 'κλειδί'].map((text) => seal(db, text)),
  );
  expect(await Promise.all(sealed.map((text) => unseal(db, text)))).toEqual([
    'JBSWY3DPEHPK3PXP',
    'JBSWY3DPEHPK3PXP',
    'κλειδί',
  ]);
  expect(new Set(sealed).size).toBe(3);
  expect(Buffer.from(sealed[0] ?? '', 'base64url').toString()).not.toContain('JBSWY3DP');
});

test('what was changed is not read', async () => {
  const { db } = connection;
  const bytes = Buffer.from(await seal(db, 'JBSWY3DPEHPK3PXP'), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await expect(unseal(db, bytes.toString('base64url'))).rejects.toThrow();
});
