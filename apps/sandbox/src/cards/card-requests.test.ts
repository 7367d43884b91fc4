import type { MethodChoice } from '@deck/api/contract/psp-profiles';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { letters, payments, tenders } from '../database/schema.ts';
import { runDue } from '../scheduler/run-due.ts';
import { HALCYON } from '../seed/companies.ts';
import { expiredToken, getServices, makeOrder } from '../testing/payments.ts';
import { getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';
import { cardGuest, plastic } from './testing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MARIA = 'm.papadopoulou@outlook.gr';

let app: TestApp;
let agent: Browser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  agent = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
});
afterAll(() => app.close());

/** An order with a unique guest. */
const freshOrder = (email = `guest-${crypto.randomUUID()}@example.org`) =>
  makeOrder(agent, {
    customer: {
      firstName: 'Maria',
      lastName: 'Papadopoulou',
      email,
      phone: '+30 694 412 0937',
      language: 'el',
      country: 'GR',
      companyName: '',
    },
  });
const request = (id: string, changes = {}) =>
  agent.api.orderCards.request(
    {
      id,
      body: {
        channel: 'EMAIL',
        recipient: MARIA,
        lifetime: 'P1D',
        customerNote: 'For the deposit',
        ...changes,
      },
    },
    withKey(),
  );
const cancel = (id: string, tenderId: string, browser = agent) =>
  browser.api.orderCards.cancel({ id, tenderId }, withKey());
const list = (id: string) => agent.api.orderCards.list({ id });
const getGuest = (link: string | null) => cardGuest(app, link);
async function after(milliseconds: number) {
  await app.clock.advance(milliseconds);
  await runDue(getServices(app));
  agent = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
}

describe('asking for a card', () => {
  // Specification 7.45
  test('sends the guest a message, tags the order and asks for no money', async () => {
    const order = await freshOrder();
    const asked = await request(order.id);
    expect(asked).toMatchObject({
      content: 'REQUEST',
      state: 'REQUESTED',
      type: 'unknown',
      name: '',
      cardHolder: '',
      expirationMonth: null,
      expired: false,
      customerEmail: order.customer.email,
      orderId: order.id,
      orderExternalId: order.externalId,
      reason: null,
      createdBy: 'Katerina Vlachou',
      expiresAt: '2026-11-21T07:41:00Z',
    });
    expect(asked.link).toMatch(new RegExp(`^${ORIGIN}/pay/cards/[\\w-]{22}$`));
    expect(await list(order.id)).toEqual([asked]);
    const [letter] = await app.db.select().from(letters).where(eq(letters.paymentId, asked.id));
    expect(letter).toMatchObject({ kind: 'CARD_REQUEST', recipient: MARIA, facts: { address: asked.link } });

    const now = await agent.api.orders.get({ id: order.id });
    expect(now).toMatchObject({
      tags: ['DECK', 'CARD'],
      state: 'NEW',
      paymentCount: 0,
      tenderCount: 1,
      availableAmount: '1000.00',
      leastTotalAmount: '0.00',
    });
    expect(now.timeline.map(({ type, detail, paymentId }) => [type, detail, paymentId])).toEqual([
      ['LINK_SENT', MARIA, asked.id],
      ['LINK_CREATED', null, asked.id],
      ['CREATED', null, null],
    ]);
    expect(await app.browser().api.orderLinks.cardPage({ orderId: order.id })).toEqual({ url: asked.link });
  });

  // Specification 3.8, 8.18
  test('is refused while a request is open, and adds a single tag however often', async () => {
    const { id } = await freshOrder();
    const first = await request(id);
    const again = await Promise.allSettled([request(id), request(id)]);
    expect(again.map((one) => one.status === 'rejected' && one.reason.code)).toEqual([
      'CARD_ALREADY_REQUESTED',
      'CARD_ALREADY_REQUESTED',
    ]);
    await cancel(id, first.id);
    expect((await request(id)).state).toBe('REQUESTED');
    expect((await agent.api.orders.get({ id })).tags).toEqual(['DECK', 'CARD']);
  });

  test('requires a recipient that fits the channel and a lifetime of at least an hour', async () => {
    const { id } = await freshOrder();
    expect(await getRefusal(request(id, { recipient: 'nobody' }))).toEqual(invalid({ recipient: 'email' }));
    expect(await getRefusal(request(id, { channel: 'SMS' }))).toEqual(invalid({ recipient: 'phone' }));
    expect(await getRefusal(request(id, { lifetime: 'PT59M' }))).toEqual(
      invalid({ lifetime: 'lifetimeMinimum' }),
    );
    expect((await request(id, { channel: 'SMS', recipient: '+30 694 412 0937' })).state).toBe('REQUESTED');
  });

  test('is not found for an unknown order, a foreign order or an order without a request', async () => {
    const charter = await app.signedIn('nikos.stathakis@aegeanhouse.gr');
    charter.companyId = HALCYON;
    const { id } = await freshOrder();
    const asked = await request(id);
    expect(await getRefusal(request('nothing'))).toEqual(notFound);
    expect(await getRefusal(list('nothing'))).toEqual(notFound);
    expect(await getRefusal(charter.api.orderCards.list({ id }))).toEqual(notFound);
    expect(await getRefusal(cancel(id, asked.id, charter))).toEqual(notFound);
    expect(await getRefusal(cancel(id, 'nothing'))).toEqual(notFound);
    const other = await freshOrder();
    expect(await getRefusal(cancel(other.id, asked.id))).toEqual(notFound);
    for (const orderId of [other.id, 'nothing'])
      expect(await getRefusal(app.browser().api.orderLinks.cardPage({ orderId }))).toEqual(notFound);
  });
});

