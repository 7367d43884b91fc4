import type { OrderFilter } from '@deck/api/contract/orders';
import { type OrderState, orderStates } from '@deck/api/vocabulary';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userProperties } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { stay } from '../testing/drafts.ts';
import { makeOrder } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { denied, getRefusal } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

const properties = ['property-kalypso-bay', 'property-lykavittos'] as const;
const states: readonly OrderState[] = ['NEW', 'PAID', 'PARTIALLY_PAID', 'DECLINED'];

let app: TestApp;
let owner: Browser;

/** Orders of four states, two properties and several totals. */
beforeAll(async () => {
  app = await createTestApp();
  owner = await someone(app, 'eva', 'OWNER', [AEGEAN, HALCYON]);
  for (let at = 0; at < 10; at += 1) {
    const { id } = await makeOrder(owner, {
      propertyId: properties[at % 3 === 0 ? 1 : 0],
      positions: [{ ...stay, amount: `${100 * (at + 1)}.00` }],
    });
    await app.db.execute(sql`UPDATE deck.orders SET state = ${states[at % 4]} WHERE id = ${id}`);
  }
});
afterAll(() => app.close());

const count = (getOrdersRq: OrderFilter, browser = owner) => browser.api.orders.counts({ getOrdersRq });
const listTotal = async (getOrdersRq: OrderFilter, browser = owner) => {
  const { totalElements, totalExact } = await browser.api.orders.list({ getOrdersRq, size: 1 });
  return { count: totalElements, countExact: totalExact };
};

const someOf = <Value>(values: readonly Value[]) => fc.option(fc.subarray([...values]), { nil: undefined });
const filters: fc.Arbitrary<OrderFilter> = fc
  .record({
    states: someOf([...states, 'REFUNDED' as const]),
    propertyIds: someOf(properties),
    createdFrom: fc.constantFrom(undefined, '2026-11-20', '2026-12-01'),
    amounts: fc.constantFrom({}, { currency: 'EUR', amountFrom: '300.00' }, { currency: 'JPY' }),
    search: fc.constantFrom(undefined, 'papadopoulou', 'papadopolou', 'xqzzy'),
  })
  .map(({ amounts, ...filter }) => ({ ...filter, ...amounts }));

test('count what the list finds, whatever the filter', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const counts = await count(filter);
      expect({ count: counts.count, countExact: counts.countExact }).toEqual(await listTotal(filter));
      const asked = filter.states?.length ? filter.states : orderStates;
      const sum = counts.statuses
        .filter(({ status }) => asked.includes(status))
        .reduce((all, one) => all + one.count, 0);
      expect(sum).toBe(counts.count);
    }),
    { numRuns: 60 },
  );
});

test('count every state as if the filter asked for none', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async ({ search: _, ...filter }) => {
      const { statuses } = await count(filter);
      for (const state of states) {
        const found = statuses.find(({ status }) => status === state) ?? { count: 0, countExact: true };
        expect(await listTotal({ ...filter, states: [state] })).toEqual({
          count: found.count,
          countExact: found.countExact,
        });
      }
    }),
    { numRuns: 20 },
  );
});

test('count only what the reader sees', async () => {
  const all = await count({});
  await app.db.insert(userProperties).values({ userId: 'user-eva', propertyId: 'property-lykavittos' });
  const assigned = await count({});
  expect(assigned.count).toBeLessThan(all.count);
  expect(assigned).toMatchObject(await listTotal({}));
  await app.db.delete(userProperties).where(eq(userProperties.userId, 'user-eva'));
  owner.companyId = HALCYON;
  expect(await count({})).toEqual({ count: 0, countExact: true, statuses: [] });
  owner.companyId = AEGEAN;
});

test('need the right to the list, and refuse what the list refuses', async () => {
  const stranger = await someone(app, 'ida', 'ONLY_USERS_LIST_VIEW', [AEGEAN]);
  expect(await getRefusal(count({}, stranger))).toEqual(denied('ORDERS_LIST_VIEW'));
  const wrong: OrderFilter = { amountFrom: '1.00' };
  expect(await getRefusal(count(wrong))).toEqual(await getRefusal(listTotal(wrong)));
  expect(await getRefusal(count({ nothing: 'known' } as never))).toEqual(
    await getRefusal(listTotal({ nothing: 'known' } as never)),
  );
});
