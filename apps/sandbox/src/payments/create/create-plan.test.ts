import type { PaymentPlanDraft } from '@deck/api/contract/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments } from '../../database/schema.ts';
import { runDue } from '../../scheduler/run-due.ts';
import { orderDraft } from '../../testing/drafts.ts';
import { cards, getServices, makeOrder, planDraft } from '../../testing/payments.ts';
import { getRefusal } from '../../testing/refusals.ts';
import { saveCard } from '../../testing/saved-card.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

type Planned = PaymentPlanDraft['payments'][number];
const plan = (id: string, body: PaymentPlanDraft, key = withKey()) =>
  owner.api.orderPayments.plan({ id, body }, key);
const [deposit, rest] = planDraft().payments as [Planned, Planned];
const countOf = async (id: string) => (await owner.api.orderPayments.list({ id })).totalElements;

test('sends the deposit now and schedules the rest, as ordinary payments', async () => {
  const { id } = await makeOrder(owner);
  const made = await plan(id, planDraft());
  expect(made).toMatchObject([
    { type: 'PAYMENT_LINK', status: 'LINK_SENT', amount: '300.00', dispatches: [{ channel: 'EMAIL' }] },
    { type: 'PAYMENT_LINK', status: 'SCHEDULED_SEND', amount: '700.00', lifetime: 'P1D', dispatches: [] },
  ]);
  expect(await owner.api.orders.get({ id })).toMatchObject({ availableAmount: '0.00', paidAmount: '0.00' });
});

test('charges the deposit to a saved card at once, and the rest on its day', async () => {
  const { id } = await makeOrder(owner);
  const tenderId = await saveCard(app, owner, id, cards.good);
  const card = { type: 'PAYMENT_CARD', tenderId } as const;
  const [first, second] = await plan(id, {
    payments: [
      { ...card, amount: '300.00' },
      { ...card, amount: '700.00', executeAt: '2026-11-22T10:00' },
    ],
  });
  expect([first, second]).toMatchObject([{ status: 'CHARGED' }, { status: 'SCHEDULED_CHARGE' }]);
  const [row] = await app.db
    .select()
    .from(payments)
    .where(eq(payments.id, second?.id ?? ''));
  expect(row?.executeAt).toEqual(new Date('2026-11-22T08:00:00Z'));
});

test('sends the links of a guest without an e-mail address by SMS, the deposit now and the rest on its day', async () => {
  const { id } = await makeOrder(owner);
  const sms = { channel: 'SMS', recipient: '+306945550101', withQrcode: false } as const;
  const made = await plan(id, {
    payments: [{ ...deposit, ...sms } as Planned, { ...rest, ...sms } as Planned],
  });
  expect(made).toMatchObject([
    { status: 'LINK_SENT', dispatches: [{ channel: 'SMS', recipient: sms.recipient }] },
    { status: 'SCHEDULED_SEND', sendRecipient: sms.recipient, dispatches: [] },
  ]);
});