describe('the guest', () => {
  // Specification 1.9
  test('reads the purpose, gives the card, and it is saved', async () => {
    const order = await freshOrder();
    const asked = await request(order.id);
    const guest = getGuest(asked.link);
    expect((await guest.post('/seen')).body).toMatchObject({
      status: 'REQUESTED',
      open: true,
      orderExternalId: order.externalId,
      customerNote: 'For the deposit',
      property: { name: 'Kalypso Bay Resort', country: 'GR' },
      card: null,
    });
    expect((await guest.give(plastic.good)).body).toMatchObject({
      status: 'TOKENIZED',
      open: false,
      card: { type: 'visa', lastFour: '4242' },
    });
    const [saved] = await list(order.id);
    expect(saved).toMatchObject({
      id: asked.id,
      content: 'CARD',
      state: 'TOKENIZED',
      type: 'visa',
      name: '424242••••••4242',
      cardHolder: 'MARIA PAPADOPOULOU',
      expirationMonth: 8,
      expirationYear: 2028,
      link: null,
    });
    const { timeline, state } = await agent.api.orders.get({ id: order.id });
    expect(state).toBe('NEW');
    expect(timeline.slice(0, 2).map(({ type, author, detail }) => [type, author.kind, detail])).toEqual([
      ['PROCESSED', 'CUSTOMER', 'Visa •••• 4242'],
      ['PAYMENT_PAGE_OPENED', 'CUSTOMER', null],
    ]);
    expect(
      (await agent.api.transactions.list({ id: asked.id })).map(({ type, status, amount }) => [
        type,
        status,
        amount,
      ]),
    ).toEqual([['VERIFY', 'APPROVED', '0.00']]);
    // A second press changes nothing.
    expect((await guest.give(plastic.poor)).body.status).toBe('TOKENIZED');
  });

  test('learns that the bank declined, and the request is over', async () => {
    const { id } = await freshOrder();
    const asked = await request(id);
    const guest = getGuest(asked.link);
    expect((await guest.give(plastic.poor)).body).toMatchObject({
      status: 'ERROR',
      reason: 'INSUFFICIENT_FUNDS',
      open: false,
    });
    expect(await list(id)).toMatchObject([
      { state: 'ERROR', content: 'REQUEST', reason: 'INSUFFICIENT_FUNDS' },
    ]);
    const order = await agent.api.orders.get({ id });
    expect(order.state).toBe('NEW');
    expect(order.timeline[0]).toMatchObject({ type: 'DECLINED', reason: 'INSUFFICIENT_FUNDS' });
    expect(await app.db.select().from(tenders).where(eq(tenders.id, asked.id))).toEqual([]);
  });

  // Specification 4.9, 8.17
  test('who gives an already saved card is told so; the card serves all their orders', async () => {
    const email = `known-${crypto.randomUUID()}@example.org`;
    const first = await freshOrder(email);
    await getGuest((await request(first.id)).link).give(plastic.good);
    const second = await freshOrder(email.toUpperCase());
    const asked = await request(second.id);
    expect((await getGuest(asked.link).give(plastic.good)).body.status).toBe('DUPLICATE');
    expect((await list(second.id)).map(({ state, orderId }) => [state, orderId])).toEqual([
      ['DUPLICATE', second.id],
      ['TOKENIZED', first.id],
    ]);
    expect((await agent.api.orders.get({ id: second.id })).tenderCount).toBe(1);
    const stranger = await freshOrder();
    expect(await list(stranger.id)).toEqual([]);
  });

  test('gives only a card the company accepts, and reads which', async () => {
    const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    const choose = (body: MethodChoice[]) => owner.api.pspProfiles.savePaymentMethodGroups({ body });
    await choose([{ name: 'CARDS', enabled: true, methods: [{ name: 'VISA', enabled: false }] }]);
    const guest = getGuest((await request((await freshOrder()).id)).link);
    const { cardTypes } = (await guest.view()).body;
    expect(cardTypes).toContain('mastercard');
    expect(cardTypes).not.toContain('visa');
    const { status, body } = await guest.give(plastic.good);
    expect(status).toBe(400);
    expect(body.meta?.error?.params.fields).toEqual({ number: 'cardNotTaken' });
    await choose([]);
    expect((await guest.view()).body).toMatchObject({
      open: true,
      cardTypes: expect.arrayContaining(['visa']),
    });
    expect((await guest.give(plastic.good)).body.status).toBe('TOKENIZED');
  });

  test('cannot give an expired card, and may take another', async () => {
    const { id } = await freshOrder();
    const guest = getGuest((await request(id)).link);
    const { status, body } = await guest.giveToken(await expiredToken(app));
    expect([status, body.meta?.error?.code]).toEqual([409, 'CARD_EXPIRED']);
    expect((await guest.give(plastic.good)).body.status).toBe('TOKENIZED');
  });

  test('finds nothing at an unknown address, and gives no card without a token', async () => {
    expect((await getGuest(`${ORIGIN}/pay/cards/nothing`).give(plastic.good)).status).toBe(404);
    const { id } = await freshOrder();
    const { status, body } = await getGuest((await request(id)).link).giveToken('tok_made_up');
    expect(status).toBe(400);
    expect(body.meta?.error?.params.fields).toEqual({ token: 'invalid' });
  });
});

