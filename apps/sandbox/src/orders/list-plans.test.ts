import type { OrderFilter } from '@deck/api/contract/orders';
import { orderSortFields } from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeCompany } from '../scope.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { fewRows, orderRows } from './list-orders.ts';
import { orderConditions, similarConditions } from './order-conditions.ts';
import { readOrderCounts } from './order-counts.ts';

/**
 * Thirteen thousand orders of two companies, distributed like real ones: most are paid, by a few users, with few
 * distinct values. The planner's choices here hold even more for a million.
 */
const ORDERS = 13_000;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await app.db.execute(sql`
    INSERT INTO deck.orders (id, business_profile_id, property_id, property_name, external_id, currency, total,
      total_figure, payment_policy, reservation_id, internal_note, message_to_customer, customer_first_name,
      customer_last_name, customer_sort, customer_email, customer_phone, customer_language, customer_country,
      customer_company, positions, position_type, start_date, end_date, agent_name, agent_tag, tags, state,
      progress_status, paid, paid_figure, search_text, created_at, modified_at)
    SELECT 'order-' || n, company, property, initcap(split_part(property, '-', 2)), 'X-' || n,
      CASE n % 50 WHEN 0 THEN 'JPY' WHEN 1 THEN 'GBP' ELSE 'EUR' END, n * 100, n, 'PREPAYMENT_100', '', '', '',
      'Guest', guest, guest || ' guest', guest || '@example.org', '', 'en', 'GR', '', '[]'::jsonb, 'ACCOMMODATION',
      day::date, day::date + 3, 'Agent ' || n % 7,
      CASE n % 100 WHEN 0 THEN 'IMPORT' WHEN 1 THEN 'CRS' ELSE 'UI_USER' END,
      CASE n % 100 WHEN 0 THEN '{DECK,CARD}' WHEN 1 THEN '{CRS}' ELSE '{DECK}' END::text[],
      CASE n % 100 WHEN 0 THEN 'DECLINED' WHEN 1 THEN 'AUTHORIZED' ELSE 'PAID' END,
      CASE n % 100 WHEN 0 THEN 'NOT_STARTED' WHEN 1 THEN 'IN_PROGRESS' ELSE 'COMPLETED' END,
      CASE WHEN n % 3 = 0 THEN 0 ELSE n * 100 END, CASE WHEN n % 3 = 0 THEN 0 ELSE n END,
      'x-' || n || ' guest ' || guest || ' ' || guest || '@example.org', day, day
    FROM generate_series(1, ${sql.raw(String(ORDERS))}) n,
      LATERAL (SELECT CASE WHEN n % 5 = 0 THEN ${HALCYON} ELSE ${AEGEAN} END AS company,
        CASE WHEN n % 5 = 0 THEN 'property-halcyon' WHEN n % 40 = 1 THEN 'property-anemone'
          ELSE 'property-lykavittos' END AS property,
        substr(md5(n::text), 1, 8) AS guest,
        timestamptz '2026-11-20' - (n * 7919 % ${sql.raw(String(ORDERS))}) * interval '50 minutes' AS day) one`);
  // The autovacuum does this in production.
  await app.connection.pool.query('VACUUM ANALYZE deck.orders');
});
afterAll(() => app.close());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** The steps of a page's plan from the top, with the index each reads. */
async function getPlan(
  read: typeof orderRows | typeof fewRows,
  filter: OrderFilter,
  sort: string[] = [],
  conditions = orderConditions,
): Promise<string[]> {
  const where = conditions({ ...wholeCompany(AEGEAN), timezone: 'Europe/Athens' }, filter);
  const page = read(app.db, { where, sort, limit: 50, offset: 0, pinned: sql<boolean>`false` }, true);
  const { sql: text, params } = page.toSQL();
  const { rows } = await app.connection.pool.query(`EXPLAIN (FORMAT JSON) ${text}`, params);
  const steps = (plan: Plan): string[] => [
    [plan['Node Type'], plan['Index Name']].filter(Boolean).join(' '),
    ...(plan.Plans ?? []).flatMap(steps),
  ];
  return steps(rows[0]['QUERY PLAN'][0].Plan);
}

const indexOf: Readonly<Record<(typeof orderSortFields)[number], string>> = {
  created: 'orders_created',
  modified: 'orders_modified',
  external_id: 'orders_external_id',
  total: 'orders_total_in_currency',
  paid: 'orders_paid_in_currency',
  start: 'orders_start',
  state: 'orders_state',
  property: 'orders_property_name',
  customer: 'orders_customer',
  agent: 'orders_agent',
};

