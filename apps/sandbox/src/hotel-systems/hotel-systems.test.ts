import { getEntries, isByKey, toSnake } from '@deck/api';
import { contract } from '@deck/api/contract';
import type { IfcMessage } from '@deck/api/contract/hotel-systems';
import type { TokenType } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ifcMessages, orders, payments, properties } from '../database/schema.ts';
import { runDue } from '../scheduler/run-due.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { cards, getServices, makeOrder, payerAt } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { denied, getRefusal, invalid } from '../testing/refusals.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';

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
  await runDue(getServices(app));
};

// Specification 3.8, 3.9, 3.10
test('a message about a new reservation creates an order and a payment link', async () => {
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

// Specification 7.58
test('a message about a known reservation uses its order', async () => {
  const { id } = await makeOrder(owner, { reservationId: 'SUITE8 12345' });
  const { propertyId: _, arrival: __, departure: ___, guest: ____, ...short } = message();
  const { payment, orderCreated } = await send({ ...short, reservationId: 'SUITE8 12345' });
  expect([payment.orderId, orderCreated]).toEqual([id, false]);
  const more = { ...short, messageId: 'FIAS-more', reservationId: 'SUITE8 12345', amount: '999.00' };
  expect(await getRefusal(send(more))).toMatchObject({
    status: 409,
    code: 'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
    params: { available: '587.50' },
  });
});

test('a repeated message gets the first answer, and is refused with another content', async () => {
  const body = message();
  const first = await send(body);
  const again = await Promise.all([1, 2, 3].map(() => send(body)));
  expect(new Set(again.map(({ payment }) => payment.id))).toEqual(new Set([first.payment.id]));
  expect(await getRefusal(send({ ...body, amount: '5.00' }))).toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  const kept = await app.db.select().from(ifcMessages).where(eq(ifcMessages.messageId, body.messageId));
  expect(kept).toHaveLength(1);
});

test('the same message sent three times concurrently creates a single payment', async () => {
  const body = message();
  const replies = await Promise.all([1, 2, 3].map(() => send(body)));
  expect(new Set(replies.map(({ payment }) => payment.id)).size).toBe(1);
  const made = await app.db.select().from(orders).where(eq(orders.reservationId, body.reservationId));
  expect(made).toHaveLength(1);
});

test('several messages about a new reservation, sent concurrently, create a single order', async () => {
  const { reservationId } = message();
  const bodies = [1, 2, 3].map(() => message({ reservationId, amount: '100.00' }));
  const answers = await Promise.allSettled(bodies.map((body) => send(body)));
  const made = await app.db.select().from(orders).where(eq(orders.reservationId, reservationId));
  expect(made).toMatchObject([{ total: 10_000n }]);
  // The order is over the first amount, so there is nothing left to ask for.
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a link takes money and lives as the property says', async () => {
  const own = eq(properties.id, 'property-kalypso-bay');
  const [before] = await app.db.select().from(properties).where(own);
  await app.db.update(properties).set({ withdrawalMethod: 'AUTH', defaultPaymentLifetime: 'P5D' }).where(own);
  const { payment } = await send(message());
  expect(payment).toMatchObject({ scheme: 'AUTH', lifetime: 'P5D' });
  await app.db
    .update(properties)
    .set(before ?? {})
    .where(own);
});

test("a long room and description are cut to the length of a line in the position's name", async () => {
  const { payment } = await send(message({ room: '212', description: 'd'.repeat(195) }));
  const { positions } = await owner.api.orders.get({ id: payment.orderId ?? '' });
  expect(positions[0]?.name).toBe(`Room 212, ${'d'.repeat(190)}`);
});

test('a user who sends a message needs the permissions of the order it creates', async () => {
  const editor = await someone(app, 'editor', 'ONLY_ORDER_INSTANCE_EDIT', [AEGEAN]);
  const body = message();
  const sendAs = (browser: Browser) => browser.api.hotelSystems.ifcgate({ body }, withKey());
  expect(await getRefusal(sendAs(editor))).toEqual(denied('ORDER_INSTANCE_CREATE'));
  const actor = await someone(app, 'actor', 'MANAGER', [AEGEAN]);
  expect((await sendAs(actor)).orderCreated).toBe(true);
  const { reservationId } = await makeOrder(owner, { reservationId: 'OPERA 7' });
  const known = message({ reservationId });
  expect((await editor.api.hotelSystems.ifcgate({ body: known }, withKey())).orderCreated).toBe(false);
});

test('a message with missing order data is refused, naming the fields', async () => {
  const { guest: _, arrival: __, ...body } = message();
  expect(await getRefusal(send(body))).toEqual(invalid({ arrival: 'required', guest: 'required' }));
  expect(await getRefusal(send(message({ propertyId: 'property-halcyon' })))).toMatchObject({ status: 400 });
  expect(await getRefusal(send(message({ departure: '2026-11-24' })))).toEqual(
    invalid({ departure: 'dateOrder' }),
  );
  expect(await getRefusal(send(message({ messageType: 'CHARGE_CARD' })))).toEqual(
    invalid({ messageType: 'choice' }),
  );
});

// Specification 3.32
test('a money movement is sent to the hotel’s interface, which may be unreachable', async () => {
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
    await getRefusal(owner.api.callbacks.retry({ id, callbackType: 'payment' }, withKey())),
  ).toMatchObject({
    code: 'CALLBACK_NOT_CONFIGURED',
  });
  const technical = await owner.api.payments.history({ id, verbose: true });
  expect(technical.map(({ type }) => type)).toContain('POSTED_TO_FOLIO');
  const charter = await app.signedIn('eleni.markou@aegeanhouse.gr');
  charter.companyId = HALCYON;
  expect(await charter.api.hotelSystems.suite8()).toEqual([]);
});

describe('a hotel system', () => {
  const issue = async (type: TokenType, browser = owner) =>
    (await browser.api.tokens.issue({ body: { type } })).value;
  const ask = async (token: string, method: string, path: string, body?: unknown) => {
    const response = await app.app.request(`${ORIGIN}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(toSnake(body)) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const tell = (token: string, body: IfcMessage) => ask(token, 'POST', '/api/v1/payments/ifcgate', body);
  const read = (token: string) => ask(token, 'GET', '/api/v1/payments/suite8');

  test('authenticates with the PMS token of its division, without a session', async () => {
    const [token, body] = [await issue('PMS'), message()];
    const told = await tell(token, body);
    expect(told).toMatchObject({ status: 200, body: { message_id: body.messageId, order_created: true } });
    expect(await owner.api.payments.get({ id: told.body.payment.id })).toMatchObject({ amount: '412.50' });
    expect((await read(token)).body[0].message_id).toBe(body.messageId);

    const captain = await someone(app, 'captain', 'OWNER', [HALCYON]);
    expect((await read(await issue('PMS', captain))).body).toEqual([]);
  });

  test('is refused with any other token, and with a token that was replaced', async () => {
    const refused = (status: number, code: string) => ({ status, body: { meta: { error: { code } } } });
    const [ended, another] = [refused(401, 'TOKEN_INVALID'), refused(403, 'ACCESS_DENIED')];
    const anew = (await owner.api.tokens.reissue({ body: { type: 'PMS' } })).value;
    expect((await read(anew)).status).toBe(200);
    const last = (await owner.api.tokens.reissue({ body: { type: 'PMS' } })).value;
    for (const wrong of [anew, `${last}x`, 'pms_'])
      expect([wrong, await read(wrong)]).toMatchObject([wrong, ended]);
    expect(await read(await issue('DECK'))).toMatchObject(another);
    expect(await tell(anew, message())).toMatchObject(ended);
    expect((await read(last)).status).toBe(200);
  });

  test('may keep cookies, which have no effect', async () => {
    const token = (await owner.api.tokens.reissue({ body: { type: 'PMS' } })).value;
    const captain = await someone(app, 'quartermaster', 'OWNER', [HALCYON]);
    const post = (authorization: string) =>
      captain.send('/api/v1/payments/ifcgate', {
        method: 'POST',
        headers: {
          authorization,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(toSnake(message())),
      });
    const answer = await post(`Bearer ${token}`);
    expect(answer.status).toBe(200);
    const { payment } = await answer.json();
    // Created for the token's division, not the session's.
    expect((await owner.api.payments.get({ id: payment.id })).amount).toBe('412.50');
    for (const other of ['Basic cG1zOnBtcw==', 'Bearer', `Bearer ${token} more`])
      expect((await (await post(other)).json()).meta.error.code).toBe('XSRF_MISMATCH');
  });

  test('can make no other calls', async () => {
    const token = (await owner.api.tokens.reissue({ body: { type: 'PMS' } })).value;
    const others = getEntries(contract).filter(
      ({ endpoint: { needs, tokens } }) => !tokens.includes('PMS') && needs !== 'public' && !isByKey(needs),
    );
    expect(others.length).toBeGreaterThan(80);
    for (const { name, endpoint } of others) {
      const path = endpoint.path.replace(/\{[^}]+\}/g, 'unknown');
      expect([name, await ask(token, endpoint.method, path)]).toMatchObject([
        name,
        { status: 403, body: { meta: { error: { code: 'ACCESS_DENIED', params: {} } } } },
      ]);
    }
  });
});

test('a payment without a hotel system is not sent to an interface', async () => {
  const { id } = await makeOrder(owner);
  const body = { messageId: 'FIAS-own', reservationId: 'OPERA 5521902' };
  expect((await send({ ...message(), ...body })).payment.orderId).toBe(id);
  const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, id));
  await payerAt(app, `http://localhost:4000/pay/${payment?.linkToken}`).pay(cards.good);
  const [charge] = await owner.api.transactions.list({ id: payment?.id ?? '' });
  expect(charge).toMatchObject({ status: 'APPROVED', ifcDeliveryStatus: null });
});
