import type { PaymentDraft } from '@deck/api/contract/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessProfiles, exchangeRates, orders, payments } from '../../database/schema.ts';
import { AEGEAN } from '../../seed/companies.ts';
import { stay } from '../../testing/drafts.ts';
import { cards, makeOrder, payerAt, paymentDraft } from '../../testing/payments.ts';
import { denied, getRefusal, invalid } from '../../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  await app.db.delete(exchangeRates);
  // One dollar is worth 0.92 euros until the end of the month.
  const at = app.clock.now();
  await app.db.insert(exchangeRates).values({
    id: 'rate-usd',
    businessProfileId: AEGEAN,
    currency: 'USD',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    rate: '0.92',
    createdAt: at,
    modifiedAt: at,
  });
});
afterAll(() => app.close());

/** An order that starts in spring, so that the change of the clocks lies before it. */
const spring = { positions: [{ ...stay, amount: '1000.00', checkIn: '2027-04-10', checkOut: '2027-04-12' }] };
const make = (body: PaymentDraft) => owner.api.payments.create({ body }, withKey());
const link = async (changes: Parameters<typeof paymentDraft>[1] = {}, order: object = {}) =>
  make(paymentDraft((await makeOrder(owner, order)).id, changes));
const sent = (sendAt: string) => ({ sendAt, channel: 'EMAIL', recipient: 'maria@example.com' }) as const;

describe('every kind of payment', () => {
  // Specification 3.19, 3.25
  test('keeps what was said of it', async () => {
    const about = {
      label: 'Deposit for the suite',
      description: 'Deposit',
      customerNote: 'See you soon',
      reference: 'OPERA 1',
      invoiceNumber: 'A-7',
      billingAddress: 'Odos 1',
      billingCity: 'Naxos',
      billingCountry: 'GR',
      billingPostalCode: '84300',
      avsPostalCode: '84301',
      avsStreet: 'Odos 2',
      methods: ['VISA', 'MASTERCARD'],
      lifetime: null,
    };
    const made = await link({ ...about, amount: '400.00' });
    const { lifetime: _, ...words } = about;
    expect(made).toMatchObject({
      ...words,
      lifetime: null,
      expiresAt: null,
      countdown: null,
      amount: '400.00',
    });
    expect(await owner.api.payments.get({ id: made.id })).toEqual(made);
  });

  // Specification 5.32, 8.14
  test('is refused beyond the order, for a method nobody takes, and for an order that is closed', async () => {
    expect(await getRefusal(link({ amount: '1000.01' }))).toMatchObject({
      code: 'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
      params: { available: '1000.00', currency: 'EUR' },
    });
    expect(await getRefusal(link({ methods: ['SOMETHING_ELSE'] }))).toMatchObject({
      status: 409,
      code: 'NO_SUITABLE_PSP_PROFILE_FOUND',
      params: { method: 'SOMETHING_ELSE', currency: 'EUR' },
    });
    const { id } = await makeOrder(owner);
    await app.db.update(orders).set({ finalized: true }).where(eq(orders.id, id));
    expect(await getRefusal(make(paymentDraft(id)))).toMatchObject({ code: 'ORDER_NOT_EDITABLE' });
  });

  // Specification 5.29, 5.31
  test('is refused where a field is wrong', async () => {
    const { id } = await makeOrder(owner);
    const wrong = (changes: object) => getRefusal(make({ ...paymentDraft(id), ...changes } as PaymentDraft));
    expect(await wrong({ amount: '0.00' })).toEqual(invalid({ amount: 'amountPositive' }));
    expect(await wrong({ lifetime: 'PT59M' })).toEqual(invalid({ lifetime: 'lifetimeMinimum' }));
    expect(await wrong({ amount: '1.005' })).toEqual(invalid({ amount: 'amount' }));
    expect(await wrong({ type: 'BARTER' })).toMatchObject({ code: 'INVALID_VALUE' });
    expect(await wrong({ orderId: undefined })).toEqual(invalid({ orderId: 'required' }));
    expect(await wrong({ sendAt: '2026-11-22T10:00' })).toEqual(
      invalid({ channel: 'required', recipient: 'required' }),
    );
    expect(await wrong({ permanent: true, orderId: undefined })).toEqual(invalid({ propertyId: 'required' }));
  });

  test('refuses a misspelt field, and one of another kind, which would change what is made', async () => {
    const { id } = await makeOrder(owner);
    const { lifetime: _, ...draft } = paymentDraft(id);
    const wrong = (changes: object) => getRefusal(make({ ...draft, ...changes } as PaymentDraft));
    expect(await wrong({ shceme: 'AUTH' })).toEqual(invalid({ shceme: 'invalid' }));
    expect(await wrong({ executeAt: '2026-11-22T10:00' })).toEqual(invalid({ executeAt: 'invalid' }));
    const card = { type: 'PAYMENT_CARD', tenderId: 'any' };
    expect(await wrong({ ...card, exceuteAt: '2026-11-22T10:00' })).toEqual(
      invalid({ exceuteAt: 'invalid' }),
    );
    expect(await wrong({ type: 'PAYMENT_VPOS', lifetime: 'P1D' })).toEqual(invalid({ lifetime: 'invalid' }));
    expect(await wrong({ type: 'WIRE_TRANSFER', due: '2026-12-01' })).toEqual(invalid({ due: 'invalid' }));
    expect((await owner.api.orderPayments.list({ id })).totalElements).toBe(0);
  });

  test('needs its right', async () => {
    const viewer = await app.signedIn('peter.lang@aegeanhouse.gr');
    const agent = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
    const { id } = await makeOrder(owner);
    const { orderId: _, ...permanent } = paymentDraft(id, {
      permanent: true,
      propertyId: 'property-kalypso-bay',
    });
    const by = (browser: Browser, body: PaymentDraft) =>
      getRefusal(browser.api.payments.create({ body }, withKey()));
    expect(await by(viewer, paymentDraft(id))).toEqual(denied('ORDER_INSTANCE_EDIT'));
    expect(await by(agent, permanent)).toEqual(denied('ORDER_PERMANENT_LINK'));
    expect((await owner.api.orderPayments.list({ id })).totalElements).toBe(0);
  });
});

