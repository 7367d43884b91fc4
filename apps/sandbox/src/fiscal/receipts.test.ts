import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessProfiles, fiscalReceipts, pspOperations, transactions } from '../database/schema.ts';
import { completeTransaction } from '../operations/transaction-rows.ts';
import { paymentForUpdate } from '../payments/apply-payment-event.ts';
import { runDue } from '../scheduler/run-due.ts';
import { AEGEAN } from '../seed/companies.ts';
import { cards, getServices, makeLink, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const later = async () => {
  await app.clock.advance(6_000);
  await runDue(getServices(app));
};
const list = (id: string) => owner.api.transactions.list({ id });
const giveReceipts = (fiscalReceipts: boolean) =>
  app.db.update(businessProfiles).set({ fiscalReceipts }).where(eq(businessProfiles.id, AEGEAN));

async function charged() {
  const payment = await makeLink(owner, { description: 'Dinner <b>' });
  await payerAt(app, payment.link).pay(cards.good);
  return payment;
}

test('a charge and its refund get a receipt each, which says what was taken', async () => {
  const payment = await charged();
  expect((await list(payment.id))[0]).toMatchObject({ receiptUrl: null, receiptNumber: null });
  await later();
  const [charge] = await list(payment.id);
  expect(charge?.receiptNumber).toMatch(/^FR-\d{6}$/);
  await owner.api.transactions.create(
    { id: payment.id, body: { type: 'refund', amount: '250.00' } },
    withKey(),
  );
  await later();
  const [refunded, first] = await list(payment.id);
  expect(first).toEqual(charge);
  expect(refunded?.receiptNumber).not.toBe(charge?.receiptNumber);

  const page = await app.app.request(charge?.receiptUrl ?? '');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await page.text();
  for (const word of [charge?.receiptNumber, 'Aegean House', 'Kalypso Bay Resort', '1.000,00', '094512873'])
    expect(text).toContain(word);
  // Words of staff are text, never markup.
  expect(text).toContain('Dinner &lt;b&gt;');
  expect(await (await app.app.request(refunded?.receiptUrl ?? '')).text()).toContain('250,00');
});

const noCodes = { authCode: null, rrn: null, blockchainHash: null };

test('an answer that comes twice gives one receipt', async () => {
  const payment = await charged();
  await later();
  const [before] = await list(payment.id);
  const [operation] = await app.db
    .select()
    .from(pspOperations)
    .where(eq(pspOperations.id, before?.pspOperationId ?? ''));
  await app.db.transaction(async (tx) => {
    const row = await paymentForUpdate(tx, payment.id);
    if (operation && row) await completeTransaction(tx, operation, noCodes, row, 'APPROVED', app.clock.now());
  });
  await later();
  await Promise.all([runDue(getServices(app)), runDue(getServices(app))]);
  const [after] = await list(payment.id);
  expect(after?.receiptUrl).toBe(before?.receiptUrl);
  const issued = await app.db
    .select()
    .from(fiscalReceipts)
    .where(eq(fiscalReceipts.transactionId, before?.id ?? ''));
  expect(issued).toHaveLength(1);
});

test('a company without fiscal receipts gets none, and no receipt has an address that can be guessed', async () => {
  await giveReceipts(false);
  const payment = await charged();
  await later();
  expect(await list(payment.id)).toMatchObject([{ receiptUrl: null, receiptNumber: null }]);
  await giveReceipts(true);
  const due = await app.db.select().from(transactions).where(eq(transactions.receiptDue, true));
  expect(due).toEqual([]);
  expect((await app.app.request(`${ORIGIN}/resources/receipts/1`)).status).toBe(404);
});

test('a declined card gets no receipt', async () => {
  const payment = await makeLink(owner);
  await payerAt(app, payment.link).pay(cards.poor);
  await later();
  expect(await list(payment.id)).toMatchObject([{ status: 'DECLINED', receiptUrl: null }]);
});
