import type { IfcMessage } from '@deck/api/contract/hotel-systems';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ifcMessages, orders, payments } from '../database/schema.ts';
import { runDue } from '../scheduler/run-due.ts';
import { HALCYON } from '../seed/companies.ts';
import { cards, makeOrder, payerAt, servicesOf } from '../testing/payments.ts';
import { invalid, refusalOf } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

let messages = 0;
const message = (changes: Partial<IfcMessage> = {}): IfcMessage => {
  messages += 1;
  return {
    messageId: `FIAS-${messages}`,
    messageType: 'PAYMENT_LINK',
    reservationId: `SUITE8 ${88_000 + messages}`,
    room: '214',
    amount: '412.50',
    currency: 'EUR',
    description: 'Half board',
    propertyId: 'property-kalypso-bay',
    arrival: '2026-11-24',
    departure: '2026-11-28',
    guest: {
      firstName: 'Ingrid',
      lastName: 'Solberg',
      email: 'ingrid@example.no',
      phone: '+47 912 34 567',
      language: 'en',
    },
    ...changes,
  };
};
const send = (body: IfcMessage, key = withKey()) => owner.api.hotelSystems.ifcgate({ body }, key);
const due = async (milliseconds: number) => {
  await app.clock.advance(milliseconds);
  await runDue(servicesOf(app));
};

test('a message makes an order of a new reservation, and a link to pay it', async () => {
  const body = message();
  const reply = await send(body);
  expect(reply).toMatchObject({
    messageId: body.messageId,
    reservationId: body.reservationId,
    orderCreated: true,
    payment: { type: 'PAYMENT_LINK', status: 'LINK_CREATED', amount: '412.50', link: expect.any(String) },
  });
  const order = await owner.api.orders.get({ id: reply.payment.orderId ?? '' });
  expect(order).toMatchObject({
    agent: { name: 'Suite8', tag: 'SUITE8' },
    tags: ['IFC'],
    reservationId: body.reservationId,
    totalAmount: '412.50',
    customer: { lastName: 'Solberg' },
    startDate: '2026-11-24',
  });
});

test('a reservation that has an order is collected of that one', async () => {
  const { id } = await makeOrder(owner, { reservationId: 'SUITE8 12345' });
  const { propertyId: _, arrival: __, departure: ___, guest: ____, ...short } = message();
  const { payment, orderCreated } = await send({ ...short, reservationId: 'SUITE8 12345' });
  expect([payment.orderId, orderCreated]).toEqual([id, false]);
  const more = { ...short, messageId: 'FIAS-more', reservationId: 'SUITE8 12345', amount: '999.00' };
  expect(await refusalOf(send(more))).toMatchObject({
    status: 409,
    code: 'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
    params: { available: '587.50' },
  });
});

test('a message that comes again is answered as the first time, with another content refused', async () => {
  const body = message();
  const first = await send(body);
  const again = await Promise.all([1, 2, 3].map(() => send(body)));
  expect(new Set(again.map(({ payment }) => payment.id))).toEqual(new Set([first.payment.id]));
  expect(await refusalOf(send({ ...body, amount: '5.00' }))).toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  const kept = await app.db.select().from(ifcMessages).where(eq(ifcMessages.messageId, body.messageId));
  expect(kept).toHaveLength(1);
});

test('three servers that bring the same message at once make one payment', async () => {
  const body = message();
  const replies = await Promise.all([1, 2, 3].map(() => send(body)));
  expect(new Set(replies.map(({ payment }) => payment.id)).size).toBe(1);
  const made = await app.db.select().from(orders).where(eq(orders.reservationId, body.reservationId));
  expect(made).toHaveLength(1);
});

test('what is missing for an order is named', async () => {
  const { guest: _, arrival: __, ...body } = message();
  expect(await refusalOf(send(body))).toEqual(invalid({ arrival: 'required', guest: 'required' }));
  expect(await refusalOf(send(message({ propertyId: 'property-halcyon' })))).toMatchObject({ status: 400 });
  expect(await refusalOf(send(message({ departure: '2026-11-24' })))).toEqual(
    invalid({ departure: 'dateOrder' }),
  );
  expect(await refusalOf(send(message({ messageType: 'CHARGE_CARD' })))).toEqual(
    invalid({ messageType: 'choice' }),
  );
});

test('money moved is told to the hotel’s interface, which takes it or cannot be reached', async () => {
  const [reached, offline] = [message(), message({ reservationId: 'OFFLINE 1' })];
  for (const body of [reached, offline]) {
    const { payment } = await send(body);
    await payerAt(app, payment.link).pay(cards.good);
  }
  const statuses = async () => {
    const found = await owner.api.hotelSystems.suite8();
    return [reached, offline].map(({ messageId }) => {
      const one = found.find((each) => each.messageId === messageId);
      return [one?.payment.status, one?.deliveryStatus, one?.deliveredAt ?? null];
    });
  };
  expect(await statuses()).toEqual([
    ['CHARGED', 'PROCESSING', null],
    ['CHARGED', 'PROCESSING', null],
  ]);
  await due(5_000);
  expect(await statuses()).toEqual([
    ['CHARGED', 'DELIVERED', app.clock.now().toISOString().replace('.000', '')],
    ['CHARGED', 'NOT_DELIVERED', null],
  ]);
  const missed = (await owner.api.hotelSystems.suite8()).find(
    ({ messageId }) => messageId === offline.messageId,
  );
  const id = missed?.payment.id ?? '';
  await app.db
    .update(orders)
    .set({ reservationId: 'back on line' })
    .where(eq(orders.id, missed?.payment.orderId ?? ''));
  expect(await owner.api.callbacks.retry({ id, callbackType: 'payment' }, withKey())).toBeNull();
  expect((await statuses())[1]).toEqual(['CHARGED', 'PROCESSING', null]);
  await due(5_000);
  expect((await statuses())[1]).toMatchObject(['CHARGED', 'DELIVERED', expect.any(String)]);
  expect(
    await refusalOf(owner.api.callbacks.retry({ id, callbackType: 'payment' }, withKey())),
  ).toMatchObject({
    code: 'CALLBACK_NOT_CONFIGURED',
  });
  const technical = await owner.api.payments.history({ id, verbose: true });
  expect(technical.map(({ type }) => type)).toContain('POSTED_TO_FOLIO');
  const charter = await app.signedIn('eleni.markou@aegeanhouse.gr');
  charter.companyId = HALCYON;
  expect(await charter.api.hotelSystems.suite8()).toEqual([]);
});

test('a payment of no hotel system is told to none', async () => {
  const { id } = await makeOrder(owner);
  const body = { messageId: 'FIAS-own', reservationId: 'OPERA 5521902' };
  expect((await send({ ...message(), ...body })).payment.orderId).toBe(id);
  const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, id));
  await payerAt(app, `http://localhost:4000/pay/${payment?.linkToken}`).pay(cards.good);
  const [charge] = await owner.api.transactions.list({ id: payment?.id ?? '' });
  expect(charge).toMatchObject({ status: 'APPROVED', ifcDeliveryStatus: null });
});
