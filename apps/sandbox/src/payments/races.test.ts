import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments, transactions } from '../database/schema.ts';
import { runDue } from '../scheduler/run-due.ts';
import { cards, getServices, makeLink, makeOrder, payerAt, paymentDraft } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const times = <T>(count: number, make: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, make));
const succeeded = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.filter(({ status }) => status === 'fulfilled').length;
const getTransactions = (paymentId: string) =>
  app.db.select().from(transactions).where(eq(transactions.paymentId, paymentId));

// Specification 5.32
test('twenty concurrent links of 100 on an order of 1000: ten are created', async () => {
  const { id } = await makeOrder(owner);
  const made = await times(20, () =>
    owner.api.payments.create({ body: paymentDraft(id, { amount: '100.00' }) }, withKey()),
  );
  expect(succeeded(made)).toBe(10);
  const refused = made.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code);
  expect(new Set(refused)).toEqual(new Set(['PAYMENTS_AMOUNT_EXCEEDS_ORDER']));
  expect((await owner.api.orders.get({ id })).availableAmount).toBe('0.00');
});

test('ten concurrent payers of an order: each payment counts, and the order is paid exactly', async () => {
  const { id } = await makeOrder(owner);
  const links = await Promise.all(
    Array.from({ length: 10 }, () =>
      owner.api.payments.create({ body: paymentDraft(id, { amount: '100.00' }) }, withKey()),
    ),
  );
  await Promise.all(links.map(({ link }) => payerAt(app, link).pay(cards.good)));
  const order = await owner.api.orders.get({ id });
  expect(order).toMatchObject({ state: 'PAID', paidAmount: '1000.00', dueAmount: '0.00' });
  expect(order.timeline.filter(({ type }) => type === 'ORDER_PAID')).toHaveLength(1);
});

test.each([
  ['approved', cards.good, 'CHARGED'],
  ['declined', cards.poor, 'DECLINED'],
])('a press that arrives ten times is %s once', async (_, number, status) => {
  const { id, link } = await makeLink(owner);
  const payer = payerAt(app, link);
  const answers = await Promise.all(Array.from({ length: 10 }, () => payer.give(number, 0)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(await getTransactions(id)).toHaveLength(1);
  expect((await payer.view()).status).toBe(status);
  // Again, long after.
  await payer.give(cards.good, 0);
  expect(await getTransactions(id)).toHaveLength(1);
});

test('an answer fetched by several servers at once is applied once', async () => {
  const { id, link } = await makeLink(owner);
  await payerAt(app, link).pay(cards.slow);
  await app.clock.advance(8_000);
  await times(6, () => runDue(getServices(app)));
  await runDue(getServices(app));
  expect(await getTransactions(id)).toHaveLength(1);
  expect((await owner.api.payments.get({ id })).status).toBe('CHARGED');
});

test('a payment made as its link expires is either paid or expired', async () => {
  const links = [];
  for (let made = 0; made < 8; made += 1) links.push(await makeLink(owner, { lifetime: 'PT1H' }));
  await app.clock.advance(3_600_000 - 1);
  const paying = links.map(({ link }) => payerAt(app, link).pay(cards.good));
  await app.clock.advance(1);
  await Promise.all([...paying, runDue(getServices(app)), runDue(getServices(app))]);
  await runDue(getServices(app));
  for (const { id } of links) {
    const [payment] = await app.db.select().from(payments).where(eq(payments.id, id));
    const charged = (await getTransactions(id)).length === 1;
    expect([payment?.status, payment?.captured]).toEqual(charged ? ['CHARGED', 100_000n] : ['EXPIRED', 0n]);
  }
});
