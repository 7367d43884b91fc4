import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments } from '../database/schema.ts';
import { answerAtBank, cards, makeLink, payerAt, paymentDraft } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

/**
 * The system gave a payment up, another payment of the order succeeded, then the PSP reports the first as
 * successful.
 */
async function toldLate(scheme: 'CHARGE' | 'AUTH', other: string, answer: 'approve' | 'refuse' = 'approve') {
  const late = await makeLink(owner, { scheme });
  await payerAt(app, late.link).pay(cards.asking);
  await app.db.update(payments).set({ status: 'ERROR' }).where(eq(payments.id, late.id));
  const { link } = await owner.api.payments.create(
    { body: paymentDraft(late.orderId, { amount: other }) },
    withKey(),
  );
  await payerAt(app, link).pay(cards.good);
  await answerAtBank(app, late.id, answer);
  return {
    payment: await owner.api.payments.get({ id: late.id }),
    order: await owner.api.orders.get({ id: late.orderId }),
    transactions: (await owner.api.transactions.list({ id: late.id })).map(
      ({ type, status, amount }) => `${type} ${status} ${amount}`,
    ),
    events: (await owner.api.payments.history({ id: late.id })).map(
      ({ type, author }) => `${type} ${author.kind}`,
    ),
  };
}

test("a late success beyond the order's total is refunded immediately by the system", async () => {
  const { payment, order, transactions, events } = await toldLate('CHARGE', '300.00');
  expect(payment).toMatchObject({
    status: 'PARTIALLY_REFUNDED',
    capturedAmount: '1000.00',
    refundedAmount: '300.00',
  });
  expect(order).toMatchObject({ state: 'PAID', paidAmount: '1000.00' });
  expect(transactions).toEqual(['REFUND APPROVED 300.00', 'CHARGE APPROVED 1000.00']);
  expect(events).toContain('REFUNDED SYSTEM');
});

test('a late success of a paid order is refunded in full', async () => {
  const { payment, order } = await toldLate('CHARGE', '1000.00');
  expect(payment).toMatchObject({ status: 'REFUNDED', refundedAmount: '1000.00' });
  expect(order).toMatchObject({ state: 'PAID', paidAmount: '1000.00' });
});

test("a late hold beyond the order's total is released", async () => {
  const { payment, order, transactions } = await toldLate('AUTH', '1000.00');
  expect(payment).toMatchObject({ status: 'VOIDED', heldAmount: '0.00' });
  expect(order).toMatchObject({ state: 'PAID', heldAmount: '0.00' });
  expect(transactions).toEqual(['VOID APPROVED 1000.00', 'AUTHORIZE APPROVED 1000.00']);
});

test('a late decline is recorded and changes nothing', async () => {
  const { payment, transactions } = await toldLate('CHARGE', '1000.00', 'refuse');
  expect(payment.status).toBe('ERROR');
  expect(transactions).toEqual(['CHARGE DECLINED 1000.00']);
});
