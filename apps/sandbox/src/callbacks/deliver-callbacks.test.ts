import { createHmac } from 'node:crypto';
import { toCamel } from '@deck/api';
import { CallbackPayload } from '@deck/api/contract/callbacks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seal } from '../auth/sealed.ts';
import { cardGuest } from '../cards/testing.ts';
import { businessProfiles, callbackAttempts, callbacks } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { type CallbackServer, startCallbackServer } from '../testing/callback-server.ts';
import { cards, getServices, makeLink, makeOrder, payerAt } from '../testing/payments.ts';
import { getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { createCallbackDelivery } from './deliver-callbacks.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECRET = 'the-secret-of-aegean-house';

let app: TestApp;
let owner: Browser;
let server: CallbackServer;

beforeAll(async () => {
  [app, server] = await Promise.all([createTestApp(), startCallbackServer()]);
});
beforeEach(async () => {
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  server.received.length = 0;
  server.answer = (response) => response.end('ok');
  await app.db.delete(callbackAttempts);
  await app.db.delete(callbacks);
  await configure({ payment: `${server.url}/payments`, order: null, card: null });
});
afterAll(async () => {
  await Promise.all([app.close(), server.close()]);
});

const configure = async (callbackUrls: typeof businessProfiles.$inferInsert.callbackUrls) =>
  app.db
    .update(businessProfiles)
    .set({ callbackUrls, callbackSecret: await seal(app.db, SECRET) })
    .where(eq(businessProfiles.id, AEGEAN));
/** A server's round, until nothing is due. */
const deliver = async (allowLocal = true) => {
  const delivery = createCallbackDelivery(getServices(app), { allowLocal });
  await delivery.start();
  await delivery.settle();
};
const listed = async (id: string) => {
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  return owner.api.callbacks.list({ id });
};
const payloads = () => server.received.map(({ body }) => CallbackPayload.parse(toCamel(JSON.parse(body))));

// Specification 3.42
test('an event of a payment is sent once, signed', async () => {
  const { id, link, number } = await makeLink(owner);
  await payerAt(app, link).pay(cards.good);
  await deliver();
  await deliver();
  expect(
    payloads()
      .map(({ type, event }) => [type, event])
      .sort(),
  ).toEqual([
    ['payment', 'CHARGED'],
    ['payment', 'LINK_CREATED'],
    ['payment', 'PROCESSING'],
  ]);
  const charged = payloads().find(({ event }) => event === 'CHARGED');
  expect(charged).toMatchObject({
    order: { state: 'PAID', paidAmount: '1000.00', reservationId: 'OPERA 5521902' },
    payment: { id, number, capturedAmount: '1000.00', card: { number: expect.stringContaining('••••') } },
    card: null,
  });
  for (const { headers, body } of server.received) {
    const [, time, hex] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['deck-signature'])) ?? [];
    expect(hex).toBe(createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex'));
  }
  const told = await listed(id);
  expect(told.map(({ status, nextAttemptAt }) => [status, nextAttemptAt])).toEqual(
    Array.from({ length: 3 }, () => ['DELIVERED', null]),
  );
  expect(told[0]?.attempts).toEqual([
    { at: '2026-11-20T07:41:00Z', duration: expect.any(Number), httpStatus: 200, error: null, excerpt: 'ok' },
  ]);
  expect(JSON.stringify(told)).not.toContain(SECRET);
});

test('an order’s state is sent when it changes and not before', async () => {
  await configure({ payment: null, order: `${server.url}/orders`, card: null });
  const { link } = await makeLink(owner);
  await payerAt(app, link).post('/seen', {});
  await payerAt(app, link).pay(cards.poor);
  await payerAt(app, link).pay(cards.good);
  await deliver();
  expect(
    payloads()
      .map(({ event }) => event)
      .sort(),
  ).toEqual(['AWAITING', 'DECLINED', 'NEW', 'PAID', 'PROCESSING', 'PROCESSING']);
});

test('one whose body is erased while it is sent is not sent again, and keeps no answer', async () => {
  const { id } = await makeLink(owner);
  server.answer = async (response) => {
    await app.db.update(callbacks).set({ payload: '', status: 'FAILED', dueAt: null });
    response.writeHead(500).end('Maria is unknown here');
  };
  await deliver();
  expect(await listed(id)).toMatchObject([
    { status: 'FAILED', nextAttemptAt: null, attempts: [{ httpStatus: 500, excerpt: '' }] },
  ]);
});

test('an action on an order is sent too', async () => {
  await configure({ payment: null, order: `${server.url}/orders`, card: null });
  const { id } = await makeOrder(owner);
  await owner.api.orders.cancel({ id, body: { reason: 'CANCELED', comment: '' } }, withKey());
  await deliver();
  expect(
    payloads()
      .map(({ event, order, payment }) => [event, order?.id, payment])
      .sort(),
  ).toEqual([
    ['NEW', id, null],
    ['REVOKED', id, null],
  ]);
});

test('a card request is sent as a card, and its payment as a payment', async () => {
  await configure({ payment: `${server.url}/payments`, order: null, card: `${server.url}/cards` });
  const { id } = await makeOrder(owner);
  const asked = await owner.api.orderCards.request(
    {
      id,
      body: { channel: 'EMAIL', recipient: 'maria@example.org', lifetime: 'P1D', customerNote: '' },
    },
    withKey(),
  );
  await cardGuest(app, asked.link).give(cards.good);
  await deliver();
  const told = payloads().filter(({ event }) => event === 'TOKENIZED');
  expect(told).toMatchObject([
    { type: 'card', payment: null, card: { id: asked.id, card: { number: '424242••••••4242' } } },
  ]);
  expect(new Set(server.received.map(({ path }) => path))).toEqual(new Set(['/cards']));
});

