import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, payments, transactions, userProperties, walletEntries } from '../database/schema.ts';
import { getPayoutTime, payOut } from '../scheduler/pay-out.ts';
import { AEGEAN } from '../seed/companies.ts';
import { cards, makeLink, payerAt } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

const HOUR = 3_600_000;

let app: TestApp;
let owner: Browser;
let charged: Awaited<ReturnType<typeof makeLink>>;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  charged = await makeLink(owner);
  await payerAt(app, charged.link).pay(cards.good);
});
afterAll(() => app.close());

const readLines = (paymentId: string) =>
  app.db
    .select({ kind: walletEntries.kind, amount: walletEntries.amount })
    .from(walletEntries)
    .where(eq(walletEntries.paymentId, paymentId))
    .orderBy(walletEntries.at, walletEntries.kind);

test('a hold, its captures, a refund and the release of the rest have a line each', async () => {
  const { id, link } = await makeLink(owner, { scheme: 'AUTH' });
  await payerAt(app, link).pay(cards.good);
  const act = async (actionId: 'capture' | 'refund' | 'void', amount?: string) => {
    app.clock.jump(1_000);
    await owner.api.paymentActions.act({ id, actionId, body: amount ? { amount } : {} }, withKey());
  };
  await act('capture', '300.00');
  await act('refund', '100.00');
  await act('void');
  expect(await readLines(id)).toEqual([
    { kind: 'HELD', amount: 100_000n },
    { kind: 'CHARGED', amount: 30_000n },
    { kind: 'RELEASED', amount: -30_000n },
    { kind: 'REFUNDED', amount: -10_000n },
    { kind: 'RELEASED', amount: -70_000n },
  ]);
});

test('a transaction is entered once, however often it is written', async () => {
  const before = await readLines(charged.id);
  expect(before).toEqual([{ kind: 'CHARGED', amount: 100_000n }]);
  await app.db.update(transactions).set({ status: 'APPROVED' }).where(eq(transactions.paymentId, charged.id));
  await app.db.execute(sql`SELECT deck.fill_wallet()`);
  expect(await readLines(charged.id)).toEqual(before);
});

test('a line is never changed and never deleted', async () => {
  await expect(app.db.update(walletEntries).set({ amount: 1n })).rejects.toThrow();
  await expect(app.db.delete(walletEntries)).rejects.toThrow();
  expect(await readLines(charged.id)).toEqual([{ kind: 'CHARGED', amount: 100_000n }]);
});

test('money stays with the property that took it, and who is assigned to another does not see it', async () => {
  const seen = async (name: string, propertyId: string) => {
    const person = await someone(app, name, 'VIEWER', [AEGEAN]);
    await app.db.insert(userProperties).values({ userId: `user-${name}`, propertyId });
    const balances = await person.api.businessProfiles.balances({ id: AEGEAN });
    return balances.find(({ currency }) => currency === 'EUR')?.pending;
  };
  const { propertyId } = await owner.api.orders.get({ id: charged.orderId });
  await app.db
    .update(orders)
    .set({ propertyId: 'property-lykavittos' })
    .where(eq(orders.id, charged.orderId));
  expect(await seen('moved-here', 'property-lykavittos')).toBe('0.00');
  expect(await seen('stayed-here', propertyId ?? '')).not.toBe('0.00');
});

test.each([
  ['2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['2026-11-22T23:59:59.999Z', '2026-11-16T00:00:00.000Z'],
  ['2026-11-29T12:00:00.000Z', '2026-11-23T00:00:00.000Z'],
])('the payout before or at %s is that of %s', (now, due) => {
  expect(getPayoutTime(new Date(now)).toISOString()).toBe(due);
});

const step = fc.oneof(
  fc.record({
    type: fc.constantFrom('CHARGE', 'CAPTURE', 'REFUND', 'AUTHORIZE', 'VOID'),
    amount: fc.bigInt(1n, 90_000n),
  }),
  fc.record({ type: fc.constantFrom('DECLINED', 'PAYOUT'), amount: fc.bigInt(1n, 90_000n) }),
  fc.record({ type: fc.constant('WAIT'), amount: fc.bigInt(1n, 120n) }),
);

test('whatever happens: on hand is what was charged, less refunds and payouts; nothing unsettled is paid out', async () => {
  const [model] = await app.db.select().from(transactions).where(eq(transactions.paymentId, charged.id));
  const [payment] = await app.db.select().from(payments).where(eq(payments.id, charged.id));
  if (!model || !payment) throw new Error('Nothing was charged');
  const currencies = ['AUD', 'CAD', 'CHF', 'CZK', 'DKK', 'NOK', 'PLN', 'SEK', 'HUF', 'RON', 'BGN', 'TRY'];
  const run = async (steps: readonly { type: string; amount: bigint }[]) => {
    const currency = currencies.pop() ?? '';
    const charges: { amount: bigint; at: number }[] = [];
    let [refunded, held] = [0n, 0n];
    for (const { type, amount } of steps) {
      if (type === 'WAIT') app.clock.jump(Number(amount) * HOUR);
      else if (type === 'PAYOUT') await payOut(app);
      else {
        const id = crypto.randomUUID();
        const declined = type === 'DECLINED';
        const moved = { id, pspOperationId: id, amount, currency, processedAt: app.clock.now() };
        await app.db.insert(transactions).values({
          ...model,
          ...moved,
          type: declined ? 'CHARGE' : (type as 'CHARGE'),
          status: declined ? 'DECLINED' : 'APPROVED',
        });
        if (type === 'CHARGE' || type === 'CAPTURE') charges.push({ amount, at: app.clock.now().getTime() });
        if (type === 'REFUND') refunded += amount;
        if (type === 'AUTHORIZE') held += amount;
        if (type === 'CAPTURE' || type === 'VOID') held -= amount;
      }
    }
    const lines = await app.db.select().from(walletEntries).where(eq(walletEntries.currency, currency));
    const sumOf = (...kinds: string[]) =>
      lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0n);
    const paidOut = -sumOf('PAID_OUT');
    const taken = charges.reduce((sum, { amount }) => sum + amount, 0n);
    expect(sumOf('CHARGED', 'REFUNDED', 'PAID_OUT')).toBe(taken - refunded - paidOut);
    expect(sumOf('HELD', 'RELEASED')).toBe(held);
    const settledBy = getPayoutTime(app.clock.now()).getTime() - 48 * HOUR;
    const settled = charges.filter(({ at }) => at <= settledBy).reduce((sum, { amount }) => sum + amount, 0n);
    expect(paidOut <= settled).toBe(true);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 14 }), run), {
    numRuns: currencies.length,
    endOnFailure: true,
  });
});
