import type { PaymentFilter } from '@deck/api/contract/payments';
import { type PaymentStatus, paymentStatuses } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userProperties } from '../../database/schema.ts';
import { AEGEAN } from '../../seed/companies.ts';
import { cards, makeLink, payerAt } from '../../testing/payments.ts';
import { someone } from '../../testing/people.ts';
import { denied, getRefusal } from '../../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

/** Links of two properties: paid, declined, held and open. */
beforeAll(async () => {
  app = await createTestApp();
  owner = await someone(app, 'eva', 'OWNER', [AEGEAN]);
  const lykavittos = { propertyId: 'property-lykavittos' };
  await makeLink(owner, { amount: '100.00' });
  await makeLink(owner, { amount: '200.00' }, lykavittos);
  await payerAt(app, (await makeLink(owner, { amount: '300.00' })).link).pay(cards.good);
  await payerAt(app, (await makeLink(owner, { amount: '400.00' }, lykavittos)).link).pay(cards.good);
  await payerAt(app, (await makeLink(owner, { amount: '500.00' })).link).pay(cards.poor);
  await payerAt(app, (await makeLink(owner, { amount: '600.00', scheme: 'AUTH' })).link).pay(cards.good);
});
afterAll(() => app.close());

const count = (getPaymentsRq: PaymentFilter, browser = owner) =>
  browser.api.payments.counts({ getPaymentsRq });
const listTotal = async (getPaymentsRq: PaymentFilter, browser = owner) => {
  const { totalElements, totalExact } = await browser.api.payments.list({ getPaymentsRq, size: 1 });
  return { count: totalElements, countExact: totalExact };
};

const someOf = <Value>(values: readonly Value[]) => fc.option(fc.subarray([...values]), { nil: undefined });
const statuses: readonly PaymentStatus[] = ['LINK_CREATED', 'CHARGED', 'DECLINED', 'AUTHORIZED', 'REFUNDED'];
const filters: fc.Arbitrary<PaymentFilter> = fc.record({
  statuses: someOf(statuses),
  propertyIds: someOf(['property-kalypso-bay', 'property-lykavittos']),
  createdTo: fc.constantFrom(undefined, '2026-11-19', '2026-12-01'),
  // The daily sums cannot answer these.
  amountFrom: fc.constantFrom(undefined, '250.00'),
  search: fc.constantFrom(undefined, 'papadopoulou', 'papadopolou', 'xqzzy'),
  awaitingCapture: fc.constantFrom(undefined, true),
});

test('count what the list finds, whatever the filter', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const counts = await count(filter);
      expect({ count: counts.count, countExact: counts.countExact }).toEqual(await listTotal(filter));
      const asked = filter.statuses?.length ? filter.statuses : paymentStatuses;
      const sum = counts.statuses
        .filter(({ status }) => asked.includes(status))
        .reduce((all, one) => all + one.count, 0);
      expect(sum).toBe(counts.count);
    }),
    { numRuns: 60 },
  );
});

test('count every status as if the filter asked for none', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const counts = await count(filter);
      for (const status of statuses) {
        const found = counts.statuses.find((one) => one.status === status)?.count ?? 0;
        expect((await listTotal({ ...filter, statuses: [status] })).count).toBe(found);
      }
    }),
    { numRuns: 20 },
  );
});

test('count only what the reader sees, with the right to the list', async () => {
  const all = await count({});
  await app.db.insert(userProperties).values({ userId: 'user-eva', propertyId: 'property-lykavittos' });
  for (const filter of [{}, { amountFrom: '1.00' }]) {
    expect(await count(filter)).toMatchObject(await listTotal(filter));
    expect((await count(filter)).count).toBeLessThan(all.count);
  }
  await app.db.delete(userProperties).where(eq(userProperties.userId, 'user-eva'));
  const stranger = await someone(app, 'ida', 'ONLY_ORDERS_LIST_VIEW', [AEGEAN]);
  expect(await getRefusal(count({}, stranger))).toEqual(denied('ALL_PAYMENTS_LIST_VIEW'));
});