test('two servers deliver each callback once', async () => {
  for (let made = 0; made < 5; made += 1) await makeLink(owner);
  server.answer = (response) => setTimeout(() => response.end('ok'), 50);
  await Promise.all([deliver(), deliver(), deliver()]);
  const ids = server.received.map(({ headers }) => headers['deck-callback-id']);
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(5);
});

describe('a receiver that fails', () => {
  test('is retried until it accepts', async () => {
    const { id } = await makeLink(owner);
    server.answer = (response) => response.writeHead(500).end('broken');
    await deliver();
    expect(await listed(id)).toMatchObject([
      {
        status: 'QUEUED',
        nextAttemptAt: new Date(app.clock.now().getTime() + MINUTE).toISOString().replace('.000', ''),
        attempts: [{ httpStatus: 500, error: 'HTTP_STATUS', excerpt: 'broken' }],
      },
    ]);
    await app.clock.advance(MINUTE - 1);
    await deliver();
    expect(server.received).toHaveLength(1);
    server.answer = (response) => response.end();
    await app.clock.advance(1);
    await deliver();
    const [{ status, attempts } = { status: '', attempts: [] }] = await listed(id);
    expect([status, attempts.map(({ httpStatus }) => httpStatus)]).toEqual(['DELIVERED', [200, 500]]);
    // Duplicates share an id.
    expect(new Set(payloads().map(({ id: one }) => one)).size).toBe(1);
  });

  test('is given up after the seventh attempt', async () => {
    const { id } = await makeLink(owner);
    server.answer = (response) => response.writeHead(503).end();
    await deliver();
    for (const pause of [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR]) {
      await app.clock.advance(pause);
      await deliver();
    }
    await app.clock.advance(48 * HOUR);
    await deliver();
    expect(server.received).toHaveLength(7);
    const [{ status, nextAttemptAt, attempts } = { status: '', nextAttemptAt: '', attempts: [] }] =
      await listed(id);
    expect([status, nextAttemptAt, attempts.length]).toEqual(['FAILED', null, 7]);
  });

  test('on this machine is never called unless that is allowed', async () => {
    const { id } = await makeLink(owner);
    await deliver(false);
    expect(server.received).toEqual([]);
    expect(await listed(id)).toMatchObject([{ attempts: [{ error: 'ADDRESS_REFUSED', httpStatus: null }] }]);
  });
});

describe('sending again', () => {
  const retry = (id: string, callbackType: 'payment' | 'order' | 'card', key = withKey()) =>
    owner.api.callbacks.retry({ id, callbackType }, key);

  // Specification 7.51, 7.55
  test('sends the current state, once per press', async () => {
    const { id, link } = await makeLink(owner);
    await payerAt(app, link).pay(cards.good);
    await deliver();
    server.received.length = 0;
    const key = withKey();
    const queued = await retry(id, 'payment', key);
    expect(queued).toMatchObject({ type: 'payment', event: 'CHARGED', status: 'QUEUED', attempts: [] });
    expect(await retry(id, 'payment', key)).toEqual(queued);
    await deliver();
    expect(payloads()).toMatchObject([{ id: queued?.id, payment: { id, status: 'CHARGED' } }]);
  });

  test('is refused without a callback address, and for types the payment does not have', async () => {
    const { id } = await makeLink(owner);
    const refused = { status: 409, code: 'CALLBACK_NOT_CONFIGURED', params: {} };
    expect(await getRefusal(retry(id, 'order'))).toEqual(refused);
    await configure({ payment: null, order: null, card: `${server.url}/cards` });
    expect(await getRefusal(retry(id, 'card'))).toEqual(refused);
    expect(await getRefusal(retry('unknown', 'payment'))).toEqual(notFound);
  });

  test('requires a type', async () => {
    const path = '/api/v1/payments/unknown/pms_callback_retry';
    const headers = {
      'idempotency-key': crypto.randomUUID(),
      'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '',
    };
    const response = await owner.send(path, { method: 'POST', headers });
    expect(response.status).toBe(400);
    expect((await response.json()).meta.error.params).toEqual(invalid({ callback_type: 'choice' }).params);
  });
});

test('the secret is set in the settings and never read there', async () => {
  const callbackSecret = 'another-secret-of-theirs';
  const change = { id: AEGEAN, body: { integration: { callbackSecret } } };
  const settings = await owner.api.businessProfiles.saveSettings(change);
  const [kept] = await app.db.select().from(businessProfiles).where(eq(businessProfiles.id, AEGEAN));
  expect(JSON.stringify([settings, kept])).not.toContain(callbackSecret);
  await makeLink(owner);
  await deliver();
  const [told] = server.received;
  const [, time, hex] = /^t=(\d+),v1=(\w+)$/.exec(String(told?.headers['deck-signature'])) ?? [];
  expect(hex).toBe(createHmac('sha256', callbackSecret).update(`${time}.${told?.body}`).digest('hex'));
  const short = { id: AEGEAN, body: { integration: { callbackSecret: 'short' } } };
  expect(await getRefusal(owner.api.businessProfiles.saveSettings(short))).toMatchObject({ status: 400 });
});

test('a company does not receive callbacks for another’s payments', async () => {
  await configure(null);
  await makeLink(owner);
  await app.db
    .update(businessProfiles)
    .set({ callbackUrls: { payment: `${server.url}/other`, order: null, card: null } })
    .where(eq(businessProfiles.id, HALCYON));
  await makeLink(owner);
  await deliver();
  expect(server.received).toEqual([]);
});
