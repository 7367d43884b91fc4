import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HALCYON } from '../seed/companies.ts';
import { card, cards, makeLink, makeOrder, payerAt, paymentDraft } from '../testing/payments.ts';
import { getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;
let charter: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  charter = await app.signedIn('nikos.stathakis@aegeanhouse.gr');
  charter.companyId = HALCYON;
});
afterAll(() => app.close());

const voyage = {
  propertyId: 'property-halcyon',
  positions: [
    {
      type: 'YACHT' as const,
      name: 'A week',
      amount: '1000.00',
      startDate: '2027-06-12',
      endDate: '2027-06-19',
    },
  ],
};

describe('a payment', () => {
  // Specification 3.17, 3.25, 3.27, 7.47, 7.49
  test('is returned complete, with its link', async () => {
    const order = await makeOrder(owner);
    const draft = paymentDraft(order.id, { amount: '300.5', customerNote: 'Thirty per cent' });
    const payment = await owner.api.payments.create({ body: draft }, withKey());
    const cannot = { possible: false, amount: '0.00', reason: 'PAYMENT_TRANSITION_REFUSED', minutes: null };
    expect(payment).toEqual({
      ...draft,
      amount: '300.50',
      label: '',
      id: payment.id,
      number: expect.stringMatching(/^P-\d{6}$/),
      orderExternalId: order.externalId,
      customerName: 'Maria Papadopoulou',
      payer: null,
      seenAt: null,
      dueDate: null,
      overdue: false,
      status: 'LINK_CREATED',
      authorizedAmount: '0.00',
      capturedAmount: '0.00',
      refundedAmount: '0.00',
      heldAmount: '0.00',
      expiresAt: '2026-11-22T07:41:00Z',
      link: expect.stringMatching(new RegExp(`^${ORIGIN}/pay/[\\w-]{22}$`)),
      createdBy: 'Eleni Markou',
      createdAt: '2026-11-20T07:41:00Z',
      modifiedAt: '2026-11-20T07:41:00Z',
      reason: null,
      card: null,
      dispatches: [],
      transactionId: null,
      propertyId: 'property-kalypso-bay',
      propertyName: 'Kalypso Bay Resort',
      propertyTimezone: 'Europe/Athens',
      inputCurrency: null,
      inputAmount: null,
      acquisitionCurrency: 'EUR',
      acquisitionAmount: '300.50',
      appliedRate: null,
      permanent: false,
      amountOpen: false,
      permanentLinkId: null,
      method: null,
      methods: [],
      sendAt: null,
      sendChannel: null,
      sendRecipient: null,
      executeAt: null,
      tenderId: null,
      captureDeadline: null,
      captureDescription: '',
      refundDescription: '',
      billingAddress: '',
      billingCity: '',
      billingCountry: '',
      billingPostalCode: '',
      avsPostalCode: '',
      avsStreet: '',
      countdown: { kind: 'EXPIRY', at: '2026-11-22T07:41:00Z', seconds: 172_800 },
      actions: {
        capture: cannot,
        refund: cannot,
        void: cannot,
        revoke: { possible: true, amount: '300.50', reason: null, minutes: null },
        confirm: cannot,
      },
    });
    expect(await owner.api.payments.get({ id: payment.id })).toEqual(payment);
    expect(await owner.api.orderPayments.get({ id: order.id, paymentId: payment.id })).toEqual(payment);
    expect(await owner.api.orders.get({ id: order.id })).toMatchObject({
      state: 'AWAITING',
      paymentCount: 1,
      availableAmount: '699.50',
      dueAmount: '1000.00',
    });
  });

  // Specification 3.23, 9.1
  test('without a lifetime does not expire', async () => {
    expect(await makeLink(owner, { lifetime: null })).toMatchObject({ lifetime: null, expiresAt: null });
  });

  test('cannot exceed the rest of the order, and the refusal gives the rest', async () => {
    const { id } = await makeOrder(owner);
    const ask = (amount: string) =>
      owner.api.payments.create({ body: paymentDraft(id, { amount }) }, withKey());
    await ask('600.00');
    expect(await getRefusal(ask('400.01'))).toEqual({
      status: 409,
      code: 'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
      params: { orderId: id, available: '400.00', currency: 'EUR' },
    });
    expect((await ask('400.00')).status).toBe('LINK_CREATED');
    expect(await getRefusal(ask('0.01'))).toMatchObject({ params: { available: '0.00' } });
  });

  test("uses its order's currency and that currency’s decimals", async () => {
    const { id } = await makeOrder(owner);
    const ask = (changes: Parameters<typeof paymentDraft>[1]) =>
      getRefusal(owner.api.payments.create({ body: paymentDraft(id, changes) }, withKey()));
    expect(await ask({ currency: 'USD' })).toMatchObject({
      code: 'RATE_REQUIRED',
      params: { from: 'USD', to: 'EUR' },
    });
    expect(await ask({ currency: 'XXXX' })).toMatchObject({ status: 400 });
    expect(await ask({ amount: '1.005' })).toEqual(invalid({ amount: 'amount' }));
    expect(await ask({ amount: '-5' })).toEqual(invalid({ amount: 'amount' }));
    expect(await ask({ amount: '0.00' })).toEqual(invalid({ amount: 'amountPositive' }));
    expect(await ask({ lifetime: 'PT59M' })).toEqual(invalid({ lifetime: 'lifetimeMinimum' }));
    expect(await ask({ lifetime: 'tomorrow' })).toMatchObject({ status: 400 });
  });

  test('is created once however often its call is sent', async () => {
    const { id } = await makeOrder(owner);
    const key = withKey();
    const send = (amount: string) => owner.api.payments.create({ body: paymentDraft(id, { amount }) }, key);
    const first = await send('500.00');
    expect(await send('500.00')).toEqual(first);
    expect(await getRefusal(send('499.00'))).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await owner.api.orderPayments.list({ id })).toMatchObject({ totalElements: 1 });
  });

  test('that is foreign or unknown is not found by anyone', async () => {
    const { id, orderId } = await makeLink(charter, {}, voyage);
    const { api } = owner;
    for (const [payment, order] of [
      [id, orderId],
      ['nothing', 'nothing'],
    ] as const) {
      const calls = [
        () => api.payments.create({ body: paymentDraft(order) }, withKey()),
        () => api.payments.get({ id: payment }),
        () => api.payments.history({ id: payment }),
        () => api.transactions.list({ id: payment }),
        () =>
          api.payments.notify(
            { id: payment, body: { channel: 'EMAIL', recipient: 'a@b.gr', withQrcode: false } },
            withKey(),
          ),
        () => api.orderPayments.list({ id: order }),
        () => api.orderPayments.get({ id: order, paymentId: payment }),
      ];
      for (const call of calls) expect(await getRefusal(call())).toEqual(notFound);
    }
    expect((await charter.api.payments.get({ id })).id).toBe(id);
    expect((await api.payments.list({ size: 200 })).content.map((one) => one.id)).not.toContain(id);
  });

  // Specification 7.41
  test('is found only under its own order', async () => {
    const [one, other] = [await makeLink(owner), await makeLink(owner)];
    const call = owner.api.orderPayments.get({ id: other.orderId, paymentId: one.id });
    expect(await getRefusal(call)).toEqual(notFound);
  });
});