describe('a request', () => {
  // Specification 4.9
  test('ends with its lifetime', async () => {
    const { id } = await freshOrder();
    const { id: requestId, link } = await request(id, { lifetime: 'PT1H' });
    await after(HOUR - 1);
    expect((await getGuest(link).view()).body.status).toBe('REQUESTED');
    await after(1);
    expect((await getGuest(link).view()).body).toMatchObject({ status: 'EXPIRED', open: false });
    expect((await getGuest(link).give(plastic.good)).body.meta?.error?.code).toBe('LINK_NOT_ACTIVE');
    expect(await app.psp.psp.readReference(requestId)).toEqual([]);
    expect((await agent.api.orders.get({ id })).timeline[0]).toMatchObject({
      type: 'EXPIRED',
      author: { kind: 'SYSTEM' },
    });
    expect((await request(id)).state).toBe('REQUESTED');
  });

  // Specification 4.11, 7.46
  test('is canceled immediately when the guest is not on the page', async () => {
    const { id } = await freshOrder();
    const asked = await request(id);
    expect(await cancel(id, asked.id)).toMatchObject({ id: asked.id, state: 'REVOKED', link: null });
    expect((await getGuest(asked.link).give(plastic.good)).status).toBe(409);
    expect(await getRefusal(cancel(id, asked.id))).toMatchObject({
      code: 'PAYMENT_TRANSITION_REFUSED',
      params: { status: 'REVOKED' },
    });
  });

  test('ends when the guest leaves, if they were on the page', async () => {
    const { id } = await freshOrder();
    const asked = await request(id);
    const guest = getGuest(asked.link);
    await guest.post('/seen');
    expect((await cancel(id, asked.id)).state).toBe('REVOKE_REQUESTED');
    await after(4 * MINUTE);
    expect(await getRefusal(cancel(id, asked.id))).toMatchObject({
      code: 'PAYMENT_BEING_PAID',
      params: { minutes: 6 },
    });
    expect(await getRefusal(request(id))).toMatchObject({ code: 'CARD_ALREADY_REQUESTED' });
    await after(6 * MINUTE - 1);
    expect((await guest.view()).body.status).toBe('REVOKE_REQUESTED');
    await after(1);
    expect((await guest.view()).body.status).toBe('REVOKED');
  });

  test.each([
    [plastic.good, 'TOKENIZED'],
    [plastic.poor, 'REVOKED'],
  ])('that is being revoked accepts the card given before: %s', async (number, state) => {
    const { id } = await freshOrder();
    const asked = await request(id);
    const guest = getGuest(asked.link);
    await guest.post('/seen');
    await cancel(id, asked.id);
    expect((await guest.give(number)).body.status).toBe(state);
  });

  test('is a single request when repeated with its key', async () => {
    const { id } = await freshOrder();
    const key = withKey();
    const body = { channel: 'EMAIL', recipient: MARIA, lifetime: null, customerNote: '' } as const;
    const first = await agent.api.orderCards.request({ id, body }, key);
    expect(await agent.api.orderCards.request({ id, body }, key)).toEqual(first);
    const rows = await app.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, id))
      .orderBy(desc(payments.id));
    expect(rows).toHaveLength(1);
    expect(first.expiresAt).toBeNull();
  });
});
