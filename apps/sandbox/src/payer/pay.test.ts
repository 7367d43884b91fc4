import { instantText } from '@deck/values';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { properties, pspProfiles } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { flight, orderDraft } from '../testing/drafts.ts';
import {
  card,
  cards,
  cardToken,
  expiredToken,
  makeLink,
  makeOrder,
  payerAt,
  paymentDraft,
} from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { PSP_ORIGIN } from '../testing/test-psp.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

async function linked(changes: Parameters<typeof makeLink>[1] = {}) {
  const payment = await makeLink(owner, changes);
  return {
    payer: payerAt(app, payment.link),
    payment: () => owner.api.payments.get({ id: payment.id }),
    order: () => owner.api.orders.get({ id: payment.orderId }),
  };
}

test("a page shows the payer's own data and nothing internal", async () => {
  const { payer, payment } = await linked({ customerNote: 'See you soon', description: 'Internal' });
  const { orderExternalId } = await payment();
  expect(await payer.view()).toEqual({
    // What is in it is proven beside it: `guest-facts.test.ts`.
    guest: expect.objectContaining({ order: expect.objectContaining({ number: orderExternalId }) }),
    accent: null,
    type: 'PAYMENT_LINK',
    staffMode: false,
    invoice: null,
    status: 'LINK_CREATED',
    payable: true,
    action: null,
    pspUrl: PSP_ORIGIN,
    attempts: 0,
    amount: '1000.00',
    currency: 'EUR',
    customerName: 'Maria Papadopoulou',
    language: 'el',
    property: { name: 'Kalypso Bay Resort', timezone: 'Europe/Athens' },
    methods: expect.arrayContaining([
      { name: 'VISA', title: 'Visa', group: 'CARDS', way: 'CARD' },
      { name: 'APPLE_PAY', title: 'Apple Pay', group: 'WALLETS', way: 'WALLET' },
      { name: 'IRIS', title: 'IRIS', group: 'BANK_TRANSFER_GR', way: 'REDIRECT' },
    ]),
    cardTypes: expect.arrayContaining(['visa', 'mastercard', 'amex']),
    now: app.clock.now().toISOString().replace('.000', ''),
    reason: null,
    card: null,
    paidIn: null,
  });
});

// Specification 3.43
test("the order's positions are shown if the company wants it", async () => {
  const { payer } = await linked();
  const show = (showOrderDetails: boolean) =>
    owner.api.businessProfiles.saveSettings({ id: AEGEAN, body: { general: { showOrderDetails } } });
  await show(false);
  const positions = async () => (await payer.view()).guest.order.positions;
  expect(await positions()).toEqual([]);
  await show(true);
  expect(await positions()).toHaveLength(1);
});

test('a flight says whether it returns', async () => {
  const isHotel = eq(properties.id, 'property-kalypso-bay');
  const [hotel] = await app.db.select().from(properties).where(isHotel);
  await app.db
    .update(properties)
    .set({ positionTypes: ['FLIGHT'] })
    .where(isHotel);
  const back = { ...flight, returnDate: flight.departureDate };
  const order = await owner.api.orders.create({ body: orderDraft({ positions: [flight, back] }) }, withKey());
  expect(order).toMatchObject({ endDate: '2026-11-24', positions: [{ returnDate: null }, back] });
  const { link } = await owner.api.payments.create({ body: paymentDraft(order.id) }, withKey());
  const days = { from: '2026-11-24', to: '2026-11-24' };
  expect((await payerAt(app, link).view()).guest.order.positions).toMatchObject([
    { days, trip: 'ONE_WAY' },
    { days, trip: 'RETURN' },
  ]);
  await app.db.update(properties).set({ positionTypes: hotel?.positionTypes }).where(isHotel);
});

describe('a card', () => {
  // Specification 1.21, 9.10
  test('is charged', async () => {
    const { payer, payment, order } = await linked();
    const { status, body } = await payer.pay(cards.good);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'CHARGED',
      payable: false,
      card: { type: 'visa', lastFour: '4242' },
      guest: { payment: { approval: expect.stringMatching(/^\d{6}$/) } },
    });
    expect(await payment()).toMatchObject({
      status: 'CHARGED',
      capturedAmount: '1000.00',
      heldAmount: '0.00',
    });
    expect(await order()).toMatchObject({
      state: 'PAID',
      progressStatus: 'COMPLETED',
      paidAmount: '1000.00',
    });
  });

  // Specification 9.10
  test('is authorised if the payment asks for a hold', async () => {
    const { payer, payment, order } = await linked({ scheme: 'AUTH' });
    expect((await payer.pay(cards.good)).body.status).toBe('AUTHORIZED');
    expect(await payment()).toMatchObject({ capturedAmount: '0.00', heldAmount: '1000.00' });
    expect(await order()).toMatchObject({ state: 'AUTHORIZED', heldAmount: '1000.00', paidAmount: '0.00' });
  });

  test.each([
    ['4000000000009995', 'INSUFFICIENT_FUNDS'],
    ['4000000000000002', 'DO_NOT_HONOUR'],
    ['4000000000000069', 'EXPIRED_CARD'],
    ['4000000000000127', 'INCORRECT_CVC'],
    ['4000000000009987', 'LOST_OR_STOLEN'],
    ['4000000000006975', 'LIMIT_EXCEEDED'],
  ])('%s is declined with %s, and another card can be tried', async (number, reason) => {
    const { payer, order } = await linked();
    expect((await payer.pay(number)).body).toMatchObject({
      status: 'DECLINED',
      reason,
      payable: true,
      attempts: 1,
    });
    expect((await order()).state).toBe('DECLINED');
    expect((await payer.pay(cards.good)).body).toMatchObject({
      status: 'CHARGED',
      reason: null,
      attempts: 2,
    });
  });

  test('that has expired is refused without asking the PSP', async () => {
    const { payer } = await linked();
    const spent = { cardToken: await expiredToken(app), attempt: 0 };
    expect(await payer.post('/card', spent)).toMatchObject({
      status: 409,
      body: { meta: { error: { code: 'CARD_EXPIRED' } } },
    });
    expect(await payer.view()).toMatchObject({ status: 'LINK_CREATED', attempts: 0 });
    // Valid to the end of its month.
    const last = await cardToken(app, { ...card(cards.good), expirationMonth: 11, expirationYear: 2026 });
    expect((await payer.post('/card', { cardToken: last, attempt: 0 })).body.status).toBe('CHARGED');
  });

  test('for a final payment is refused', async () => {
    const { payer } = await linked();
    await payer.pay(cards.good);
    expect(await payer.pay(cards.good)).toMatchObject({
      status: 409,
      body: { meta: { error: { code: 'LINK_NOT_ACTIVE', params: { status: 'CHARGED' } } } },
    });
    const over = await linked({ lifetime: 'PT1H' });
    await app.clock.advance(3_600_000);
    expect((await over.payer.view()).payable).toBe(false);
    expect((await over.payer.pay(cards.good)).status).toBe(409);
    // The session of the link's creator has ended too.
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    expect((await over.payment()).capturedAmount).toBe('0.00');
  });
});