describe('another currency', () => {
  // Specification 3.18
  test('is converted once, and the rate stays as it was', async () => {
    const made = await link({ amount: '100.01', currency: 'USD' });
    // 100.01 × 0.92 = 92.0092
    expect(made).toMatchObject({
      currency: 'EUR',
      amount: '92.01',
      inputCurrency: 'USD',
      inputAmount: '100.01',
      acquisitionCurrency: 'USD',
      acquisitionAmount: '100.01',
      appliedRate: { from: 'USD', to: 'EUR', rate: '0.92', date: '2026-11-20', endDate: '2026-11-30' },
    });
    await app.db.update(exchangeRates).set({ rate: '0.5' }).where(eq(exchangeRates.id, 'rate-usd'));
    expect((await owner.api.payments.get({ id: made.id })).appliedRate).toEqual(made.appliedRate);
    await app.db.update(exchangeRates).set({ rate: '0.92' }).where(eq(exchangeRates.id, 'rate-usd'));
    expect(await payerAt(app, made.link).view()).toMatchObject({
      amount: '100.01',
      currency: 'USD',
      guest: { payment: { conversion: { amount: '92.01', currency: 'EUR', rate: '0.92' } } },
    });
    expect((await payerAt(app, made.link).pay(cards.good)).body.status).toBe('CHARGED');
    expect((await owner.api.orders.get({ id: made.orderId ?? '' })).paidAmount).toBe('92.01');
  });

  test('can be charged while the order is collected to the cent', async () => {
    const made = await link({ amount: '1000.00', acquisitionCurrency: 'USD' });
    expect(made).toMatchObject({
      amount: '1000.00',
      inputCurrency: null,
      acquisitionCurrency: 'USD',
      // 1000 / 0.92 = 1086.9565…
      acquisitionAmount: '1086.96',
      appliedRate: { from: 'EUR', to: 'USD' },
    });
  });

  test('is refused where another rate makes another amount of it than was shown', async () => {
    const shown = (convertedAmount: string) =>
      link({ amount: '1000.00', acquisitionCurrency: 'USD', convertedAmount });
    expect((await shown('1086.96')).acquisitionAmount).toBe('1086.96');
    expect(await getRefusal(shown('1086.95'))).toEqual({
      status: 409,
      code: 'RATE_CHANGED',
      params: { converted: '1086.96', currency: 'USD' },
    });
  });

  test('is refused in a currency the company does not take, unless the order has it', async () => {
    expect(await getRefusal(link({ amount: '100.00', currency: 'SEK' }))).toEqual(
      invalid({ currency: 'choice' }),
    );
    expect(await getRefusal(link({ amount: '100.00', acquisitionCurrency: 'SEK' }))).toEqual(
      invalid({ acquisitionCurrency: 'choice' }),
    );
    const [company] = await app.db.select().from(businessProfiles).where(eq(businessProfiles.id, AEGEAN));
    const take = (acceptedCurrencies: string[]) =>
      app.db.update(businessProfiles).set({ acceptedCurrencies }).where(eq(businessProfiles.id, AEGEAN));
    const { id } = await makeOrder(owner);
    await take(['USD']);
    const made = await owner.api.payments.create({ body: paymentDraft(id, { amount: '100.00' }) }, withKey());
    await take(company?.acceptedCurrencies ?? []);
    expect(made.currency).toBe('EUR');
  });

  test('is the same amount, however many of its decimals were sent', async () => {
    const shown = (convertedAmount: string) =>
      link({ amount: '920.00', acquisitionCurrency: 'USD', convertedAmount });
    expect((await shown('1000')).acquisitionAmount).toBe('1000.00');
    expect(await getRefusal(shown('1000.000'))).toEqual(invalid({ convertedAmount: 'amount' }));
  });

  test('by a rate without an end never loses it', async () => {
    const endDate = '9999-12-31';
    await app.db.update(exchangeRates).set({ endDate }).where(eq(exchangeRates.id, 'rate-usd'));
    const made = await link({ amount: '100.00', currency: 'USD' });
    expect(made.appliedRate).toMatchObject({ endDate });
    await app.db.update(exchangeRates).set({ endDate: '2026-11-30' }).where(eq(exchangeRates.id, 'rate-usd'));
  });

  test('is refused where it makes more than a payment can be of', async () => {
    await app.db.update(exchangeRates).set({ rate: '0.00000001' }).where(eq(exchangeRates.id, 'rate-usd'));
    const dear = { positions: [{ ...stay, amount: '10000.00' }] };
    const dollars = (amount: string) => link({ amount, acquisitionCurrency: 'USD' }, dear);
    expect((await dollars('9999.99')).acquisitionAmount).toBe('999999000000.00');
    expect(await getRefusal(dollars('10000.00'))).toEqual(invalid({ amount: 'tooLarge' }));
    await app.db.update(exchangeRates).set({ rate: '0.92' }).where(eq(exchangeRates.id, 'rate-usd'));
  });

  // Specification 4.34
  test('without a rate is refused, naming both', async () => {
    expect(await getRefusal(link({ amount: '10.00', currency: 'GBP' }))).toEqual({
      status: 409,
      code: 'RATE_REQUIRED',
      params: { from: 'GBP', to: 'EUR', date: '2026-11-20' },
    });
    expect(
      await getRefusal(link({ ...sent('2026-12-01T10:00'), currency: 'USD', amount: '1.00' }, spring)),
    ).toMatchObject({
      code: 'RATE_REQUIRED',
      params: { from: 'USD', to: 'EUR', date: '2026-12-01' },
    });
    expect(await getRefusal(link({ amount: '10.00', currency: 'USD', acquisitionCurrency: 'GBP' }))).toEqual(
      invalid({ acquisitionCurrency: 'choice' }),
    );
  });
});

