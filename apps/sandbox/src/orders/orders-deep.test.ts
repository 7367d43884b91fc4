import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrder } from '../testing/payments.ts';
import { getRefusal, invalid } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

/** More than are counted exactly, and than the interface shows at once. */
const MANY = 10_450;
const SIZE = 200;

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const { id } = await makeOrder(owner);
  // Several have the same values, so only the last key of the order separates them.
  await app.db.execute(sql`
    INSERT INTO deck.orders
    SELECT (jsonb_populate_record(o, jsonb_build_object(
      'id', 'deep-' || lpad(n::text, 6, '0'), 'external_id', 'DEEP-' || n, 'total', n % 7 * 100,
      'total_figure', (n % 7)::text, 'created_at', o.created_at - n / 3 * interval '1 minute'))).*
    FROM deck.orders o, generate_series(1, ${MANY - 1}) n WHERE o.id = ${id}`);
});
afterAll(() => app.close());

test.each([
  ['created,desc', false],
  ['total,asc', false],
  ['start,desc', true],
])(
  'sorted by %s, pinned first: %s, every order comes once, the last page says how many',
  async (sort, pinnedup) => {
    const seen = new Set<string>();
    let page = 0;
    for (; ; page++) {
      const answer = await owner.api.orders.list({ page, size: SIZE, sort: [sort], pinnedup });
      for (const { id } of answer.content) {
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
      expect(answer.totalElements).toBeGreaterThanOrEqual(seen.size);
      if (answer.content.length < SIZE) {
        expect([answer.totalElements, answer.totalExact]).toEqual([MANY, true]);
        break;
      }
    }
    expect(seen.size).toBe(MANY);
  },
);

test('a page beyond any list is refused', async () => {
  await expect(owner.api.orders.list({ page: 5_000, size: SIZE })).resolves.toMatchObject({ content: [] });
  expect(await getRefusal(owner.api.orders.list({ page: 5_001, size: SIZE }))).toEqual(
    invalid({ page: 'tooLarge' }),
  );
});
