import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, userProperties } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { orderDraft, stay } from '../testing/drafts.ts';
import { makeOrder } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { getRefusal } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

type Order = Parameters<typeof makeOrder>[1];
const order = (customer: Partial<ReturnType<typeof orderDraft>['customer']>, changes: Order = {}) =>
  makeOrder(owner, {
    positions: [{ ...stay, amount: '100.00' }],
    ...changes,
    customer: { ...orderDraft().customer, ...customer },
  });
const olga = { firstName: 'Olga', lastName: 'Vance', email: 'olga@vance.example' };
const anna = { firstName: 'Anna', lastName: 'Vance', email: 'anna@vance.example' };
const find = (search: string) => owner.api.guests.list({ search });
const names = async (search: string) =>
  (await find(search)).map(({ customer, orders: count }) => [customer.firstName, count]);

/** Olga has three orders, one of them in yen and one canceled; Anna two; Ivan, at Anna's address, one. */
beforeAll(async () => {
  app = await createTestApp();
  owner = await someone(app, 'eva', 'OWNER', [AEGEAN, HALCYON]);
  const first = await order(olga, { propertyId: 'property-thalassa' });
  await app.db.update(orders).set({ paid: 4_000n }).where(eq(orders.id, first.id));
  const canceled = await order({ ...olga, email: 'Olga@Vance.example' });
  await app.db.update(orders).set({ state: 'REVOKED' }).where(eq(orders.id, canceled.id));
  await order(olga, { currency: 'JPY', positions: [{ ...stay, amount: '100' }], appliedRate: null });
  await order(anna);
  await order(anna);
  await order({ ...anna, firstName: 'Ivan' });
});
afterAll(() => app.close());

test('guests with several orders are found by name, address and phone, those with most orders first', async () => {
  expect(await names('vance')).toEqual([
    ['Olga', 3],
    ['Anna', 2],
  ]);
  expect(await names('anna@vance.example')).toEqual([['Anna', 2]]);
  expect(await names('vance olga')).toEqual([['Olga', 3]]);
  expect(await names('ivan')).toEqual([]);
  expect(await names(' ')).toEqual([]);
});

test('a guest is found by a name in Greek, and by one with a wrong letter', async () => {
  expect(await names('Όλγα')).toEqual([['Olga', 3]]);
  const guest = { firstName: 'Markos', lastName: 'Vamvakaris', email: 'markos@rebetiko.example' };
  await order(guest);
  await order(guest);
  expect(await names('vamvakariz')).toEqual([['Markos', 2]]);
  expect(await names('Βαμβακάρις')).toEqual([['Markos', 2]]);
});

test('what is due is that of all their orders, in each currency, as on their page', async () => {
  const [guest] = await find('olga vance');
  expect(guest?.due).toEqual([
    { currency: 'JPY', due: '100' },
    { currency: 'EUR', due: '60.00' },
  ]);
  const page = await owner.api.guests.get({ id: guest?.id ?? '' });
  expect(page).toMatchObject({ id: guest?.id, complete: guest?.complete });
  expect(page.orders).toHaveLength(guest?.orders ?? 0);
  expect(page.sums.map(({ currency, due }) => ({ currency, due }))).toEqual(guest?.due);
});

test('an order found by its ID offers no guest', async () => {
  const { externalId } = await order(olga, { externalId: 'VNC-4417' });
  await order(olga, { externalId: 'VNC-4418' });
  expect(await names(externalId)).toEqual([]);
  expect(await names('vnc')).toEqual([]);
});

test('more orders of a common name than a list shows still lead to its guests, three at most', async () => {
  const many = ['Lena', 'Nora', 'Petra', 'Rita'].map((firstName) => ({
    firstName,
    lastName: 'Commonly',
    email: `${firstName}@commonly.example`,
  }));
  const [model] = await app.db.select().from(orders).where(eq(orders.customerFirstName, 'Anna'));
  if (!model) throw new Error('No order of Anna');
  await app.db.insert(orders).values(
    many.flatMap(({ firstName, lastName, email }, at) =>
      Array.from({ length: 30 - at }, (_, index) => ({
        ...model,
        id: `common-${firstName}-${index}`,
        externalId: `CMN-${firstName}-${index}`,
        customerFirstName: firstName,
        customerLastName: lastName,
        customerSort: `${lastName} ${firstName}`.toLowerCase(),
        customerEmail: email,
        searchText: `cmn ${firstName} ${lastName} ${email}`.toLowerCase(),
      })),
    ),
  );
  expect(await names('commonly')).toEqual([
    ['Lena', 30],
    ['Nora', 29],
    ['Petra', 28],
  ]);
});

test('orders of other properties and companies do not count', async () => {
  const [all] = await names('olga');
  await app.db.insert(userProperties).values({ userId: 'user-eva', propertyId: 'property-thalassa' });
  expect(await names('olga')).toEqual([]);
  const [elsewhere] = await app.db.select().from(orders).where(eq(orders.externalId, 'VNC-4418'));
  await app.db
    .update(orders)
    .set({ propertyId: 'property-thalassa' })
    .where(eq(orders.id, elsewhere?.id ?? ''));
  expect(await names('olga')).toEqual([['Olga', 2]]);
  await app.db.delete(userProperties).where(eq(userProperties.userId, 'user-eva'));
  expect((await names('olga'))[0]).toEqual(all);
  owner.companyId = HALCYON;
  expect(await names('olga')).toEqual([]);
  owner.companyId = AEGEAN;
});

test('a search longer than any name is refused', async () => {
  expect(await getRefusal(find('a'.repeat(201)))).toMatchObject({ code: 'INVALID_VALUE' });
});