describe('the history of a payment', () => {
  // Specification 4.38, 4.39, 4.42, 7.52
  test('is newest first, with authors and operations', async () => {
    const payment = await makeLink(owner);
    await app.clock.advance(60_000);
    await payerAt(app, payment.link).post('/seen', {});
    await app.clock.advance(60_000);
    await payerAt(app, payment.link).pay(cards.poor);
    await app.clock.advance(60_000);
    await payerAt(app, payment.link).pay(cards.good);

    const history = await owner.api.payments.history({ id: payment.id });
    expect(history.map(({ type, author, reason, detail }) => [type, author.kind, reason, detail])).toEqual([
      ['ORDER_PAID', 'SYSTEM', null, null],
      ['CHARGED', 'CUSTOMER', null, 'Visa •••• 4242'],
      ['DECLINED', 'CUSTOMER', 'INSUFFICIENT_FUNDS', 'Visa •••• 9995'],
      ['PAYMENT_PAGE_OPENED', 'CUSTOMER', null, null],
      ['LINK_CREATED', 'USER', null, null],
    ]);
    const verbose = await owner.api.payments.history({ id: payment.id, verbose: true });
    expect(verbose.filter(({ type }) => type !== 'SENT_TO_BANK')).toEqual(history);
    expect(verbose.map(({ type, detail }) => [type, detail]).slice(1, 5)).toEqual([
      ['CHARGED', 'Visa •••• 4242'],
      ['SENT_TO_BANK', 'CHARGE'],
      ['DECLINED', 'Visa •••• 9995'],
      ['SENT_TO_BANK', 'CHARGE'],
    ]);

    const operations = await owner.api.transactions.list({ id: payment.id });
    expect(operations.map(({ type, status, amount, reason }) => [type, status, amount, reason])).toEqual([
      ['CHARGE', 'APPROVED', '1000.00', null],
      ['CHARGE', 'DECLINED', '1000.00', 'INSUFFICIENT_FUNDS'],
    ]);
    expect(operations[0]).toMatchObject({
      paymentId: payment.id,
      processedAt: '2026-11-20T07:44:00Z',
      providerAuthCode: expect.stringMatching(/^\d{6}$/),
      rrn: expect.stringMatching(/^\d{12}$/),
      card: { type: 'visa', number: '424242••••••4242', holder: card('').holder },
    });
    expect(operations[1]).toMatchObject({ providerAuthCode: null, rrn: null });
  });
});

