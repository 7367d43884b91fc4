import { getBalance, getHeld, orderState, progressStatus, unknownTags } from '@deck/api/rules';
import { type OrderState, orderStates } from '@deck/api/vocabulary';
import { convert, parseMoney, sum } from '@deck/values';
import { asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '../database/connect.ts';
import {
  callbackAttempts,
  callbacks,
  ifcMessages,
  messages,
  messageTemplates,
  orders,
  payments,
  properties,
  pspOperations,
  reminders,
  sequences,
  timeline,
  transactions,
  userNotifications,
} from '../database/schema.ts';
import { getFacts } from '../orders/payment-facts.ts';
import { factsOfOrder } from '../payments/order-balance.ts';
import { uploadedFiles } from '../resources/uploads.ts';
import { sanitiseHtml } from '../templates/sanitise-html.ts';
import { stoppedClock } from '../testing/stopped-clock.ts';
import { brand, NOW, ORIGIN } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { AEGEAN, HALCYON } from './companies.ts';
import { demoOrders } from './orders.ts';
import { seedIfEmpty } from './seed.ts';

let database: TestDatabase;
let connection: Connection;
let filled: boolean[];

const services = () => ({ db: connection.db, clock: stoppedClock(NOW), brand, publicUrl: ORIGIN });

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  filled = await Promise.all([seedIfEmpty(services()), seedIfEmpty(services())]);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

async function everything() {
  const { db } = connection;
  const paid = await db.select().from(payments).orderBy(asc(payments.createdAt), asc(payments.id));
  const byOrder = Map.groupBy(paid, ({ orderId }) => orderId);
  const all = await db.select().from(orders);
  return all.map((order) => ({ order, payments: byOrder.get(order.id) ?? [] }));
}

test('every property has its own picture, which is served', async () => {
  const { db } = connection;
  const photos = (await db.select({ url: properties.photoUrl }).from(properties)).map(({ url }) => url ?? '');
  expect(new Set(photos).size).toBe(photos.length);
  const app = uploadedFiles(db);
  for (const url of photos)
    expect((await app.request(url)).headers.get('content-type'), url).toBe('image/webp');
});

test('servers that start together on an empty database fill it once', async () => {
  expect(filled.toSorted()).toEqual([false, true]);
  expect(await seedIfEmpty(services())).toBe(false);
});

test('there is a year of orders in two companies', async () => {
  const made = await connection.db
    .select({
      company: orders.businessProfileId,
      orders: count(),
      oldest: sql<Date>`min(${orders.createdAt})`,
    })
    .from(orders)
    .groupBy(orders.businessProfileId);
  const of = (id: string) => made.find(({ company }) => company === id);
  expect(of(AEGEAN)?.orders).toBeGreaterThan(1_200);
  expect(of(HALCYON)?.orders).toBeGreaterThan(250);
  expect(of(AEGEAN)?.orders).toBeGreaterThan(of(HALCYON)?.orders ?? 0);
});

test("an order's stored sums match the rules applied to its payments", async () => {
  for (const { order, payments } of await everything()) {
    const { total } = order;
    const asking = payments.filter(({ type }) => type !== 'PAYMENT_VERIFY');
    const facts = factsOfOrder(order, asking, NOW);
    const { net, held, refunded, live, available } = getBalance(total, facts.payments);
    expect({ ...order, available }).toMatchObject({
      state: orderState(facts),
      progressStatus: progressStatus(facts),
      paid: net,
      held,
      refunded,
      paymentCount: asking.length,
      available: total - net - held - live,
    });
  }
});

test('every total is the sum of its positions', async () => {
  for (const { order } of await everything()) {
    const amounts = order.positions.map(({ amount }) => parseMoney(amount, order.currency));
    expect(sum(order.currency, amounts).minor).toBe(order.total);
    expect(parseMoney(order.totalFigure, order.currency).minor).toBe(order.total);
  }
});

test("approved transactions add up to the payments' sums", async () => {
  const approved = await connection.db.select().from(transactions).where(eq(transactions.status, 'APPROVED'));
  const byPayment = Map.groupBy(approved, ({ paymentId }) => paymentId);
  const card = (await everything()).flatMap(({ payments }) =>
    payments.filter(({ type }) => type !== 'WIRE_TRANSFER'),
  );
  for (const payment of card) {
    const moved = (...types: string[]) =>
      (byPayment.get(payment.id) ?? [])
        .filter(({ type }) => types.includes(type))
        .reduce((all, { amount }) => all + amount, 0n);
    expect([
      moved('AUTHORIZE', 'CHARGE'),
      moved('CHARGE', 'CAPTURE'),
      moved('REFUND'),
      moved('VOID'),
    ]).toEqual([payment.authorized, payment.captured, payment.refunded, payment.released]);
  }
});

/** States without a demo payment: labels nothing produces, and states that last only a moment. */
const absent: readonly OrderState[] = [
  'CREATED',
  'SCHEDULED',
  'NOT_PAID',
  'CHARGED',
  'CAPTURED',
  'PROCESSED',
  'REVOKE_REQUESTED',
];

// Specification 4.1-4.3
test('every resting state of an order occurs', async () => {
  const found = await connection.db.selectDistinct({ state: orders.state }).from(orders);
  const expected = orderStates.filter((state) => !absent.includes(state));
  expect(found.map(({ state }) => state).toSorted()).toEqual(expected.toSorted());
});

test('only ends are in the future', async () => {
  const { db } = connection;
  const latest = async (rows: Promise<{ at: string | null }[]>) => new Date((await rows)[0]?.at ?? 0);
  const max = (column: typeof timeline.at) => sql<string>`max(${column})`;
  for (const at of [
    await latest(db.select({ at: max(timeline.at) }).from(timeline)),
    await latest(db.select({ at: sql<string>`max(${orders.modifiedAt})` }).from(orders)),
    await latest(db.select({ at: sql<string>`max(${payments.modifiedAt})` }).from(payments)),
    await latest(db.select({ at: sql<string>`max(${messages.sentAt})` }).from(messages)),
    await latest(db.select({ at: sql<string>`max(${pspOperations.createdAt})` }).from(pspOperations)),
  ])
    expect(at.getTime()).toBeLessThanOrEqual(NOW.getTime());
});

test('each order starts with its creation, and its timeline is in order', async () => {
  const events = await connection.db.select().from(timeline);
  const byOrder = Map.groupBy(events, ({ orderId }) => orderId);
  for (const { order } of await everything()) {
    const own = (byOrder.get(order.id) ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(own[0]?.type).toBe('CREATED');
    expect(own.map(({ at }) => at.getTime())).toEqual(
      own.map(({ at }) => at.getTime()).toSorted((a, b) => a - b),
    );
  }
});

test("new numbers continue after the demo's", async () => {
  const { db } = connection;
  const klb = await db.select().from(sequences).where(eq(sequences.prefix, 'KLB'));
  expect(klb).toEqual([{ businessProfileId: AEGEAN, entity: 'order', prefix: 'KLB', last: 20_421 }]);
  const [ingrid] = await db.select().from(orders).where(eq(orders.externalId, 'KLB-20418'));
  expect(ingrid).toMatchObject({
    customerLastName: 'Solheim',
    total: 648_000n,
    paid: 216_000n,
    held: 216_000n,
  });
  const next = await db.execute(sql`SELECT nextval('deck.payment_numbers') AS next`);
  expect(next.rows).toEqual([{ next: '778136' }]);
});

test('the same moment gives the same demo', () => {
  const words = () =>
    demoOrders(NOW).rows.orders.map(({ externalId, customerLastName, total, state, createdAt }) => [
      externalId,
      customerLastName,
      total,
      state,
      createdAt,
    ]);
  expect(words()).toEqual(words());
});

test('users of both companies have notifications of the last days, in their languages and about their properties', async () => {
  const told = await connection.db.select().from(userNotifications);
  for (const company of [AEGEAN, HALCYON])
    expect(told.filter(({ businessProfileId }) => businessProfileId === company).length).toBeGreaterThan(20);
  expect(new Set(told.map(({ locale }) => locale))).toContain('el');
  expect(told.some(({ read }) => read) && told.some(({ read }) => !read)).toBe(true);
  expect(new Set(told.map(({ type }) => type)).size).toBeGreaterThan(3);
  for (const { title, text } of told) expect(title + text).not.toMatch(/\{\{|undefined|null/);
  const letters = await connection.db.select().from(messages).where(eq(messages.kind, 'STAFF'));
  expect(letters.map(({ carrier }) => carrier)).toEqual(Array(8).fill('INSIDE'));
});

test('companies have custom wordings, sanitised and with valid placeholders', async () => {
  const words = await connection.db.select().from(messageTemplates);
  expect(new Set(words.map(({ businessProfileId, type }) => `${businessProfileId} ${type}`)).size).toBe(4);
  for (const { content } of words) {
    expect(sanitiseHtml(content ?? '')).toBe(content);
    expect(unknownTags(content ?? '')).toEqual([]);
  }
});

test('demo links and charges have reminders', async () => {
  const due = await connection.db.select().from(reminders);
  expect(new Set(due.map(({ type }) => type))).toContain('LINK_EXPIRING_24_HOURS');
  expect(due.every(({ dueAt, doneAt }) => dueAt > NOW && doneAt === null)).toBe(true);
});

test('the hotels’ own system received callbacks of the newest payments, and was down for a while', async () => {
  const { db } = connection;
  const told = await db.select().from(callbacks);
  expect(told.length).toBeGreaterThan(50);
  expect(told.every(({ status, dueAt }) => status === 'DELIVERED' && dueAt === null)).toBe(true);
  const tries = await db.select().from(callbackAttempts);
  expect(new Set(tries.map(({ httpStatus }) => httpStatus))).toEqual(new Set([200, 503]));
});

test('each Suite8 message has a payment of its order', async () => {
  const asked = await connection.db
    .select({ tag: orders.agentTag, type: payments.type })
    .from(ifcMessages)
    .innerJoin(payments, eq(payments.id, ifcMessages.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId));
  expect(asked.length).toBeGreaterThan(10);
  expect(new Set(asked.map(({ tag, type }) => `${tag} ${type}`))).toEqual(new Set(['SUITE8 PAYMENT_LINK']));
});

test('the newest charges of the company with fiscal receipts have a receipt once the demo runs, and no others', async () => {
  const due = await connection.db
    .select({ company: transactions.businessProfileId, type: transactions.type })
    .from(transactions)
    .where(eq(transactions.receiptDue, true));
  expect(due.length).toBeGreaterThan(1);
  expect(new Set(due.map(({ company }) => company))).toEqual(new Set([AEGEAN]));
  expect(due.map(({ type }) => type)).toEqual(expect.arrayContaining(['CHARGE', 'REFUND']));
});

test('demo holds end at the bank, and expired holds have ended', async () => {
  const held = (await connection.db.select().from(payments)).filter(
    (one) => getHeld(getFacts(one, NOW)) > 0n,
  );
  expect(held.length).toBeGreaterThan(5);
  expect(held.every(({ holdEndsAt }) => holdEndsAt !== null && holdEndsAt > NOW)).toBe(true);
});

test("some guests were charged in their own currency at that day's rate, and refunded in the same", async () => {
  const converted = await connection.db
    .select({ payment: payments, transaction: transactions })
    .from(payments)
    .innerJoin(transactions, eq(transactions.paymentId, payments.id))
    .where(isNotNull(payments.acquisitionCurrency));
  expect(converted.map(({ transaction }) => transaction.type).toSorted()).toEqual([
    'AUTHORIZE',
    'CAPTURE',
    'CHARGE',
    'REFUND',
  ]);
  for (const { payment, transaction } of converted) {
    const { rateFrom, rateTo, rate, acquisitionAmount } = payment;
    expect(rateFrom).toBe('EUR');
    expect(rateTo).toBe(payment.acquisitionCurrency);
    expect(convert({ minor: payment.amount, currency: 'EUR' }, rate ?? '', rateTo ?? '').minor).toBe(
      acquisitionAmount,
    );
    expect(transaction.convertedCurrency).toBe(rateTo);
    const isWhole = transaction.amount === payment.amount;
    expect(transaction.convertedAmount === acquisitionAmount).toBe(isWhole);
  }
});

test('on every day of the year the chart and the movements say one number', async () => {
  const { rows } = await connection.db.execute(sql`
    WITH moved AS (
      SELECT p.business_profile_id, (t.processed_at AT TIME ZONE deck.zone_of(p.property_id))::date AS day, t.currency,
        sum(CASE t.type WHEN 'REFUND' THEN -t.amount ELSE t.amount END) AS movements
      FROM (
        SELECT payment_id, processed_at, currency, type, amount FROM deck.transactions WHERE status = 'APPROVED' AND type IN ('CHARGE', 'CAPTURE', 'REFUND')
        UNION ALL
        SELECT e.payment_id, e.at, w.currency, 'CHARGE', e.amount FROM deck.timeline e JOIN deck.payments w ON w.id = e.payment_id AND w.type = 'WIRE_TRANSFER'
        WHERE e.type IN ('PAID', 'PARTIALLY_PAID')
      ) t JOIN deck.payments p ON p.id = t.payment_id GROUP BY 1, 2, 3
    ), drawn AS (
      SELECT business_profile_id, day, currency, sum(paid - refunded) AS chart FROM deck.money_days GROUP BY 1, 2, 3
    )
    SELECT day, currency, movements, chart FROM moved FULL JOIN drawn USING (business_profile_id, day, currency)
    WHERE coalesce(movements, 0) <> coalesce(chart, 0)`);
  expect(rows).toEqual([]);
});
