import { toGuestContent } from '@deck/guest';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessProfiles, exchangeRates, payments, properties } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { orderDraft } from '../testing/drafts.ts';
import { cards, makeLink, payerAt, paymentDraft, wireDraft } from '../testing/payments.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const guestOf = async (link: string | null) => (await payerAt(app, link).view()).guest;

test('a link has its property, its charger, its order and what it asks for', async () => {
  const { link, orderExternalId } = await makeLink(owner, { amount: '300.00', customerNote: 'See you soon' });
  const facts = await guestOf(link);
  expect(facts).toMatchObject({
    property: {
      name: 'Kalypso Bay Resort',
      kind: 'HOTEL',
      place: 'Agios Prokopios, Naxos, Greece',
      address: 'Agios Prokopios, 843 00 Naxos, Ελλάδα',
      phone: '+30 210 555 0145',
      email: 'guests@aegeanhouse.gr',
      startTime: '15:00',
      termsUrl: 'https://aegeanhouse.gr/terms',
    },
    charger: {
      legalName: 'Aegean House S.A.',
      taxpayerId: 'EL 094512873',
      statement: 'AEGEAN HOUSE',
    },
    order: { number: orderExternalId, guestName: 'Maria Papadopoulou', total: '1000.00', guests: 2 },
    segments: { paid: '0.00', held: '0.00', asked: '300.00', due: '700.00', paidAt: null, dueBy: null },
    payment: {
      kind: 'PAYMENT',
      state: 'OPEN',
      amount: '300.00',
      url: link,
      expiresAt: '2026-11-22T07:41:00Z',
      receiptNumber: null,
      staffNote: 'See you soon\nWe look forward to your stay.',
    },
    transfer: null,
    next: [{ what: 'START', at: '2026-11-24T13:00:00Z' }],
  });
  expect(facts.methods.map(({ name }) => name)).toContain('VISA');
  expect(toGuestContent(facts, 'en').sum.label).toBe('Deposit 30\u00a0%');
});

test('of a closed order nothing is due any more: its line is gone', async () => {
  const { orderId, link } = await makeLink(owner, { amount: '400.00' });
  await payerAt(app, link).pay(cards.good);
  expect((await guestOf(link)).segments).toMatchObject({ due: '600.00' });
  await owner.api.orders.act({ id: orderId ?? '', actionId: 'finalize', body: {} }, withKey());
  const closed = await guestOf(link);
  expect(closed.segments).toBeNull();
  expect(toGuestContent(closed, 'en').line).toBeNull();
});

test('its parts follow the money: asked, paid, refunded', async () => {
  const { id, orderId, link } = await makeLink(owner, { amount: '400.00' });
  await payerAt(app, link).pay(cards.good);
  const paid = await guestOf(link);
  expect(paid).toMatchObject({
    segments: { paid: '400.00', held: '0.00', asked: '0.00', due: '600.00', paidAt: expect.any(String) },
    payment: { state: 'PAID', card: { type: 'visa', lastFour: '4242' }, approval: expect.any(String) },
  });
  expect(paid.payment.paidAt).toBe(paid.segments?.paidAt);
  expect(paid.payment.receiptNumber).toMatch(/^(FR|P)-\d+$/);

  const rest = await owner.api.payments.create(
    { body: paymentDraft(orderId, { amount: '600.00' }) },
    withKey(),
  );
  // The other link asks for all that is left, by its end.
  expect(await guestOf(link)).toMatchObject({
    segments: { due: '600.00', dueBy: '2026-11-22' },
    next: [{ what: 'BALANCE_DUE', at: '2026-11-22' }, { what: 'START' }],
  });
  expect(await guestOf(rest.link)).toMatchObject({
    segments: { paid: '400.00', asked: '600.00', due: '0.00' },
  });

  await owner.api.paymentActions.act({ id, actionId: 'refund', body: { amount: '400.00' } }, withKey());
  expect(await guestOf(link)).toMatchObject({
    segments: { paid: '0.00', asked: '0.00', due: '1000.00', paidAt: null },
    payment: { state: 'REFUNDED' },
  });
});

test('a hold is held, not paid, until it is captured', async () => {
  const { id, link } = await makeLink(owner, { scheme: 'AUTH' });
  await payerAt(app, link).pay(cards.good);
  expect(await guestOf(link)).toMatchObject({
    segments: { paid: '0.00', held: '1000.00', asked: '0.00', due: '0.00' },
    payment: { state: 'HELD', scheme: 'AUTH' },
  });
  await owner.api.paymentActions.act({ id, actionId: 'capture', body: { amount: '1000.00' } }, withKey());
  expect(await guestOf(link)).toMatchObject({
    segments: { paid: '1000.00', held: '0.00' },
    payment: { state: 'PAID' },
  });
});