describe('a list of payments', () => {
  test('can be filtered by number, guest, order, status and type', async () => {
    const customer = {
      email: 'z@outlook.gr',
      phone: '',
      language: 'en',
      country: 'GR',
      companyName: '',
    } as const;
    const payment = await makeLink(
      owner,
      {},
      { customer: { ...customer, firstName: 'Zoe', lastName: 'Zografou' } },
    );
    const found = async (getPaymentsRq: object) =>
      (await owner.api.payments.list({ getPaymentsRq, size: 200 })).content.map(({ id }) => id);
    expect(await found({ search: payment.number.toLowerCase() })).toEqual([payment.id]);
    expect(await found({ search: 'zografou' })).toEqual([payment.id]);
    expect(await found({ search: payment.orderExternalId })).toEqual([payment.id]);
    expect(await found({ search: 'zografou', statuses: ['CHARGED'] })).toEqual([]);
    expect(await found({ search: 'zografou', types: ['PAYMENT_LINK'] })).toEqual([payment.id]);
    expect(await found({ search: 'zografou', types: ['WIRE_TRANSFER'] })).toEqual([]);
  });

  // Specification 7.48
  test('is paged, newest first or sorted on request', async () => {
    for (let made = 0; made < 3; made += 1) {
      await app.clock.advance(1_000);
      await makeLink(owner);
    }
    const all = await owner.api.payments.list({ size: 200 });
    expect(all.totalElements).toBe(all.content.length);
    const times = all.content.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const second = await owner.api.payments.list({ size: 2, page: 1 });
    expect(second.content).toEqual(all.content.slice(2, 4));
    const oldest = await owner.api.payments.list({ size: 200, sort: ['created,asc'] });
    expect(oldest.content.map(({ createdAt }) => createdAt)).toEqual(times.toReversed());
    expect(await getRefusal(owner.api.payments.list({ sort: ['colour,asc'] }))).toEqual(
      invalid({ sort: 'sort' }),
    );
    expect(await getRefusal(owner.api.payments.list({ size: 201 }))).toEqual(invalid({ size: 'tooLarge' }));
  });

  test('of an order contains its payments, newest first', async () => {
    const { id } = await makeOrder(owner);
    const ask = (amount: string) =>
      owner.api.payments.create({ body: paymentDraft(id, { amount }) }, withKey());
    await ask('1.00');
    await ask('2.00');
    expect((await owner.api.orderPayments.list({ id })).content.map(({ amount }) => amount)).toEqual([
      '2.00',
      '1.00',
    ]);
  });
});

describe('the public address of a payment', () => {
  // Specification 7.75
  test("fills the form of its page with the known payer's details", async () => {
    const { id, link } = await makeLink(owner);
    const known = { customerName: 'Zoë & Co', customerEmail: 'zoe@example.com', paymentMethod: 'VISA' };
    const { url } = await app.browser().api.links.paymentPage({ paymentId: id, ...known });
    expect(url.startsWith(`${link}?`)).toBe(true);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      customer_name: 'Zoë & Co',
      customer_email: 'zoe@example.com',
      payment_method: 'VISA',
    });
  });

  // Specification 7.74, 7.75
  test("is returned to anyone with the payment's id, also as a QR code", async () => {
    const payment = await makeLink(owner);
    const { api } = app.browser();
    expect(await api.links.paymentPage({ paymentId: payment.id })).toEqual({ url: payment.link });
    const response = await app.browser().send(`/public/v1/link/${payment.id}/qrcode`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg/);
  });

  test('of an unknown payment is not found', async () => {
    const { api } = app.browser();
    expect(await getRefusal(api.links.paymentPage({ paymentId: 'nothing' }))).toEqual(notFound);
    expect(await getRefusal(api.links.qrcode({ paymentId: 'nothing' }))).toEqual(notFound);
  });
});
