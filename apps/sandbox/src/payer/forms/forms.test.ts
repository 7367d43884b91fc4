import type { LinkDraft } from '@deck/api/contract/payments';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages, orders, payments, userNotifications } from '../../database/schema.ts';
import { deliverEmails } from '../../scheduler/deliver-emails.ts';
import { runDue } from '../../scheduler/run-due.ts';
import { AEGEAN } from '../../seed/companies.ts';
import { stay } from '../../testing/drafts.ts';
import { cards, getServices, makeOrder, payerAt } from '../../testing/payments.ts';
import { someone } from '../../testing/people.ts';
import { denied, getRefusal, invalid } from '../../testing/refusals.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

/** The calls of a form's page. */
function formAt(link: string | null) {
  const door = (link ?? '').replace(`${ORIGIN}/pay/`, `${ORIGIN}/pay/api/`);
  const send = async (body: object, path = '') => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.app.request(`${door}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: answer.status === 204 ? {} : await answer.json() };
  };
  return { send, view: async () => (await app.app.request(door)).json() };
}
const key = () => crypto.randomUUID();
const getCode = (body: { meta?: { error: { code: string; params: object } } }) => body.meta?.error;

describe('a permanent link', () => {
  const draft: LinkDraft = {
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
  };
  const make = (changes: Partial<LinkDraft> = {}) =>
    owner.api.payments.create({ body: { ...draft, ...changes } }, withKey());
  const form = (changes: object = {}) => ({
    key: key(),
    firstName: 'Élodie',
    lastName: "O'Neil-Smith",
    email: 'elodie@example.com',
    phone: '+33 1 23 45 67 89',
    ...changes,
  });
  const orderOf = async (paymentId: string) => {
    const payment = await owner.api.payments.get({ id: paymentId });
    return { payment, order: await owner.api.orders.get({ id: payment.orderId ?? '' }) };
  };

  // Specification 1.8, 3.8, 3.9
  test('creates an order for each payer, who then pays as with any link', async () => {
    const permanent = await make({ amount: '80.00' });
    const page = formAt(permanent.link);
    expect(await page.view()).toMatchObject({
      open: true,
      amount: '80.00',
      currency: 'EUR',
      description: 'Spa day',
      propertyName: 'Kalypso Bay Resort',
    });
    const [one, two] = [
      await page.send(form()),
      await page.send(form({ firstName: 'Max', reference: ' Booking 7 ' })),
    ];
    expect([one.status, two.status]).toEqual([200, 200]);
    const first = await orderOf(one.body.paymentId);
    const second = await orderOf(two.body.paymentId);
    expect(first.order.id).not.toBe(second.order.id);
    expect(first.order).toMatchObject({
      totalAmount: '80.00',
      tags: ['PL'],
      agent: { name: 'Permanent link', tag: 'PERMANENT_LINK' },
      customer: { firstName: 'Élodie', lastName: "O'Neil-Smith", email: 'elodie@example.com' },
      positions: [{ type: 'OTHER', name: 'Spa day', amount: '80.00' }],
    });
    expect(first.payment).toMatchObject({
      status: 'LINK_CREATED',
      amount: '80.00',
      permanentLinkId: permanent.id,
      link: one.body.link,
    });
    expect(first.payment.reference).toBe('');
    expect(second.payment.reference).toBe('Booking 7');
    expect((await payerAt(app, one.body.link).pay(cards.good)).body.status).toBe('CHARGED');
    expect((await orderOf(one.body.paymentId)).order.state).toBe('PAID');
    expect(await owner.api.payments.get({ id: permanent.id })).toMatchObject({ status: 'LINK_CREATED' });
  });

  test('requires an accepted currency, since its form creates orders', async () => {
    expect(await getRefusal(make({ currency: 'CHF' }))).toEqual(invalid({ currency: 'choice' }));
  });

  test("names the order's position after itself, truncated between characters", async () => {
    const permanent = await make({ amount: '80.00', description: `${'x'.repeat(199)}😀 and more` });
    const sent = await formAt(permanent.link).send(form());
    expect(sent.status).toBe(200);
    const [made] = await app.db.select().from(payments).where(eq(payments.permanentLinkId, permanent.id));
    expect((await orderOf(made?.id ?? '')).order.positions).toMatchObject([{ name: 'x'.repeat(199) }]);
  });

  test('can be sent by users who may create it, and by no others', async () => {
    const permanent = await make({ amount: '80.00' });
    const body = { channel: 'EMAIL', recipient: 'elodie@example.com', withQrcode: false } as const;
    const seller = await someone(app, 'seller', 'ONLY_ORDER_PERMANENT_LINK', [AEGEAN]);
    const agent = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
    const send = (browser: Browser) => browser.api.payments.notify({ id: permanent.id, body }, withKey());
    expect(await getRefusal(send(agent))).toEqual(denied('ORDER_PERMANENT_LINK'));
    expect((await send(seller)).dispatches).toMatchObject([{ recipient: body.recipient }]);
  });

  test('creates no more orders from an address than a busy desk needs', async () => {
    await app.clock.advance(60_000);
    const { send } = formAt((await make()).link);
    const filled = () => form({ amount: '10.00' });
    for (let n = 0; n < 30; n += 1) expect((await send(filled())).status).toBe(200);
    expect((await send(filled())).status).toBe(429);
    await app.clock.advance(60_000);
    expect((await send(filled())).status).toBe(200);
  });

  test('creates a single order per opened form, however often it is submitted', async () => {
    const { link } = await make({ amount: '10.00' });
    const filled = form();
    const before = await app.db.$count(orders);
    const answers = await Promise.all(Array.from({ length: 5 }, () => formAt(link).send(filled)));
    expect(new Set(answers.map(({ body }) => body.paymentId)).size).toBe(1);
    expect(await app.db.$count(orders)).toBe(before + 1);
    const other = await formAt(link).send({ ...filled, lastName: 'Other' });
    expect([other.status, getCode(other.body)?.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('without an amount lets the payer enter it, in typable units', async () => {
    const permanent = await make({ currency: 'BHD' });
    const page = formAt(permanent.link);
    expect(await page.view()).toMatchObject({ amount: null, decimals: 2 });
    const made = await page.send(form({ amount: '12.5' }));
    expect((await orderOf(made.body.paymentId)).payment).toMatchObject({ amount: '12.500', currency: 'BHD' });
    for (const amount of [undefined, '0', '12.505', '-1', 'x']) {
      const { status, body } = await page.send(form({ amount }));
      expect([status, getCode(body)?.params]).toEqual([400, { fields: { amount: expect.any(String) } }]);
    }
  });

  test('names the errors of the form', async () => {
    const { link } = await make({ amount: '10.00' });
    const { status, body } = await formAt(link).send(
      form({ firstName: 'Иван', email: 'nobody', phone: '12' }),
    );
    expect([status, getCode(body)?.params]).toEqual([
      400,
      { fields: { first_name: 'latinName', email: 'email', phone: 'phone' } },
    ]);
    expect((await formAt(link).send(form({ email: 'a\u0000b@example.com' }))).status).toBe(400);
  });

  test('records its first view, and is over when it is revoked', async () => {
    const { id, link } = await make({ amount: '10.00' });
    await formAt(link).send({}, '/seen');
    await formAt(link).send({}, '/seen');
    const events = (await owner.api.payments.history({ id })).map(({ type }) => type);
    expect(events).toEqual(['PRE_PAYMENT_PAGE_OPENED', 'LINK_CREATED']);
    await app.db.update(payments).set({ status: 'REVOKED' }).where(eq(payments.id, id));
    expect((await formAt(link).view()).open).toBe(false);
    expect(getCode((await formAt(link).send(form())).body)?.code).toBe('LINK_NOT_ACTIVE');
    expect((await formAt(`${ORIGIN}/pay/permanent/nothing`).send(form())).status).toBe(404);
  });

  test('can be sent by e-mail and SMS without a limit', async () => {
    const { id } = await make();
    const to = (channel: 'EMAIL' | 'SMS', recipient: string) =>
      owner.api.payments.notify({ id, body: { channel, recipient, withQrcode: true } }, withKey());
    await to('EMAIL', 'a@example.com');
    const after = await to('SMS', '+30 694 412 0937');
    expect(after.dispatches.map(({ recipient }) => recipient)).toEqual(['a@example.com', '+306944120937']);
    expect(after.status).toBe('LINK_CREATED');
  });
});

describe('a split link', () => {
  async function split(amount: string, currency = 'EUR') {
    const { id } = await makeOrder(owner, {
      split: true,
      currency,
      appliedRate: null,
      positions: [{ ...stay, amount }],
    });
    const [order] = await app.db.select().from(orders).where(eq(orders.id, id));
    return { id, page: formAt(`${ORIGIN}/pay/split/${order?.splitToken}`) };
  }
  const part = (amount: string, changes: object = {}) => ({
    key: key(),
    amount,
    firstName: 'Max',
    lastName: 'Berg',
    email: 'max.berg@example.com',
    ...changes,
  });

  // Specification 1.7, 3.8, 3.9, 4.36
  test('accepts parts until nothing is left', async () => {
    const { id, page } = await split('900.00');
    for (const [amount, left] of [
      ['300.00', '600.00'],
      ['450', '150.00'],
      ['150.00', '0.00'],
    ] as const) {
      const sent = await page.send(part(amount));
      expect(sent.status).toBe(200);
      expect((await payerAt(app, sent.body.link).pay(cards.good)).body.status).toBe('CHARGED');
      expect(await page.view()).toMatchObject({ left, open: left !== '0.00', unit: '0.01' });
    }
    const order = await owner.api.orders.get({ id });
    expect(order).toMatchObject({
      state: 'PAID',
      paidAmount: '900.00',
      agent: { tag: 'SPLIT_PAYMENT' },
      tags: ['SPLIT'],
    });
    expect(getCode((await page.send(part('1.00'))).body)?.code).toBe('LINK_NOT_ACTIVE');
    expect((await owner.api.orderPayments.list({ id })).content.map(({ createdBy }) => createdBy)).toEqual(
      Array.from({ length: 3 }, () => 'Split link'),
    );
  });

  // Specification 4.36
  test('gives the last part to one of two concurrent payers', async () => {
    const { page } = await split('150.00');
    const answers = await Promise.all([page.send(part('150.00')), page.send(part('150.00'))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(['PAYMENTS_AMOUNT_EXCEEDS_ORDER', 'LINK_NOT_ACTIVE']).toContain(getCode(refused?.body)?.code);
  });

  test('refuses more than is left, with the amount left', async () => {
    const { page } = await split('100.00');
    await page.send(part('60.00'));
    expect(getCode((await page.send(part('40.01'))).body)).toMatchObject({
      code: 'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
      params: { available: '40.00' },
    });
    expect((await page.send(part('40.00'))).status).toBe(200);
  });

  test('accepts no part below the smallest, steps of its unit, and the rest with all its decimals', async () => {
    const dinars = await split('10.255', 'BHD');
    expect((await dinars.page.view()).unit).toBe('0.010');
    expect((await dinars.page.send(part('1.005'))).status).toBe(400);
    expect((await dinars.page.send(part('10.25'))).status).toBe(200);
    expect((await dinars.page.send(part('0.005'))).status).toBe(200);
    const yen = await split('300', 'JPY');
    expect(await yen.page.view()).toMatchObject({ least: '100', unit: '1' });
    for (const amount of ['100.5', '99']) expect((await yen.page.send(part(amount))).status).toBe(400);
    expect((await yen.page.send(part('250'))).status).toBe(200);
    expect((await yen.page.view()).least).toBe('50');
    expect((await yen.page.send(part('50'))).status).toBe(200);
    const { page } = await split('20.00');
    expect(getCode((await page.send(part('0.99'))).body)?.params).toEqual({ fields: { amount: 'amount' } });
  });

  test('names the payer of a part, however long the name is', async () => {
    const { id, page } = await split('20.00');
    const [firstName, lastName] = ['A'.repeat(200), 'B'.repeat(200)];
    const sent = await page.send({ ...part('20.00'), firstName, lastName });
    expect(sent.status).toBe(200);
    const { timeline } = await owner.api.orders.get({ id });
    expect(timeline.map(({ author }) => author.name)).toContain(`${firstName} ${lastName}`);
  });

  test('remembers who paid a part, names them to staff, and sends them the receipt', async () => {
    const { id, page } = await split('900.00');
    const petrou = { firstName: 'Maria', lastName: 'Petrou', email: 'maria.petrou@example.com' };
    const sent = await page.send(part('120.00', petrou));
    const { paymentId, link } = sent.body;
    expect(await payerAt(app, link).view()).toMatchObject({ customerName: 'Maria Petrou' });
    await formAt(link).send({}, '/seen');
    await payerAt(app, link).pay(cards.good);

    expect(await owner.api.payments.get({ id: paymentId })).toMatchObject({
      customerName: 'Maria Petrou',
      payer: { name: 'Maria Petrou', email: petrou.email },
    });
    const { timeline, externalId, customer } = await owner.api.orders.get({ id });
    const byCustomer = timeline.filter(({ author }) => author.kind === 'CUSTOMER');
    expect(byCustomer.map(({ type, author }) => [type, author.name])).toEqual([
      ['CHARGED', 'Maria Petrou'],
      ['PAYMENT_PAGE_OPENED', 'Maria Petrou'],
      ['LINK_CREATED', 'Maria Petrou'],
    ]);
    const notices = await app.db
      .select()
      .from(userNotifications)
      .where(eq(userNotifications.paymentId, paymentId));
    expect(notices.find(({ locale }) => locale === 'en')?.text).toBe(
      `Maria Petrou paid €120.00 for order ${externalId}, Kalypso Bay Resort.`,
    );
    await deliverEmails(getServices(app));
    const receipts = await app.db
      .select()
      .from(messages)
      .where(and(eq(messages.paymentId, paymentId), eq(messages.kind, 'PAYMENT_PAID')));
    expect(receipts.map(({ recipient }) => recipient)).toEqual([petrou.email]);
    expect(receipts[0]?.body).toContain('Maria Petrou');
    expect(receipts[0]?.body).not.toContain(customer.lastName);

    // Another name of the order's customer leaves the payers theirs.
    const draft = { ...(await owner.api.orders.get({ id })), appliedRate: null };
    await owner.api.orders.edit(
      { id, body: { ...draft, customer: { ...customer, lastName: 'Other' } } },
      withKey(),
    );
    expect((await owner.api.payments.get({ id: paymentId })).customerName).toBe('Maria Petrou');
  });

  test('requires the name and the e-mail of whoever pays', async () => {
    const { page } = await split('50.00');
    const refused = await page.send(part('10.00', { firstName: '', lastName: 'Берг', email: '' }));
    expect([refused.status, getCode(refused.body)?.params]).toEqual([
      400,
      { fields: { first_name: 'required', last_name: 'latinName', email: 'email' } },
    ]);
    expect((await page.send(part('10.00', { email: 'max@berg' }))).status).toBe(400);
  });

  test('holds three open parts of a payer at most, also of those that overlap', async () => {
    const { page } = await split('900.00');
    const answers = await Promise.all(Array.from({ length: 8 }, () => page.send(part('10.00'))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429 });
    expect(getCode(refused?.body)).toMatchObject({ code: 'TOO_MANY_REQUESTS', params: { seconds: 600 } });
    expect((await page.view()).left).toBe('870.00');
    const [first] = answers.filter(({ status }) => status === 200);
    await payerAt(app, first?.body.link).pay(cards.good);
    expect((await page.send(part('10.00'))).status).toBe(200);
  });

  test('releases a part after ten minutes without a card', async () => {
    const { page } = await split('50.00');
    const filled = part('50.00');
    const [first, again] = [await page.send(filled), await page.send(filled)];
    expect(again.body).toEqual(first.body);
    expect((await page.view()).left).toBe('0.00');
    await app.clock.advance(600_000);
    await runDue(getServices(app));
    expect((await page.view()).left).toBe('50.00');
  });

  test('keeps a part for an hour from the moment a card is given', async () => {
    const { page } = await split('50.00');
    const { link } = (await page.send(part('50.00'))).body;
    await app.clock.advance(540_000);
    expect((await payerAt(app, link).pay(cards.poor)).body.status).toBe('DECLINED');
    await app.clock.advance(3_540_000);
    await runDue(getServices(app));
    expect((await page.view()).left).toBe('0.00');
    expect((await payerAt(app, link).pay(cards.good)).body.status).toBe('CHARGED');
  });
});