describe('a page sorted by', () => {
  const directions = orderSortFields.flatMap((field) => [[field, 'asc'] as const, [field, 'desc'] as const]);
  test.each(directions)(
    '%s, %s reads its index, and no more rows than the page',
    async (field, direction) => {
      const [limit, ...below] = await getPlan(orderRows, {}, [`${field},${direction}`]);
      const index = field === 'start' && direction === 'desc' ? 'orders_start_last' : indexOf[field];
      expect(limit).toBe('Limit');
      // IDs are unique, but the planner does not know that sorting is unnecessary.
      expect(below.filter((step) => step !== 'Incremental Sort' || field !== 'external_id')).toEqual([
        expect.stringMatching(new RegExp(`^Index (Only )?Scan ${index}$`)),
      ]);
    },
  );
});

describe('a page filtered by', () => {
  /** Filters that match many orders. */
  const many = ['a common state', 'a person'];
  test.each<[string, OrderFilter, RegExp]>([
    ['a rare state', { states: ['DECLINED'] }, /orders_state/],
    ['two rare states', { states: ['DECLINED', 'AUTHORIZED'] }, /orders_(state|created)/],
    ['a common state', { states: ['PAID'] }, /orders_(state|created)/],
    ['a progress', { progressStatuses: ['NOT_STARTED'] }, /orders_(progress|created)/],
    ['a small property', { propertyIds: ['property-anemone'] }, /orders_property/],
    ['a person', { agentName: 'Agent 3' }, /orders_agent/],
    ['a way of making', { agentTags: ['IMPORT'] }, /orders_agent_tag/],
    ['a rare tag', { tags: ['CARD'] }, /orders_(tags|created)/],
    ['a guest', { customerEmail: 'c4ca4238@example.org' }, /orders_email/],
    ['words', { search: 'c4ca4238' }, /orders_search/],
    ['a name', { customer: 'c4ca4238' }, /orders_search/],
    ['a name in Greek', { search: 'Παπαδοπούλου' }, /orders_search/],
    ['a name in Russian', { search: 'Соколов' }, /orders_search/],
    ['an amount', { search: '412.50' }, /orders_currency/],
    ['days of making', { createdFrom: '2026-11-01', createdTo: '2026-11-02' }, /orders_created/],
    ['days of arrival', { startFrom: '2026-10-01', startTo: '2026-10-01' }, /orders_start/],
    ['amounts of a currency', { currency: 'JPY', amountFrom: '100', amountTo: '200000' }, /orders_currency/],
  ])('%s reads an index, never all orders', async (what, filter, index) => {
    const steps = await getPlan(many.includes(what) ? orderRows : fewRows, filter);
    expect(steps.filter((step) => step.startsWith('Seq Scan'))).toEqual([]);
    expect(steps.filter((step) => index.test(step)).length, steps.join(' < ')).toBeGreaterThan(0);
  });

  test.each(['papadopolou', 'sokolav', 'Соколев', 'weebr'])(
    '%s, with a wrong letter, reads the index of the text',
    async (search) => {
      const steps = await getPlan(fewRows, { search }, [], similarConditions);
      expect(steps.filter((step) => step.startsWith('Seq Scan'))).toEqual([]);
      expect(steps.filter((step) => /orders_search/.test(step)).length, steps.join(' < ')).toBeGreaterThan(0);
    },
  );

  test('a state and a property, sorted by the total, reads an index too', async () => {
    const filter: OrderFilter = { states: ['DECLINED'], propertyIds: ['property-lykavittos'] };
    const steps = await getPlan(fewRows, filter, ['total,desc']);
    expect(steps.some((step) => /^(Bitmap )?Index.* Scan orders_(state|total|property)/.test(step))).toBe(
      true,
    );
    expect(steps).not.toContain('Seq Scan');
  });
});

test('more orders than counts reach are counted by state, each up to its limit', async () => {
  const viewer = { ...wholeCompany(AEGEAN), timezone: 'Europe/Athens' };
  expect(await readOrderCounts(app.db, viewer, { states: ['PAID'] })).toEqual({
    count: 10_000,
    countExact: false,
    statuses: [
      { status: 'PAID', count: 10_000, countExact: false },
      { status: 'AUTHORIZED', count: 130, countExact: true },
    ],
  });
  expect(await readOrderCounts(app.db, viewer, { states: ['AUTHORIZED'] })).toMatchObject({
    count: 130,
    countExact: true,
  });
});
