import type { LinkDraft } from '@deck/api/contract/payments';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payments, properties } from '../../database/schema.ts';
import { runImports } from '../../import/run-imports.ts';
import { HALCYON } from '../../seed/companies.ts';
import { stayRow, stays, tableFile, templateDraft } from '../../testing/csv.ts';
import { stay } from '../../testing/drafts.ts';
import { withToken } from '../../testing/integration.ts';
import { getServices, makeOrder } from '../../testing/payments.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const HOTEL = 'property-kalypso-bay';
const MINUTE = 60_000;

/** What the hotel says of its orders and payments. */
const ofHotel = { withdrawalMethod: 'AUTH', defaultPaymentLifetime: 'PT5H', orderPrefix: 'ZED' } as const;
const asItSays = { scheme: 'AUTH', lifetime: 'PT5H', minutes: 300 };

const words = { description: '', customerNote: '', reference: '', invoiceNumber: '' };
/** A link of which nothing is said but the amount. */
const plainLink = (changes: Partial<LinkDraft>): LinkDraft => ({
  type: 'PAYMENT_LINK',
  amount: '100.00',
  currency: 'EUR',
  ...words,
  ...changes,
});

/** How a payment takes money, and how long it lives. */
async function readPayment(column: 'id' | 'orderId', id: string) {
  const [payment] = await app.db.select().from(payments).where(eq(payments[column], id));
  if (!payment) throw new Error('The payment is missing');
  const { scheme, lifetime, expiresAt, createdAt } = payment;
  const minutes = expiresAt && (expiresAt.getTime() - createdAt.getTime()) / MINUTE;
  return { scheme, lifetime, minutes };
}

const link = (body: LinkDraft, browser = owner) => browser.api.payments.create({ body }, withKey());

describe('what a property says of its orders and payments', () => {
  beforeAll(async () => {
    await app.db.update(properties).set(ofHotel).where(eq(properties.id, HOTEL));
  });

  // Specification 3.52
  test('holds for those made by hand', async () => {
    const order = await makeOrder(owner);
    expect(order.externalId).toMatch(/^ZED-/);
    const { id } = await link(plainLink({ orderId: order.id }));
    expect(await readPayment('id', id)).toEqual(asItSays);
    const orderOfTerminal = { ...words, orderId: order.id, amount: '50.00', currency: 'EUR' } as const;
    const terminal = await owner.api.payments.create(
      { body: { ...orderOfTerminal, type: 'PAYMENT_VPOS' } },
      withKey(),
    );
    expect(terminal.scheme).toBe('AUTH');
    const wire = await owner.api.payments.create(
      { body: { ...orderOfTerminal, type: 'WIRE_TRANSFER' } },
      withKey(),
    );
    // An invoice has a due date instead of a lifetime.
    expect(wire).toMatchObject({ scheme: 'CHARGE', lifetime: null, dueDate: '2026-12-04' });
  });

  test('gives way to what a person chooses', async () => {
    const { id: orderId } = await makeOrder(owner);
    const { id } = await link(plainLink({ orderId, scheme: 'CHARGE', lifetime: null }));
    expect(await readPayment('id', id)).toEqual({ scheme: 'CHARGE', lifetime: null, minutes: null });
  });

  // Specification 3.52
  test('holds for those made from a file', async () => {
    const { id: fileId } = await owner.api.imports.upload({
      body: tableFile(stays(stayRow('', { Total: '100.00' }))),
    });
    const { id: templateId } = await owner.api.imports.createTemplate({ body: templateDraft() });
    const process = () => owner.api.imports.process({ fileId, templateId, sendNow: true }, withKey());
    await process();
    await runImports(getServices(app));
    const [made] = (await process()).orders;
    expect(made?.externalId).toMatch(/^ZED-/);
    expect(await readPayment('orderId', made?.orderId ?? '')).toEqual(asItSays);
  });

  test("holds for those of the company's own programs", async () => {
    const { value } = await owner.api.tokens.issue({ body: { type: 'DECK' } });
    const program = withToken(app, value);
    const order = await makeOrder(program);
    expect(order.externalId).toMatch(/^ZED-/);
    const { id } = await link(plainLink({ orderId: order.id }), program);
    expect(await readPayment('id', id)).toEqual(asItSays);
  });

  test('holds for a permanent link, and for what its payers make', async () => {
    const made = await link(plainLink({ permanent: true, propertyId: HOTEL }));
    expect(await readPayment('id', made.id)).toEqual(asItSays);
    const paymentId = await sendForm(made.link, { email: 'elodie@example.com', phone: '' });
    expect(await readPayment('id', paymentId)).toEqual(asItSays);
    const { orderExternalId } = await owner.api.payments.get({ id: paymentId });
    expect(orderExternalId).toMatch(/^ZED-/);
  });

  test('holds for the parts of a split order, which are held ten minutes until a card is given', async () => {
    const order = await makeOrder(owner, { split: true, positions: [{ ...stay, amount: '100.00' }] });
    const paymentId = await sendForm(order.splitLink, { email: 'max@example.com', amount: '40.00' });
    expect(await readPayment('id', paymentId)).toEqual({ scheme: 'AUTH', lifetime: 'PT1H', minutes: 10 });
  });
});

test('a property that says nothing follows its company', async () => {
  const [yacht] = await app.db
    .update(properties)
    .set({ withdrawalMethod: null, defaultPaymentLifetime: null, orderPrefix: '' })
    .where(and(eq(properties.businessProfileId, HALCYON), eq(properties.positionType, 'YACHT')))
    .returning();
  owner.companyId = HALCYON;
  const week = { type: 'YACHT', name: 'Week', startDate: '2027-06-05', endDate: '2027-06-12' } as const;
  const order = await makeOrder(owner, {
    propertyId: yacht?.id ?? '',
    positions: [{ ...week, amount: '900.00' }],
  });
  expect(order.externalId).toMatch(/^HAL-/);
  const { id } = await link(plainLink({ orderId: order.id }));
  expect(await readPayment('id', id)).toEqual({ scheme: 'AUTH', lifetime: 'P3D', minutes: 3 * 24 * 60 });
});

/** Fills in the form of a link, and gives the payment it made. */
async function sendForm(address: string | null, filled: object): Promise<string> {
  const answer = await app.app.request((address ?? '').replace(`${ORIGIN}/pay/`, `${ORIGIN}/pay/api/`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: crypto.randomUUID(), firstName: 'Élodie', lastName: 'Martin', ...filled }),
  });
  const { paymentId }: { paymentId: string } = await answer.json();
  return paymentId;
}
