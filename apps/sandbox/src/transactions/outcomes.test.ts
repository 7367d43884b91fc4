import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payments, transactions } from '../database/schema.ts';
import { runDue } from '../scheduler/run-due.ts';
import { cards, getServices, makeLink, payerAt } from '../testing/payments.ts';
import { getRefusal, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  // The user's session ends during some of these tests.
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

async function after(milliseconds: number) {
  await app.clock.advance(milliseconds);
  for (const _ of [1, 2]) await runDue(getServices(app));
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
}

async function given(number: string, changes: Parameters<typeof makeLink>[1] = {}) {
  const { id, link } = await makeLink(owner, changes);
  const payer = payerAt(app, link);
  await payer.pay(number);
  return {
    id,
    payer,
    payment: () => owner.api.payments.get({ id }),
    update: () => owner.api.paymentActions.update({ id, body: {} }, withKey()),
    act: (actionId: 'capture' | 'refund' | 'void', amount?: string) =>
      owner.api.paymentActions.act({ id, actionId, body: amount === undefined ? {} : { amount } }, withKey()),
    moved: async () =>
      (await owner.api.transactions.list({ id })).map(
        ({ type, status, amount }) => `${type} ${status} ${amount}`,
      ),
    external: () => owner.api.paymentActions.externalState({ id }),
  };
}

describe('check again', () => {
  // Specification 7.59, 7.61
  test('retrieves a lost answer', async () => {
    const { update, external, moved } = await given(cards.lost);
    expect(await external()).toMatchObject({
      capturedAmount: '1000.00',
      inSync: false,
      operations: [{ type: 'CHARGE', outcome: 'APPROVED', amount: '1000.00', applied: false }],
    });
    expect(await update()).toMatchObject({ status: 'CHARGED', capturedAmount: '1000.00' });
    expect(await update()).toMatchObject({ status: 'CHARGED', capturedAmount: '1000.00' });
    expect(await moved()).toEqual(['CHARGE APPROVED 1000.00']);
    expect(await external()).toMatchObject({ inSync: true, operations: [{ applied: true }] });
  });

  test('reports that the bank itself is slow, until it has answered', async () => {
    const { update, external, payment } = await given(cards.hours);
    const slow = { status: 409, code: 'LONG_WAITING', params: {} };
    expect(await getRefusal(update())).toEqual(slow);
    await after(6 * MINUTE);
    expect(await getRefusal(update())).toEqual(slow);
    expect((await payment()).status).toBe('WAITING');
    expect(await external()).toMatchObject({
      capturedAmount: '0.00',
      inSync: true,
      operations: [{ outcome: 'PENDING' }],
    });
    await after(2 * HOUR);
    expect((await payment()).status).toBe('CHARGED');
  });

  test('cannot answer for the cardholder', async () => {
    const { update, payment } = await given(cards.asking);
    expect(await getRefusal(update())).toMatchObject({ code: 'LONG_WAITING' });
    expect((await payment()).status).toBe('PROCESSING');
  });

  test('of a payment without an open operation returns it unchanged', async () => {
    const { id } = await makeLink(owner);
    const { status } = await owner.api.paymentActions.update({ id, body: {} }, withKey());
    expect(status).toBe('LINK_CREATED');
    const wrong = { id, body: { transactionId: 'unheard of' } };
    expect(await getRefusal(owner.api.paymentActions.update(wrong, withKey()))).toEqual(notFound);
  });
});

describe('billing details', () => {
  const address = { avsStreet: 'Voukourestiou 24', avsPostalCode: '106 71' };
  const clarify = (id: string, body = address) => owner.api.paymentActions.clarify({ id, body }, withKey());

  // Specification 3.26, 7.53
  test('from staff let the payment continue', async () => {
    const { id, external } = await given(cards.withoutAddress);
    expect(await external()).toMatchObject({ operations: [{ outcome: 'CLARIFICATION' }] });
    expect(await clarify(id)).toMatchObject({ status: 'CHARGED', ...address });
    expect(await getRefusal(clarify(id))).toEqual({
      status: 409,
      code: 'PAYMENT_TRANSITION_REFUSED',
      params: { status: 'CHARGED' },
    });
  });

  test('are all required', async () => {
    const { id } = await given(cards.withoutAddress);
    expect(await getRefusal(clarify(id, { avsStreet: ' ', avsPostalCode: '' }))).toMatchObject({
      status: 400,
      params: { fields: { avsStreet: 'required', avsPostalCode: 'required' } },
    });
  });

  test('that never arrive cancel the payment after thirty minutes', async () => {
    const { id, payment, external } = await given(cards.withoutAddress);
    await after(30 * MINUTE);
    expect((await payment()).status).toBe('CANCELED');
    expect(await external()).toMatchObject({ operations: [{ outcome: 'CANCELED' }] });
    expect(await getRefusal(clarify(id))).toMatchObject({ params: { status: 'CANCELED' } });
  });
});

describe('a hold', () => {
  test('ends at the bank after seven days', async () => {
    const { payment, moved } = await given(cards.good, { scheme: 'AUTH', lifetime: null });
    const deadline = (await payment()).captureDeadline;
    expect(Date.parse(deadline ?? '')).toBe(app.clock.now().getTime() + 7 * DAY);
    await after(7 * DAY - 1);
    expect((await payment()).status).toBe('AUTHORIZED');
    await after(1);
    expect(await payment()).toMatchObject({ status: 'REVERSED', heldAmount: '0.00', captureDeadline: null });
    expect(await moved()).toEqual(['VOID APPROVED 1000.00', 'AUTHORIZE APPROVED 1000.00']);
  });

  test('captured in part ends with its rest', async () => {
    const { payment, act } = await given(cards.good, { scheme: 'AUTH' });
    await act('capture', '400.00');
    await after(7 * DAY);
    expect(await payment()).toMatchObject({
      status: 'PARTIALLY_CAPTURED',
      capturedAmount: '400.00',
      heldAmount: '0.00',
    });
  });

  test('with an unanswered capture is resolved at the PSP first', async () => {
    const { id, act, payment, moved } = await given(cards.captureLost, { scheme: 'AUTH' });
    // No worker runs until the hold has ended.
    await app.clock.advance(7 * DAY - MINUTE);
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    expect(await act('capture')).toMatchObject({ status: 'AUTHORIZED' });
    await after(MINUTE);
    expect(await payment()).toMatchObject({ status: 'CAPTURED', capturedAmount: '1000.00' });
    expect(await moved()).toEqual(['CAPTURE APPROVED 1000.00', 'AUTHORIZE APPROVED 1000.00']);
    expect(await app.db.select().from(payments).where(eq(payments.id, id))).toMatchObject([{ released: 0n }]);
  });
});

test('a refund with a lost answer is asked for after six minutes', async () => {
  const { act, payment, moved } = await given(cards.refundLost);
  await act('refund', '250.00');
  await after(6 * MINUTE - 1);
  expect(await moved()).toEqual(['REFUND PROCESSING 250.00', 'CHARGE APPROVED 1000.00']);
  await after(1);
  expect(await moved()).toEqual(['REFUND APPROVED 250.00', 'CHARGE APPROVED 1000.00']);
  expect(await payment()).toMatchObject({ status: 'PARTIALLY_REFUNDED', refundedAmount: '250.00' });
});

describe('the transaction endpoints', () => {
  // Specification 3.78, 7.56, 7.88
  test('create, read and list a transaction', async () => {
    const { id, payment } = await given(cards.good, { scheme: 'AUTH' });
    const body = { type: 'capture', amount: '10.00', description: 'Minibar' } as const;
    const made = await owner.api.transactions.create({ id, body }, withKey());
    expect(made).toMatchObject({ type: 'CAPTURE', status: 'APPROVED', captureDescription: 'Minibar' });
    expect(await owner.api.transactions.get({ id, transactionId: made.id })).toEqual(made);
    expect(await owner.api.payTransactions.get({ id: made.id })).toEqual(made);
    expect((await owner.api.payTransactions.list({ size: 1 })).content).toEqual([made]);
    expect((await payment()).capturedAmount).toBe('10.00');
  });

  test("do not find another payment's transaction", async () => {
    const [one, other] = [await given(cards.good), await given(cards.good)];
    const [transaction] = await owner.api.transactions.list({ id: other.id });
    const found = { id: one.id, transactionId: transaction?.id ?? '' };
    expect(await getRefusal(owner.api.transactions.get(found))).toEqual(notFound);
    expect(await getRefusal(owner.api.transactions.void({ ...found, body: {} }, withKey()))).toEqual(
      notFound,
    );
    expect(await getRefusal(owner.api.payTransactions.get({ id: 'unheard of' }))).toEqual(notFound);
  });

  // Specification 7.57
  test('void only a hold', async () => {
    const { id, payment } = await given(cards.good, { scheme: 'AUTH' });
    const [hold] = await owner.api.transactions.list({ id });
    const description = 'Another card';
    const voided = await owner.api.transactions.void(
      { id, transactionId: hold?.id ?? '', body: { description } },
      withKey(),
    );
    expect(voided).toMatchObject({ type: 'VOID', amount: '1000.00', reversalDescription: description });
    expect((await payment()).status).toBe('VOIDED');

    const charged = await given(cards.good);
    const [charge] = await owner.api.transactions.list({ id: charged.id });
    expect(await getRefusal(owner.api.payTransactions.void({ id: charge?.id ?? '' }, withKey()))).toEqual({
      status: 409,
      code: 'PAYMENT_TRANSITION_REFUSED',
      params: { status: 'APPROVED' },
    });
  });

  // Specification 7.88
  test('capture, refund and void by the same rules', async () => {
    const { id, payment } = await given(cards.good, { scheme: 'AUTH' });
    const make = (type: 'capture' | 'refund', amount?: string) =>
      owner.api.payTransactions.create(
        { body: { paymentId: id, type, ...(amount === undefined ? {} : { amount }) } },
        withKey(),
      );
    await make('capture', '600.00');
    await make('refund', '100.00');
    expect(await getRefusal(make('refund', '500.01'))).toMatchObject({ code: 'AMOUNT_EXCEEDS_AVAILABLE' });
    const [hold] = (await owner.api.transactions.list({ id })).filter(({ type }) => type === 'AUTHORIZE');
    await owner.api.payTransactions.void({ id: hold?.id ?? '' }, withKey());
    expect(await payment()).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      capturedAmount: '600.00',
      refundedAmount: '100.00',
      heldAmount: '0.00',
    });
  });

  test('cannot charge a link, which has no saved card', async () => {
    const { id } = await makeLink(owner);
    const body = { paymentId: id, type: 'pay' } as const;
    expect(await getRefusal(owner.api.payTransactions.create({ body }, withKey()))).toEqual({
      status: 409,
      code: 'PAYMENT_TRANSITION_REFUSED',
      params: { status: 'LINK_CREATED' },
    });
  });
});

