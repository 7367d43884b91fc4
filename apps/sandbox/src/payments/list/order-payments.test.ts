import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stay } from '../../testing/drafts.ts';
import { makeOrder, paymentDraft } from '../../testing/payments.ts';
import { getRefusal, invalid } from '../../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

afterAll(() => app.close());

describe('the payments of an order', () => {
  const AMOUNTS = Array.from({ length: 51 }, (_, at) => `${at + 1}.00`);
  let id: string;
  const read = (query: { page?: number; size?: number; sort?: string[] } = {}) =>
    owner.api.orderPayments.list({ id, ...query });
  const amountsOn = async (query: Parameters<typeof read>[0]) =>
    (await read(query)).content.map(({ amount }) => amount);

  beforeAll(async () => {
    app = await createTestApp();
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    ({ id } = await makeOrder(owner, { positions: [{ ...stay, amount: '2000.00' }] }));
    for (const amount of AMOUNTS)
      await owner.api.payments.create({ body: paymentDraft(id, { amount }) }, withKey());
  });

  test('come fifty at a time, newest first, each on one page', async () => {
    const first = await read();
    const second = await read({ page: 1 });
    const pages = { size: 50, totalElements: 51, totalExact: true, totalPages: 2 };
    expect(first).toMatchObject({ page: 0, ...pages });
    expect(second).toMatchObject({ page: 1, ...pages });
    expect([...first.content, ...second.content].map(({ amount }) => amount)).toEqual(AMOUNTS.toReversed());
  });

  test('end at the last one, wherever that stands on its page', async () => {
    expect(await amountsOn({ page: 2, size: 17 })).toEqual(AMOUNTS.slice(0, 17).toReversed());
    expect(await read({ page: 3, size: 17 })).toMatchObject({
      content: [],
      totalElements: 51,
      totalPages: 3,
    });
    expect(await amountsOn({ page: 50, size: 1 })).toEqual(['1.00']);
    expect(await amountsOn({ size: 200 })).toHaveLength(51);
  });

  test('can be sorted, and refuse the pages that a list refuses', async () => {
    expect(await amountsOn({ size: 3, sort: ['amount,desc'] })).toEqual(['51.00', '50.00', '49.00']);
    expect(await amountsOn({ size: 2, sort: ['created,asc'] })).toEqual(['1.00', '2.00']);
    expect(await getRefusal(read({ size: 201 }))).toEqual(invalid({ size: 'tooLarge' }));
    expect(await getRefusal(read({ size: 0 }))).toEqual(invalid({ size: 'tooSmall' }));
    expect(await getRefusal(read({ sort: ['secret,asc'] }))).toEqual(invalid({ sort: 'sort' }));
  });

  test('have their sums in the order, whatever page is read', async () => {
    const asked = await owner.api.orders.get({ id });
    // The sum of 1 to 51.
    expect(asked).toMatchObject({ paymentCount: 51, availableAmount: '674.00' });
  });
});