test('a declined card is named with its reason, which a later success forgets', async () => {
  const { link } = await makeLink(owner);
  const payer = payerAt(app, link);
  await payer.pay(cards.poor);
  expect((await guestOf(link)).payment).toMatchObject({
    state: 'DECLINED',
    reason: 'INSUFFICIENT_FUNDS',
    card: { lastFour: '9995' },
    paidAt: null,
  });
  await payer.pay(cards.good);
  expect((await guestOf(link)).payment).toMatchObject({ state: 'PAID', reason: null });
});

test('a converted payment says what it settles, and its parts stay in the order’s currency', async () => {
  await app.db.insert(exchangeRates).values({
    id: 'rate-of-guest-facts',
    businessProfileId: AEGEAN,
    currency: 'USD',
    rate: '0.8',
    startDate: '2026-11-20',
    endDate: null,
    createdAt: app.clock.now(),
    modifiedAt: app.clock.now(),
  });
  const { link } = await makeLink(owner, { amount: '400.00', acquisitionCurrency: 'USD' });
  expect(await guestOf(link)).toMatchObject({
    order: { currency: 'EUR' },
    segments: { asked: '400.00', due: '600.00' },
    payment: {
      currency: 'USD',
      amount: '500.00',
      conversion: { amount: '400.00', currency: 'EUR', rate: expect.any(String) },
    },
  });
});

test('positions that the company hides stay hidden', async () => {
  const { link } = await makeLink(owner);
  expect((await guestOf(link)).order.positions).toHaveLength(1);
  const show = (showOrderDetails: boolean) =>
    app.db.update(businessProfiles).set({ showOrderDetails }).where(eq(businessProfiles.id, AEGEAN));
  await show(false);
  const { order } = await guestOf(link);
  await show(true);
  expect(order).toMatchObject({ positions: [], showsPositions: false, total: '1000.00' });
});

test('an invoice has its account, and is due when its day ends', async () => {
  const { id: orderId } = await owner.api.orders.create({ body: orderDraft() }, withKey());
  const { link, invoiceNumber } = await owner.api.payments.create({ body: wireDraft(orderId) }, withKey());
  expect(await guestOf(link)).toMatchObject({
    transfer: { beneficiary: 'Aegean House S.A.', bic: 'PIRBGRAA', reference: invoiceNumber },
    payment: { state: 'AWAITING_TRANSFER', expiresAt: '2026-12-04T21:59:00Z' },
    methods: [],
  });
});

test('a link ends, and a property shows its own accent, else its company’s', async () => {
  const { id, link } = await makeLink(owner);
  expect((await payerAt(app, link).view()).accent).toBeNull();
  await app.db.update(businessProfiles).set({ color: '#ffd400' }).where(eq(businessProfiles.id, AEGEAN));
  expect((await payerAt(app, link).view()).accent?.light.accent).toBe('#ffd400');
  await app.db.update(properties).set({ color: '#177f83' }).where(eq(properties.id, 'property-kalypso-bay'));
  expect((await payerAt(app, link).view()).accent?.light.accent).toBe('#177f83');
  await app.db.update(payments).set({ expiresAt: app.clock.now() }).where(eq(payments.id, id));
  expect((await guestOf(link)).payment.state).toBe('EXPIRED');
});

test('the forms of shared orders and of the front desk have what they know', async () => {
  const { id } = await owner.api.orders.create({ body: orderDraft({ split: true }) }, withKey());
  const { splitLink } = await owner.api.orders.get({ id });
  const shared = await guestOf(splitLink);
  expect(shared).toMatchObject({
    order: { guestName: '', guestEmail: '', total: '4060.50' },
    segments: { paid: '0.00', asked: '0.00', due: '4060.50' },
    payment: { kind: 'SPLIT', state: 'OPEN', amount: null, url: splitLink },
  });
  expect(toGuestContent(shared, 'en').sum.label).toBe('Your part');

  const link = await owner.api.payments.create(
    {
      body: {
        type: 'PAYMENT_LINK',
        permanent: true,
        propertyId: 'property-kalypso-bay',
        currency: 'EUR',
        scheme: 'CHARGE',
        lifetime: null,
        description: 'Spa day',
        customerNote: '',
        reference: '',
        invoiceNumber: '',
      },
    },
    withKey(),
  );
  const desk = await guestOf(link.link);
  expect(desk).toMatchObject({
    order: { number: '', total: null },
    segments: null,
    payment: {
      kind: 'PERMANENT',
      amount: null,
      url: `${ORIGIN}/pay/permanent/${link.link?.split('/').at(-1)}`,
    },
    next: [],
  });
  expect(toGuestContent(desk, 'en').property.name).toBe('Kalypso Bay Resort');
});
