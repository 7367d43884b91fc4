import type { OrderDraft } from '@deck/api/contract/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../database/schema.ts';
import { makeOrder } from '../testing/payments.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { draftOfRow, getRevision, rowOfDraft } from './order-row.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** An order with a rate, read as stored. */
async function keptOrder() {
  const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const { id } = await makeOrder(owner);
  const [order] = await app.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`The order ${id} was not kept`);
  return { ...order, rateAmount: 20_000n, ratePeriod: 'PER_NIGHT' as const, lengthOfStay: 3 };
}

test('an order survives reading and writing unchanged', async () => {
  const order = await keptOrder();
  const { externalId, split, ...draft } = draftOfRow(order);
  expect(order).toMatchObject(rowOfDraft({ externalId, split, ...draft }));
});

test('every editable field changes the revision', async () => {
  const order = await keptOrder();
  const draft = draftOfRow(order);
  const changes: readonly Partial<OrderDraft>[] = [
    { currency: draft.currency === 'EUR' ? 'USD' : 'EUR' },
    { propertyId: 'another' },
    { paymentPolicy: draft.paymentPolicy === 'OTHER' ? 'PREPAYMENT_100' : 'OTHER' },
    { appliedRate: { amount: '210.00', period: 'PER_NIGHT' } },
    { lengthOfStay: 4 },
    ...(['reservationId', 'internalNote', 'messageToCustomer'] as const).map((field) => ({
      [field]: `${draft[field]} changed`,
    })),
    ...Object.keys(draft.customer).map((field) => ({ customer: { ...draft.customer, [field]: 'changed' } })),
    { positions: draft.positions.slice(0, -1).concat({ type: 'OTHER', name: 'Spa', amount: '1.00' }) },
  ];
  const revisions = changes.map((change) =>
    getRevision({ ...order, ...rowOfDraft({ ...draft, ...change }) }),
  );
  expect(new Set([getRevision(order), ...revisions]).size).toBe(changes.length + 1);
  expect(getRevision({ ...order, externalId: 'changed' })).not.toBe(getRevision(order));
  expect(getRevision({ ...order, split: !order.split })).not.toBe(getRevision(order));
  // Payments must not disturb an editor.
  expect(getRevision({ ...order, paid: order.paid + 100n })).toBe(getRevision(order));
});
