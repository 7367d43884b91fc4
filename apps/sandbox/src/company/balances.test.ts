import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeRates, transactions } from '../database/schema.ts';
import { advanceClock } from '../scheduler/advance-clock.ts';
import { payOut } from '../scheduler/pay-out.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { cards, getServices, makeLink, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

const HOUR = 3_600_000;

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const nothing = { available: '0.00', pending: '0.00', reserved: '0.00', paidOut: '0.00', owed: '0.00' };
/** Sign in again: moving the clock ended the session. */
async function euros() {
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const balances = await owner.api.businessProfiles.balances({ id: AEGEAN });
  return balances.find(({ currency }) => currency === 'EUR');
}

/** Refunds a part of the first charge, as the payment service provider would report it. */
async function refund(amount: bigint) {
  const [charge] = await app.db.select().from(transactions).where(eq(transactions.type, 'CHARGE'));
  if (!charge) throw new Error('Nothing was charged');
  const id = crypto.randomUUID();
  const processedAt = app.clock.now();
  await app.db
    .insert(transactions)
    .values({ ...charge, id, type: 'REFUND', amount, pspOperationId: id, processedAt });
}

// Specification 1.20
test('a charge settles after two days, is paid out on Monday, and refunds reduce it', async () => {
  expect(await euros()).toEqual({ currency: 'EUR', ...nothing });
  const charged = await makeLink(owner);
  await payerAt(app, charged.link).pay(cards.good);
  const declined = await makeLink(owner);
  await payerAt(app, declined.link).pay(cards.poor);
  const held = await makeLink(owner, { scheme: 'AUTH' });
  await payerAt(app, held.link).pay(cards.good);
  expect(await euros()).toEqual({ currency: 'EUR', ...nothing, pending: '1000.00', reserved: '1000.00' });

  await refund(10_050n);
  expect(await euros()).toMatchObject({ available: '0.00', pending: '899.50' });
  await payOut(app);
  expect(await euros()).toMatchObject({ pending: '899.50', paidOut: '0.00', owed: '0.00' });

  await app.clock.advance(48 * HOUR);
  expect(await euros()).toMatchObject({ available: '899.50', pending: '0.00' });
  await payOut(app);
  expect(await euros()).toMatchObject({ available: '899.50', paidOut: '0.00' });

  await app.clock.advance(24 * HOUR);
  await refund(20_000n);
  expect(await euros()).toMatchObject({ available: '699.50', paidOut: '0.00' });

  // Monday: several servers pay, and once.
  await Promise.all([payOut(app), payOut(app), payOut(app)]);
  await payOut(app);
  expect(await euros()).toMatchObject({ available: '0.00', paidOut: '699.50', owed: '0.00' });

  await refund(5_000n);
  expect(await euros()).toMatchObject({ available: '0.00', paidOut: '699.50', owed: '50.00' });
  // What lies there lies there for as long as nothing is paid out.
  await app.clock.advance(60 * 24 * HOUR);
  expect(await euros()).toMatchObject({ paidOut: '699.50', owed: '50.00', reserved: '1000.00' });
});

test('a hold counts in the currency of the charge, and its captured part no longer does', async () => {
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  await app.db.delete(exchangeRates);
  const body = { currency: 'USD', startDate: '2026-11-01', endDate: null, rate: '0.8' };
  await owner.api.rates.create({ id: AEGEAN, body });
  const reserved = async () => {
    const balances = await owner.api.businessProfiles.balances({ id: AEGEAN });
    return Object.fromEntries(balances.map((one) => [one.currency, one.reserved]));
  };
  const before = await reserved();
  const held = await makeLink(owner, { scheme: 'AUTH', amount: '800.00', acquisitionCurrency: 'USD' });
  await payerAt(app, held.link).pay(cards.good);
  expect(await reserved()).toEqual({ ...before, USD: '1000.00' });
  await owner.api.paymentActions.act(
    { id: held.id, actionId: 'capture', body: { amount: '300.00' } },
    withKey(),
  );
  expect(await reserved()).toEqual({ ...before, USD: '625.00' });
});

test('a hold is no longer on hold once it is captured, voided, or ended by the bank', async () => {
  const reserved = async () => (await euros())?.reserved;
  const before = await reserved();
  const ids: string[] = [];
  for (const _ of ['captured', 'voided', 'captured in part', 'left to end']) {
    const { id, link } = await makeLink(owner, { scheme: 'AUTH' });
    await payerAt(app, link).pay(cards.good);
    ids.push(id);
  }
  const [captured = '', voided = '', inPart = '', left = ''] = ids;
  const act = (id: string, actionId: 'capture' | 'void', amount?: string) =>
    owner.api.paymentActions.act({ id, actionId, body: amount ? { amount } : {} }, withKey());
  const change = async () => Number(await reserved()) - Number(before);
  expect(await change()).toBe(4000);
  await act(captured, 'capture', '1000.00');
  expect(await change()).toBe(3000);
  await act(voided, 'void');
  expect(await change()).toBe(2000);
  await act(inPart, 'capture', '400.00');
  expect(await change()).toBe(1600);
  const { captureDeadline } = await owner.api.payments.get({ id: left });
  await advanceClock(
    getServices(app),
    new Date(captureDeadline ?? '').getTime() + HOUR - app.clock.now().getTime(),
  );
  expect(await change()).toBe(-Number(before));
  expect((await owner.api.payments.get({ id: left })).status).toBe('REVERSED');
});

// Specification 3.73, 7.24
test('every accepted currency is listed, and another company’s money is not', async () => {
  const mine = await owner.api.businessProfiles.balances({ id: AEGEAN });
  expect(mine.map(({ currency }) => currency)).toEqual(['BHD', 'EUR', 'GBP', 'JPY', 'KWD', 'USD']);
  expect(mine[0]).toEqual({
    currency: 'BHD',
    available: '0.000',
    pending: '0.000',
    reserved: '0.000',
    paidOut: '0.000',
    owed: '0.000',
  });
  owner.companyId = HALCYON;
  const theirs = await owner.api.businessProfiles.balances({ id: HALCYON });
  expect(theirs.find(({ currency }) => currency === 'EUR')).toEqual({ currency: 'EUR', ...nothing });
});