describe('a link to be sent later', () => {
  test('waits by the clocks of the property, and its lifetime with it', async () => {
    const made = await link({ ...sent('2026-11-22T10:30'), lifetime: 'P1D' });
    expect(made).toMatchObject({
      status: 'SCHEDULED_SEND',
      sendAt: '2026-11-22T08:30:00Z',
      expiresAt: '2026-11-23T08:30:00Z',
      sendChannel: 'EMAIL',
      sendRecipient: 'maria@example.com',
      countdown: { kind: 'SEND', at: '2026-11-22T08:30:00Z', seconds: 2 * 86_400 + 49 * 60 },
    });
    const [event] = await owner.api.payments.history({ id: made.id });
    expect(event).toMatchObject({ type: 'LINK_SEND_SCHEDULED', detail: 'maria@example.com' });
    expect((await payerAt(app, made.link).view()).payable).toBe(false);
  });

  // Specification 4.33, 5.30, 5.36
  test('is refused for a time that is past or that the clocks skip, and once the order starts', async () => {
    const at = (moment: string, order: object = {}) => getRefusal(link(sent(moment), order));
    expect(await at('2026-11-20T09:40')).toEqual(invalid({ sendAt: 'timePast' }));
    expect(await at('2027-03-28T03:30', spring)).toEqual(invalid({ sendAt: 'timeSkipped' }));
    expect(await at('2026-11-24T00:00')).toMatchObject({
      code: 'SCHEDULING_UNAVAILABLE',
      params: { startDate: '2026-11-24' },
    });
    const begun = {
      positions: [{ ...stay, amount: '1000.00', checkIn: '2026-11-20', checkOut: '2026-11-30' }],
    };
    expect(await at('2026-11-21T10:00', begun)).toMatchObject({ code: 'SCHEDULING_UNAVAILABLE' });
    expect(await getRefusal(link({ ...sent('2026-11-22T10:00'), recipient: 'nobody' }))).toEqual(
      invalid({ recipient: 'email' }),
    );
  });

  test('of two moments the first is meant when the clocks go back', async () => {
    const autumn = {
      positions: [{ ...stay, amount: '1000.00', checkIn: '2027-11-10', checkOut: '2027-11-12' }],
    };
    const made = await link({ ...sent('2027-10-31T03:30') }, autumn);
    expect(made.sendAt).toBe('2027-10-31T00:30:00Z');
  });
});

