import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { orderDraft } from '../testing/drafts.ts';
import { cards, makeLink, payerAt } from '../testing/payments.ts';
import { getRefusal } from '../testing/refusals.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';
import { orders } from './schema.ts';

/** Two connections each, and a short wait in milliseconds. */
const pools = { staff: 2, payments: 2, patience: 100 };

let app: TestApp;
let owner: Browser;
const held: PoolClient[] = [];

beforeAll(async () => {
  app = await createTestApp({ pools });
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterEach(() => {
  for (const client of held.splice(0)) client.release();
});
afterAll(() => app.close());

/** Takes all connections of a pool until the end of the test. */
async function useUp(name: 'staff' | 'payments'): Promise<void> {
  for (let taken = 0; taken < pools[name]; taken++) {
    const client = await app.pools?.[name].pool.connect();
    if (client) held.push(client);
  }
}

const busy = { status: 503, code: 'SERVER_BUSY', params: { seconds: 2 } };

test('while all connections of staff are used, payers pay, staff sign in, and orders are made', async () => {
  const { link } = await makeLink(owner);
  await useUp('staff');
  const payer = payerAt(app, link);
  expect((await payer.view()).status).toBe('LINK_CREATED');
  await payer.give(cards.good, 0);
  await expect.poll(async () => (await payer.view()).status).toBe('CHARGED');
  await expect(app.signedIn('peter.lang@aegeanhouse.gr')).resolves.toBeDefined();
  await expect(owner.api.orders.create({ body: orderDraft() }, withKey())).resolves.toBeDefined();

  expect(await getRefusal(owner.api.orders.list())).toEqual(busy);
  const refused = await owner.send('/api/v1/orders');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
});

test('a payer who cannot be served in time is asked to come again, and nothing is begun', async () => {
  const { link } = await makeLink(owner);
  const key = withKey();
  const before = await app.db.$count(orders);
  await useUp('payments');
  const page = await app.app.request(link?.replace('/pay/', '/pay/api/') ?? '');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await getRefusal(owner.api.orders.create({ body: orderDraft() }, key))).toEqual(busy);
  expect(await app.db.$count(orders)).toBe(before);
  await expect(owner.api.orders.list()).resolves.toBeDefined();

  for (const client of held.splice(0)) client.release();
  const [first, second] = [
    await owner.api.orders.create({ body: orderDraft() }, key),
    await owner.api.orders.create({ body: orderDraft() }, key),
  ];
  expect(first.id).toBe(second.id);
});

test('a hundred probes of readiness are right while every call waits', async () => {
  await useUp('staff');
  await useUp('payments');
  const calls = Array.from({ length: 60 }, () => getRefusal(owner.api.orders.list()));
  for (let probe = 0; probe < 100; probe++)
    expect((await app.app.request(`${ORIGIN}/health/ready`)).status).toBe(200);
  for (const answer of await Promise.all(calls)) expect(answer).toEqual(busy);
});
