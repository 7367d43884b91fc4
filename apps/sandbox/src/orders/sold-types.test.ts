import { readdir, readFile } from 'node:fs/promises';
import type { OrderEdit } from '@deck/api/contract/orders';
import type { Position } from '@deck/api/contract/positions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { properties } from '../database/schema.ts';
import { runImports } from '../import/run-imports.ts';
import { HALCYON } from '../seed/companies.ts';
import { stayRow, stays, tableFile, templateDraft } from '../testing/csv.ts';
import { orderDraft, stay, transfer } from '../testing/drafts.ts';
import { withToken } from '../testing/integration.ts';
import { getServices, makeOrder, paymentDraft } from '../testing/payments.ts';
import { getRefusal, invalid } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const HOTEL = 'property-meltemi-suites';
const CARS = 'property-transfers';
const amount = '900.00';
const yacht: Position = {
  type: 'YACHT',
  name: 'Week',
  amount,
  startDate: '2027-06-05',
  endDate: '2027-06-12',
};
const stayAt = (propertyId: string): Position => ({ ...stay, amount, propertyId });
const sells = (id: string, positionTypes: Position['type'][]) =>
  app.db.update(properties).set({ positionTypes }).where(eq(properties.id, id));

describe('a position that its property does not sell', () => {
  test.each([
    ['by hand', () => owner],
    ['by a program of the company', async () => withToken(app, (await issueToken()).value)],
  ])('is refused at its field, %s', async (_, getBrowser) => {
    const browser = await getBrowser();
    const make = (changes: Partial<OrderEdit>) =>
      getRefusal(
        browser.api.orders.create({ body: orderDraft({ propertyId: HOTEL, ...changes }) }, withKey()),
      );
    expect(await make({ positions: [stayAt(HOTEL), yacht] })).toEqual(
      invalid({ 'positions.1.type': 'notSold' }),
    );
    expect(await make({ positions: [stayAt(CARS)] })).toEqual(invalid({ 'positions.0.type': 'notSold' }));
    expect(await make({ propertyId: CARS, positions: [transfer, stayAt(CARS)] })).toEqual(
      invalid({ 'positions.1.type': 'notSold' }),
    );
  });

  test('is sold where a stay names a property of its own that does', async () => {
    const made = await makeOrder(owner, { propertyId: CARS, positions: [transfer, stayAt(HOTEL)] });
    expect(made.positions.map(({ type }) => type)).toEqual(['CAR', 'ACCOMMODATION']);
  });

  test('may stay in an order that has it, and comes into no other', async () => {
    const { id } = await makeOrder(owner, { propertyId: CARS, positions: [transfer] });
    const edit = (changes: Partial<OrderEdit>) =>
      owner.api.orders.edit({ id, body: orderDraft({ propertyId: CARS, ...changes }) }, withKey());
    await sells(CARS, ['OTHER']);
    try {
      const kept = await edit({ positions: [{ ...transfer, amount: '150.00' }] });
      expect(kept.totalAmount).toBe('150.00');
      const refused = invalid({ 'positions.0.type': 'notSold' });
      expect(await getRefusal(edit({ positions: [yacht] }))).toEqual(refused);
      expect(await getRefusal(edit({ propertyId: HOTEL, positions: [transfer] }))).toEqual(refused);
    } finally {
      await sells(CARS, ['CAR', 'OTHER']);
    }
  });

  test('becomes no order from a file', async () => {
    const { imports } = owner.api;
    const columns = { ...templateDraft().columns, property: { header: 'Hotel' } };
    const body = templateDraft({ columns, propertyId: null });
    const { id: templateId } = await imports.createTemplate({ body });
    const [headings = [], ...rows] = stays(stayRow('SOLD-1'), stayRow('SOLD-2'));
    const hotels = [HOTEL, CARS];
    const table = [[...headings, 'Hotel'], ...rows.map((row, index) => [...row, hotels[index] ?? ''])];
    const { id: fileId } = await imports.upload({ body: tableFile(table) });
    const process = () => imports.process({ fileId, templateId }, withKey());
    await process();
    await runImports(getServices(app));
    expect(await process()).toMatchObject({
      orders: [{ externalId: 'SOLD-1' }],
      failures: [
        { rowNumber: 2, problems: [{ field: 'property', reason: 'PROPERTY_NOT_SELLING', key: 'notSold' }] },
      ],
    });
  });

  test('is refused in a template that fixes the property', async () => {
    const body = templateDraft({ propertyId: CARS });
    expect(await getRefusal(owner.api.imports.createTemplate({ body }))).toEqual(
      invalid({ propertyId: 'notSold' }),
    );
  });

  test('keeps a permanent link from a property without services of any kind', async () => {
    const body = paymentDraft('', { permanent: true, propertyId: CARS, amount: '10.00' });
    const { orderId: _, ...link } = body;
    const make = () => owner.api.payments.create({ body: link }, withKey());
    await sells(CARS, ['CAR']);
    expect(await getRefusal(make())).toEqual(invalid({ propertyId: 'notSold' }));
    await sells(CARS, ['CAR', 'OTHER']);
    expect((await make()).propertyId).toBe(CARS);
  });
});

test('a property says what it sells', async () => {
  expect((await owner.api.properties.get({ id: 'property-kalypso-bay' })).positionTypes).toEqual([
    'ACCOMMODATION',
    'YACHT',
    'CAR',
    'OTHER',
  ]);
  owner.companyId = HALCYON;
  expect((await owner.api.properties.get({ id: 'property-citation' })).positionTypes).toEqual([
    'FLIGHT',
    'OTHER',
  ]);
});

test('properties of before sell what they are for, what their orders have, and services', async () => {
  await makeOrder(owner, { propertyId: 'property-kalypso-bay', positions: [yacht] });
  await app.db.update(properties).set({ positionTypes: [] });
  const folder = new URL('../database/migrations/', import.meta.url);
  const file = (await readdir(folder)).find((name) => name.includes('sold_types')) ?? '';
  const [, derive = ''] = (await readFile(new URL(file, folder), 'utf8')).split('--> statement-breakpoint');
  await app.db.execute(derive);
  const derived = await app.db.select().from(properties);
  const soldBy = new Map(derived.map(({ id, positionTypes }) => [id, positionTypes]));
  expect(soldBy.get('property-kalypso-bay')).toEqual(
    expect.arrayContaining(['ACCOMMODATION', 'OTHER', 'YACHT']),
  );
  expect(soldBy.get('property-kalypso-bay')?.[0]).toBe('ACCOMMODATION');
  expect(soldBy.get('property-citation')).toEqual(['FLIGHT', 'OTHER']);
  expect(soldBy.get(CARS)).toEqual(expect.arrayContaining(['CAR', 'OTHER']));
});

const issueToken = () => owner.api.tokens.issue({ body: { type: 'DECK' } });
