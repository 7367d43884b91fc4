import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userProperties } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { orderDraft } from '../testing/drafts.ts';
import { makeLink, makeOrder } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { getRefusal } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await someone(app, 'eva', 'OWNER', [AEGEAN, HALCYON]);
});
afterAll(() => app.close());

const guest = (changes: Partial<ReturnType<typeof orderDraft>['customer']> = {}) => ({
  customer: {
    ...orderDraft().customer,
    firstName: 'Olga',
    lastName: 'Vance',
    email: 'olga@vance.example',
    ...changes,
  },
});
const ids = (found: Awaited<ReturnType<Browser['api']['guests']['get']>>) => found.orders.map(({ id }) => id);

test('any order of a guest leads to all of them, newest first, with what they owe and their payments', async () => {
  const first = await makeOrder(owner, guest());
  await app.clock.advance(1_000);
  const link = await makeLink(
    owner,
    {},
    guest({ email: 'Olga@Vance.example', firstName: 'Vance', lastName: 'Olga' }),
  );
  const found = await owner.api.guests.get({ id: first.id });
  expect(ids(found)).toEqual([link.orderId, first.id]);
  expect(found).toMatchObject({ id: link.orderId, complete: true });
  expect(found.payments.map(({ id }) => id)).toEqual([link.id]);
  const [sum] = found.sums;
  const orders = await Promise.all(ids(found).map((id) => owner.api.orders.get({ id })));
  expect(Number(sum?.due)).toBe(orders.reduce((all, { dueAmount }) => all + Number(dueAmount), 0));
  expect(Number(sum?.asked)).toBe(Number(link.amount));
  expect(await owner.api.guests.get({ id: found.id })).toEqual(found);
});

test('people who share an address are kept apart, and a phone serves where there is no address', async () => {
  const shared = await makeOrder(owner, guest({ firstName: 'Ivan' }));
  expect(ids(await owner.api.guests.get({ id: shared.id }))).toEqual([shared.id]);
  const [one, two] = [
    await makeOrder(owner, guest({ email: '', phone: '+44 20 7946 0999' })),
    await makeOrder(owner, guest({ email: '', phone: '+442079460999' })),
  ];
  expect(new Set(ids(await owner.api.guests.get({ id: one.id })))).toEqual(new Set([one.id, two.id]));
});

test('orders of other properties and companies are left out', async () => {
  const seen = await makeOrder(owner, { ...guest({ lastName: 'Narrow' }), propertyId: 'property-thalassa' });
  const other = await makeOrder(owner, {
    ...guest({ lastName: 'Narrow' }),
    propertyId: 'property-kalypso-bay',
  });
  expect(ids(await owner.api.guests.get({ id: seen.id }))).toHaveLength(2);
  await app.db.insert(userProperties).values({ userId: 'user-eva', propertyId: 'property-thalassa' });
  const found = await owner.api.guests.get({ id: seen.id });
  expect(ids(found)).toEqual([seen.id]);
  expect(found.sums.map(({ total }) => total)).toEqual([seen.totalAmount]);
  expect(await getRefusal(owner.api.guests.get({ id: other.id }))).toMatchObject({ code: 'NOT_FOUND' });
  await app.db.delete(userProperties).where(eq(userProperties.userId, 'user-eva'));
  owner.companyId = HALCYON;
  expect(await getRefusal(owner.api.guests.get({ id: seen.id }))).toMatchObject({ code: 'NOT_FOUND' });
  owner.companyId = AEGEAN;
});