describe('all or none', () => {
  test('more than is left is refused as a whole', async () => {
    const { id } = await makeOrder(owner);
    const more = { ...rest, amount: '700.01' } as Planned;
    expect(await getRefusal(plan(id, { payments: [deposit, more] }))).toMatchObject({
      code: 'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
      params: { available: '1000.00', currency: 'EUR' },
    });
    expect(await countOf(id)).toBe(0);
  });

  test.each([
    ['a day that is past', { sendAt: '2026-11-01T10:00' }, { 'payments.1.sendAt': 'timePast' }],
    ['a wrong address', { recipient: 'nobody' }, { 'payments.1.recipient': 'email' }],
    ['a wrong phone', { channel: 'SMS', recipient: '12' }, { 'payments.1.recipient': 'phone' }],
    ['more decimals than the currency has', { amount: '1.001' }, { 'payments.1.amount': 'amount' }],
    ['no day', { sendAt: undefined }, { 'payments.1.sendAt': 'required' }],
  ])('%s is named at its payment', async (_, changes, fields) => {
    const { id } = await makeOrder(owner);
    const body = { payments: [deposit, { ...rest, ...changes } as Planned] };
    expect(await getRefusal(plan(id, body))).toMatchObject({ status: 400, params: { fields } });
    expect(await countOf(id)).toBe(0);
  });

  test('wrong fields of all payments are named together', async () => {
    const { id } = await makeOrder(owner);
    const body = {
      payments: [
        { ...deposit, recipient: 'a' },
        { ...rest, recipient: 'b' },
      ] as Planned[],
    };
    expect(await getRefusal(plan(id, body))).toMatchObject({
      params: { fields: { 'payments.0.recipient': 'email', 'payments.1.recipient': 'email' } },
    });
  });

  test('days go forward, and a day on which the order has started is refused with its payment', async () => {
    const { id } = await makeOrder(owner);
    const third = { ...rest, amount: '100.00', sendAt: '2026-11-21T10:00' } as Planned;
    const body = { payments: [deposit, { ...rest, amount: '100.00' } as Planned, third] };
    expect(await getRefusal(plan(id, body))).toMatchObject({
      params: { fields: { 'payments.2.sendAt': 'dateOrder' } },
    });
    const late = { payments: [deposit, { ...rest, sendAt: '2026-11-24T10:00' } as Planned] };
    expect(await getRefusal(plan(id, late))).toMatchObject({
      code: 'SCHEDULING_UNAVAILABLE',
      params: { payment: 1 },
    });
    expect(await countOf(id)).toBe(0);
  });

  test('a currency without a rate is refused before anything is sent', async () => {
    const { id } = await makeOrder(owner);
    expect(await getRefusal(plan(id, planDraft({ acquisitionCurrency: 'GBP' })))).toMatchObject({
      code: 'RATE_REQUIRED',
      params: { from: 'EUR', to: 'GBP', payment: 0 },
    });
    expect(await countOf(id)).toBe(0);
  });

  test('a card of another guest is not charged', async () => {
    const { id } = await makeOrder(owner);
    const payments = [
      deposit,
      { type: 'PAYMENT_CARD', amount: '700.00', tenderId: 'none', executeAt: '2026-11-22T10:00' },
    ] as Planned[];
    expect(await getRefusal(plan(id, { payments }))).toMatchObject({
      code: 'NOT_FOUND',
      params: { payment: 1 },
    });
    expect(await countOf(id)).toBe(0);
  });
});

describe('races', () => {
  test('two plans at once: one is made', async () => {
    const { id } = await makeOrder(owner);
    const settled = await Promise.allSettled([plan(id, planDraft()), plan(id, planDraft())]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [refused] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject({ code: 'PAYMENTS_AMOUNT_EXCEEDS_ORDER' });
    expect(await countOf(id)).toBe(2);
  });

  test('ten presses with one key make one plan and send one letter', async () => {
    const { id } = await makeOrder(owner);
    const key = withKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => plan(id, planDraft(), key)));
    expect(new Set(answers.flatMap((one) => one.map((payment) => payment.id))).size).toBe(2);
    expect(answers[0]?.[0]?.dispatches).toHaveLength(1);
  });

  test('a plan beside single links never asks for more than the total', async () => {
    const { id } = await makeOrder(owner);
    const link = { ...deposit, currency: 'EUR', orderId: id, amount: '400.00' };
    const texts = { description: '', customerNote: '', reference: '', invoiceNumber: '' };
    await Promise.allSettled([
      plan(id, planDraft()),
      owner.api.payments.create({ body: { ...texts, ...link, type: 'PAYMENT_LINK' } }, withKey()),
      plan(id, planDraft()),
    ]);
    const asked = (await owner.api.orderPayments.list({ id })).content.map(({ amount }) => amount);
    expect([['300.00', '700.00'], ['400.00']]).toContainEqual(asked.toSorted());
  });
});

test('the rest is sent, and charged, on its day', async () => {
  const customer = { ...orderDraft().customer, email: 'plan@example.com' };
  const { id } = await makeOrder(owner, { customer });
  const tenderId = await saveCard(app, owner, id, cards.good);
  const sent = { ...rest, amount: '200.00' } as Planned;
  const charged: Planned = {
    type: 'PAYMENT_CARD',
    amount: '500.00',
    tenderId,
    executeAt: '2026-11-22T10:00',
  };
  const [, second, third] = await plan(id, { payments: [deposit, sent, charged] });
  const at = new Date('2026-11-22T08:00:30Z');
  await app.clock.advance(at.getTime() - app.clock.now().getTime());
  await runDue(getServices(app));
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  expect(await owner.api.payments.get({ id: second?.id ?? '' })).toMatchObject({
    status: 'LINK_SENT',
    expiresAt: '2026-11-23T08:00:00Z',
  });
  expect(await owner.api.payments.get({ id: third?.id ?? '' })).toMatchObject({ status: 'CHARGED' });
});