test('a link accepts ten cards within an hour, against card testing', async () => {
  const { payer } = await given(cards.poor);
  for (let attempt = 1; attempt < 10; attempt += 1) await payer.pay(cards.poor);
  const refused = await payer.give(cards.good, 10);
  expect(refused).toMatchObject({
    status: 429,
    body: { meta: { error: { code: 'TOO_MANY_REQUESTS', params: { seconds: 3600 } } } },
  });
  await app.clock.advance(HOUR);
  expect((await payer.pay(cards.good)).body.status).toBe('CHARGED');
});

test('an address must wait after many cards on several links', async () => {
  await after(HOUR);
  const payers = [];
  for (let link = 0; link < 4; link += 1) payers.push(payerAt(app, (await makeLink(owner)).link));
  const last = payers.pop();
  for (const payer of payers)
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await payer.pay(cards.poor)).status).toBe(200);
  expect(await last?.give(cards.good, 0)).toMatchObject({
    status: 429,
    body: { meta: { error: { code: 'TOO_MANY_REQUESTS', params: { seconds: 600 } } } },
  });
  await app.clock.advance(HOUR / 6);
  expect((await last?.pay(cards.good))?.body.status).toBe('CHARGED');
});

test('a wire is confirmed in part, then the rest', async () => {
  const { id } = await makeLink(owner);
  const wire = { type: 'WIRE_TRANSFER', status: 'AWAITING', linkToken: null } as const;
  await app.db.update(payments).set(wire).where(eq(payments.id, id));
  const confirm = (amount?: string) =>
    owner.api.paymentActions.act(
      { id, actionId: 'confirm', body: amount === undefined ? {} : { amount } },
      withKey(),
    );
  expect(await confirm('250.00')).toMatchObject({ status: 'PARTIALLY_PAID', capturedAmount: '250.00' });
  expect(await getRefusal(confirm('750.01'))).toMatchObject({ params: { available: '750.00' } });
  expect(await confirm()).toMatchObject({ status: 'PAID', capturedAmount: '1000.00' });
  const lines = (await owner.api.payments.history({ id })).slice(0, 3);
  expect(lines.map(({ type }) => type)).toEqual(['ORDER_PAID', 'PAID', 'PARTIALLY_PAID']);
  // A wire is refunded by a wire, without the PSP.
  await owner.api.paymentActions.act({ id, actionId: 'refund', body: {} }, withKey());
  const [refund] = await app.db
    .select()
    .from(transactions)
    .where(and(eq(transactions.paymentId, id), eq(transactions.type, 'REFUND')));
  expect(refund).toMatchObject({ amount: 100_000n, card: null, status: 'APPROVED' });
});
