import { getHeld } from '@deck/api/rules';
import { schemes } from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { holdsMoney } from './schema.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the database and the rules agree on which payments hold money', async () => {
  const amounts = [0n, 1n, 40n, 100n];
  const all = schemes.flatMap((scheme) =>
    amounts.flatMap((authorized) =>
      amounts.flatMap((captured) => amounts.map((released) => ({ scheme, authorized, captured, released }))),
    ),
  );
  const values = sql.join(
    all.map(
      ({ scheme, authorized, captured, released }) =>
        sql`(${scheme}, ${authorized}::bigint, ${captured}::bigint, ${released}::bigint)`,
    ),
    sql`, `,
  );
  const { rows } = await app.db.execute<{ held: boolean }>(
    sql`SELECT ${holdsMoney('p')} AS held FROM (VALUES ${values}) p(scheme, authorized, captured, released)`,
  );
  const rest = {
    type: 'PAYMENT_LINK',
    status: 'AUTHORIZED',
    amount: 100n,
    refunded: 0n,
    linkLives: false,
  } as const;
  expect(rows.map(({ held }) => held)).toEqual(all.map((payment) => getHeld({ ...rest, ...payment }) > 0n));
});
