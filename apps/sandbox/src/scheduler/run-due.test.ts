import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments, pspOperations } from '../database/schema.ts';
import { cards, getServices, makeLink, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { runDue } from './run-due.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

async function after(milliseconds: number) {
  await app.clock.advance(milliseconds);
  await runDue(getServices(app));
}

async function linked(changes: Parameters<typeof makeLink>[1] = {}) {
  // The session of the link's creator ends during some of these tests.
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const { id, link } = await makeLink(owner, changes);
  const payer = payerAt(app, link);
  const eventsOf = async () => (await owner.api.payments.history({ id })).map(({ type }) => type);
  return { id, payer, eventsOf, status: async () => (await payer.view()).status };
}

describe('a link', () => {
  test('expires at its end and not before', async () => {
    const { status, eventsOf } = await linked({ lifetime: 'PT1H' });
    await after(HOUR - 1);
    expect(await status()).toBe('LINK_CREATED');
    await after(1);
    expect(await status()).toBe('EXPIRED');
    await after(MINUTE);
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    expect(await eventsOf()).toEqual(['EXPIRED', 'LINK_CREATED']);
  });

  test('is left to the next worker by a server that is stopping', async () => {
    const { status } = await linked({ lifetime: 'PT1H' });
    await app.clock.advance(HOUR);
    await runDue(getServices(app), AbortSignal.abort());
    expect(await status()).toBe('LINK_CREATED');
    await after(0);
    expect(await status()).toBe('EXPIRED');
  });

  test('without an end does not expire', async () => {
    const { status } = await linked({ lifetime: null });
    await after(400 * 24 * HOUR);
    expect(await status()).toBe('LINK_CREATED');
  });

  test('that was paid in time never expires', async () => {
    const { payer, status } = await linked({ lifetime: 'PT1H' });
    await app.clock.advance(HOUR - 1_000);
    await payer.pay(cards.slow);
    await after(2_000);
    expect(await status()).toBe('PROCESSING');
    await after(8_000);
    expect(await status()).toBe('CHARGED');
    await after(24 * HOUR);
    expect(await status()).toBe('CHARGED');
  });

  test('that was declined expires too', async () => {
    const { payer, status } = await linked({ lifetime: 'PT1H' });
    await payer.pay(cards.poor);
    await after(HOUR);
    expect(await status()).toBe('EXPIRED');
  });
});

describe('an answer', () => {
  test('that is slow is applied when it arrives', async () => {
    const { payer, status } = await linked();
    expect((await payer.pay(cards.slow)).body.status).toBe('PROCESSING');
    await after(7_999);
    expect(await status()).toBe('PROCESSING');
    await after(1);
    expect(await status()).toBe('CHARGED');
  });

  test('that is lost is asked for: first the payment waits, then it has an outcome', async () => {
    const { id, payer, status, eventsOf } = await linked();
    await payer.pay(cards.lost);
    await after(5 * MINUTE - 1);
    expect(await status()).toBe('PROCESSING');
    await after(1);
    expect(await payer.view()).toMatchObject({ status: 'WAITING', reason: 'LONG_WAITING', payable: false });
    await after(MINUTE);
    expect(await payer.view()).toMatchObject({ status: 'CHARGED', reason: null });
    expect((await owner.api.transactions.list({ id })).map((one) => one.status)).toEqual(['APPROVED']);
    expect(await eventsOf()).toEqual(['ORDER_PAID', 'CHARGED', 'ERROR', 'LINK_CREATED']);
  });

  test('for a second card is awaited in the same way', async () => {
    const { payer, status } = await linked();
    await payer.pay(cards.poor);
    expect((await payer.pay(cards.lost)).body.status).toBe('RETRYING');
    await after(5 * MINUTE);
    expect(await status()).toBe('WAITING');
    await after(MINUTE);
    expect(await status()).toBe('CHARGED');
  });

  test('that the cardholder never gave to their bank is a decline, and they may try again', async () => {
    const { payer, status } = await linked();
    await payer.pay(cards.asking);
    await after(5 * MINUTE);
    expect(await status()).toBe('WAITING');
    await after(MINUTE);
    expect(await payer.view()).toMatchObject({
      status: 'DECLINED',
      reason: 'AUTHENTICATION_FAILED',
      payable: true,
    });
  });

  test('to a request that never reached the PSP is an error: nothing was taken', async () => {
    const { id, payer, status } = await linked();
    await payer.pay(cards.lost);
    // As if the server stopped between taking the card and asking the PSP.
    await app.db.delete(pspOperations).where(eq(pspOperations.paymentId, id));
    await after(5 * MINUTE);
    expect(await status()).toBe('WAITING');
    await after(MINUTE);
    expect(await payer.view()).toMatchObject({ status: 'ERROR', payable: false });
    expect(await owner.api.payments.get({ id })).toMatchObject({ capturedAmount: '0.00' });
  });
});

// Specification 4.32, 9.6
test('missing billing details cancel a payment after thirty minutes', async () => {
  const { payer, status } = await linked();
  await payer.pay(cards.withoutAddress);
  await after(30 * MINUTE - 1);
  expect(await status()).toBe('AWAITING_CLARIFICATION');
  await after(1);
  expect(await status()).toBe('CANCELED');
  expect((await payer.post('/billing', { street: 'Odos 1', postalCode: '84300' })).body.status).toBe(
    'CANCELED',
  );
});

test('a payment with a locked order is left for the next run', async () => {
  const { id, status } = await linked({ lifetime: 'PT1H' });
  const [row] = await app.db.select().from(payments).where(eq(payments.id, id));
  const client = await app.connection.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM deck.orders WHERE id = $1 FOR UPDATE', [row?.orderId]);
  await after(HOUR);
  expect(await status()).toBe('LINK_CREATED');
  await client.query('COMMIT');
  client.release();
  await after(0);
  expect(await status()).toBe('EXPIRED');
});

test('a failing payment does not block the others', async () => {
  const broken = await linked({ lifetime: 'PT1H' });
  const fine = await linked({ lifetime: 'PT1H' });
  await app.connection.pool.query(
    `CREATE FUNCTION deck.fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
     CREATE TRIGGER fail BEFORE UPDATE ON deck.payments FOR EACH ROW WHEN (OLD.id = '${broken.id}') EXECUTE FUNCTION deck.fail()`,
  );
  await expect(after(HOUR)).rejects.toThrow(AggregateError);
  await app.connection.pool.query('DROP TRIGGER fail ON deck.payments');
  expect([await broken.status(), await fine.status()]).toEqual(['LINK_CREATED', 'EXPIRED']);
});
