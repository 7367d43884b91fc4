import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userProperties } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { makeLink, makeOrder } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await someone(app, 'eva', 'OWNER', [AEGEAN, HALCYON]);
});
afterAll(() => app.close());

async function countNew(browser: Browser): Promise<number> {
  const states = await browser.api.orders.states({});
  return states.find(({ state }) => state === 'NEW')?.count ?? 0;
}

test('the states of orders are counted as the list finds them', async () => {
  await makeOrder(owner);
  await makeLink(owner);
  const states = await owner.api.orders.states({});
  expect(states.length).toBeGreaterThan(1);
  for (const { state, count, countExact } of states) {
    const { totalElements } = await owner.api.orders.list({ getOrdersRq: { states: [state] } });
    expect([count, countExact]).toEqual([totalElements, true]);
  }
});

test('only what the reader sees is counted', async () => {
  const before = await countNew(owner);
  await makeOrder(owner);
  expect(await countNew(owner)).toBe(before + 1);
  await app.db.insert(userProperties).values({ userId: 'user-eva', propertyId: 'property-lykavittos' });
  const assigned = await countNew(owner);
  await app.db.delete(userProperties).where(eq(userProperties.userId, 'user-eva'));
  expect(assigned).toBeLessThan(before + 1);
  owner.companyId = HALCYON;
  expect(await countNew(owner)).toBeLessThan(before + 1);
  owner.companyId = AEGEAN;
});