describe('a bank with a challenge', () => {
  test('charges when the cardholder confirms', async () => {
    const { payer } = await linked();
    expect((await payer.pay(cards.asking)).body).toMatchObject({
      status: 'PROCESSING',
      action: { kind: 'REDIRECT', url: expect.stringContaining(`${PSP_ORIGIN}/bank/op_`) },
      payable: false,
    });
    const { action } = await payer.view();
    expect(new URL(action?.kind === 'REDIRECT' ? action.url : '').search).toBe('?language=el');
    expect((await payer.atBank('approve')).body).toMatchObject({ status: 'CHARGED', action: null });
    // The answer counts once.
    expect((await payer.atBank('refuse')).body.status).toBe('CHARGED');
  });

  test('declines when the cardholder rejects', async () => {
    const { payer } = await linked();
    await payer.pay(cards.asking);
    expect((await payer.atBank('refuse')).body).toMatchObject({
      status: 'DECLINED',
      reason: 'AUTHENTICATION_FAILED',
      payable: true,
    });
  });

  test('is not asked where no profile with 3DS takes the card, or where staff enter it', async () => {
    const ofCards = eq(pspProfiles.id, 'psp-aegean-cards');
    const [before] = await app.db.select().from(pspProfiles).where(ofCards);
    const { payer } = await linked();
    const features = before?.features.filter((feature) => feature !== '3DS') ?? [];
    await app.db.update(pspProfiles).set({ features }).where(ofCards);
    try {
      expect((await payer.pay(cards.asking)).body).toMatchObject({ status: 'CHARGED', action: null });
    } finally {
      await app.db
        .update(pspProfiles)
        .set({ features: before?.features ?? [] })
        .where(ofCards);
    }
    const { id } = await makeOrder(owner);
    const { lifetime: _, ...draft } = paymentDraft(id);
    const body = { ...draft, orderId: id, amount: '10.00', type: 'PAYMENT_VPOS' } as const;
    const terminal = await owner.api.payments.create({ body }, withKey());
    const atDesk = await payerAt(app, terminal.link).pay(cards.asking);
    expect(atDesk.body).toMatchObject({ status: 'CHARGED', action: null });
  });

  test('is not asked twice: a second press meanwhile changes nothing', async () => {
    const { payer } = await linked();
    await payer.pay(cards.asking);
    const again = await payer.give(cards.good, 1);
    expect(again.body).toMatchObject({ status: 'PROCESSING', attempts: 1 });
  });

  test('ignores an answer without a challenge', async () => {
    const { payer } = await linked();
    for (const act of ['/returned', '/another-way'])
      expect((await payer.post(act, {})).body.status).toBe('LINK_CREATED');
    expect((await payer.post('/billing', { street: 'Odos 1', postalCode: '84300' })).body.status).toBe(
      'LINK_CREATED',
    );
  });
});

test('a bank that needs the billing address continues with it', async () => {
  const { payer, order } = await linked();
  expect((await payer.pay(cards.withoutAddress)).body.status).toBe('AWAITING_CLARIFICATION');
  expect((await order()).state).toBe('AWAITING_CLARIFICATION');
  const done = await payer.post('/billing', { street: 'Odos 1', postalCode: '84300' });
  expect(done.body.status).toBe('CHARGED');
});

// Specification 4.38
test('the first view of the page is recorded once', async () => {
  const { payer, payment } = await linked();
  for (const _ of [1, 2, 3]) await payer.post('/seen', {});
  const { id } = await payment();
  const history = await owner.api.payments.history({ id });
  expect(history.filter(({ type }) => type === 'PAYMENT_PAGE_OPENED')).toHaveLength(1);
});

test('a payment says when its payer last looked at the page', async () => {
  const { payer, payment } = await linked();
  expect((await payment()).seenAt).toBeNull();
  await payer.post('/seen', {});
  await app.clock.advance(60_000);
  await payer.post('/seen', {});
  expect((await payment()).seenAt).toBe(instantText(app.clock.now().getTime()));
});