describe('a vPOS', () => {
  const vpos = (orderId: string, changes: object = {}): PaymentDraft => {
    const { lifetime: _, ...draft } = paymentDraft(orderId);
    return { ...draft, type: 'PAYMENT_VPOS', orderId, amount: '1000.00', ...changes };
  };

  // Specification 1.11, 4.32
  test('opens a page for staff, one at a time, and takes a card there', async () => {
    const { id } = await makeOrder(owner);
    const made = await make(vpos(id, { amount: '400.00' }));
    expect(made).toMatchObject({ type: 'PAYMENT_VPOS', status: 'NEW', expiresAt: '2026-11-20T08:11:00Z' });
    expect(made.countdown).toMatchObject({ kind: 'CANCELLATION', seconds: 1800 });
    const page = payerAt(app, made.link);
    expect(await page.view()).toMatchObject({ type: 'PAYMENT_VPOS', staffMode: true, payable: true });
    expect(await getRefusal(make(vpos(id, { amount: '1.00' })))).toEqual({
      status: 409,
      code: 'TERMINAL_OPENED',
      params: { paymentId: made.id, link: made.link },
    });
    expect((await page.pay(cards.poor)).body).toMatchObject({ status: 'DECLINED', payable: true });
    expect((await page.pay(cards.good)).body.status).toBe('CHARGED');
    expect((await make(vpos(id, { amount: '600.00' }))).status).toBe('NEW');
  });
});

describe('a permanent link', () => {
  test('belongs to a property and to no order', async () => {
    const {
      orderId: _,
      amount: __,
      ...draft
    } = paymentDraft('', {
      permanent: true,
      propertyId: 'property-kalypso-bay',
      lifetime: null,
      description: 'Spa',
    });
    const made = await make(draft);
    expect(made).toMatchObject({
      orderId: null,
      orderExternalId: null,
      permanent: true,
      amountOpen: true,
      status: 'LINK_CREATED',
      propertyName: 'Kalypso Bay Resort',
      link: expect.stringContaining('/pay/permanent/'),
    });
    const listed = await owner.api.payments.list({ getPaymentsRq: { permanent: true } });
    expect(listed.content.map(({ id }) => id)).toEqual([made.id]);
    const [row] = await app.db.select().from(payments).where(eq(payments.id, made.id));
    expect(row?.orderId).toBeNull();
    expect(await getRefusal(make({ ...draft, propertyId: 'property-halcyon' }))).toEqual(
      invalid({ propertyId: 'choice' }),
    );
  });
});
