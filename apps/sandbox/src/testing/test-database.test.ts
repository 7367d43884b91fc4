import { expect, test } from 'vitest';
import { connect } from '../database/connect.ts';
import { createTestDatabase } from './test-database.ts';

test('two test databases share nothing', async () => {
  const [a, b] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const [first, second] = [connect(a.url), connect(b.url)];
  await first.pool.query('CREATE TABLE public.only_here ()');
  const found = await second.pool.query("SELECT to_regclass('public.only_here') AS found");
  expect(found.rows).toEqual([{ found: null }]);
  await Promise.all([first.close(), second.close()]);
  await Promise.all([a.drop(), b.drop()]);
});
