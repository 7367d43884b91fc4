import type { PaymentAction } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments, pspOperations, transactions, users } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { demoPeople } from '../seed/people.ts';
import { seedPeople } from '../seed/seed-base.ts';
import { cards, makeLink, payerAt } from '../testing/payments.ts';
import { denied, getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

type Body = Parameters<Browser['api']['paymentActions']['act']>[0]['body'];

/** A payment of 1000.00 euros whose payer has given a card. */
async function paid(
  changes: Parameters<typeof makeLink>[1] = {},
  card = cards.good,
  columns?: Partial<typeof payments.$inferInsert>,
) {
  const { id, link, orderId } = await makeLink(owner, changes);
  if (columns) await app.db.update(payments).set(columns).where(eq(payments.id, id));
  await payerAt(app, link).pay(card);
  return {
    id,
    orderId: orderId ?? '',
    act: (actionId: PaymentAction, body: Body = {}, key = withKey(), browser = owner) =>
      browser.api.paymentActions.act({ id, actionId, body }, key),
    payment: () => owner.api.payments.get({ id }),
    order: () => owner.api.orders.get({ id: orderId ?? '' }),
    history: () => owner.api.payments.history({ id }),
    moved: async () =>
      (await owner.api.transactions.list({ id })).map(
        ({ type, status, amount }) => `${type} ${status} ${amount}`,
      ),
  };
}
const held = () => paid({ scheme: 'AUTH' });
const refused = (status: string) => ({
  status: 409,
  code: 'PAYMENT_TRANSITION_REFUSED',
  params: { status },
});
const tooMuch = (available: string) => ({
  status: 409,
  code: 'AMOUNT_EXCEEDS_AVAILABLE',
  params: { available, currency: 'EUR' },
});

describe('a capture', () => {
  // Specification 3.27, 4.27
  test('takes a part, then the rest', async () => {
    const { act, order, moved, history } = await held();
    const body = { amount: '300.00', description: 'First night' };
    expect(await act('capture', body)).toMatchObject({
      status: 'PARTIALLY_CAPTURED',
      capturedAmount: '300.00',
      heldAmount: '700.00',
      captureDescription: 'First night',
    });
    expect(await getRefusal(act('capture', { amount: '700.01' }))).toEqual(tooMuch('700.00'));
    expect(await act('capture')).toMatchObject({ status: 'CAPTURED', heldAmount: '0.00' });
    expect(await moved()).toEqual([
      'CAPTURE APPROVED 700.00',
      'CAPTURE APPROVED 300.00',
      'AUTHORIZE APPROVED 1000.00',
    ]);
    expect(await order()).toMatchObject({ state: 'PAID', paidAmount: '1000.00' });
    expect(
      (await history()).slice(0, 3).map(({ type, author, amount }) => [type, author.name, amount]),
    ).toEqual([
      ['ORDER_PAID', '', '1000.00'],
      ['CHARGED', 'Eleni Markou', '700.00'],
      ['PARTIALLY_CAPTURED', 'Eleni Markou', '300.00'],
    ]);
    expect(await getRefusal(act('capture'))).toEqual(refused('CAPTURED'));
  });

  // Specification 4.27
  test('of a charge is refused', async () => {
    const { act } = await paid();
    expect(await getRefusal(act('capture'))).toEqual(refused('CHARGED'));
  });

  test('names the amount it expects', async () => {
    const { act } = await held();
    expect(await getRefusal(act('capture', { amount: '1.005' }))).toEqual(invalid({ amount: 'amount' }));
    expect(await getRefusal(act('capture', { amount: '0.00' }))).toMatchObject({ status: 400 });
  });

  test('with a misspelt amount is refused and takes nothing', async () => {
    const { id, act } = await held();
    const misspelt = { amuont: '5.00' } as object;
    expect(await getRefusal(act('capture', misspelt))).toMatchObject({ status: 400, code: 'INVALID_VALUE' });
    expect((await owner.api.payments.get({ id })).capturedAmount).toBe('0.00');
  });
});

describe('a refund', () => {
  // Specification 3.28, 3.29, 4.28
  test('returns a part, then the rest', async () => {
    const { act, order, id } = await paid();
    expect(await act('refund', { amount: '400.00', description: 'Shortened stay' })).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refundedAmount: '400.00',
      refundDescription: 'Shortened stay',
    });
    expect(await order()).toMatchObject({ state: 'PARTIALLY_REFUNDED', paidAmount: '600.00' });
    expect(await getRefusal(act('refund', { amount: '600.01' }))).toEqual(tooMuch('600.00'));
    expect(await act('refund')).toMatchObject({ status: 'REFUNDED', refundedAmount: '1000.00' });
    const [, first] = await owner.api.transactions.list({ id });
    expect(first).toMatchObject({
      type: 'REFUND',
      amount: '400.00',
      initialAmount: '1000.00',
      refundDescription: 'Shortened stay',
      captureDescription: null,
      reversalDescription: null,
      createdBy: 'Eleni Markou',
      card: { number: expect.stringMatching(/^424242•+4242$/) },
      rrn: expect.stringMatching(/^\d{12}$/),
    });
  });

  test("of a converted payment returns the card's amount, to the last unit", async () => {
    const converted = { acquisitionAmount: 108_333n, acquisitionCurrency: 'USD' };
    const { act, id } = await paid({}, cards.good, converted);
    for (const amount of ['333.33', '333.33', '333.34']) await act('refund', { amount });
    const parts = (await owner.api.transactions.list({ id })).filter(({ type }) => type === 'REFUND');
    expect(parts.map((one) => [one.amount, one.convertedAmount, one.convertedCurrency])).toEqual([
      ['333.34', '361.12', 'USD'],
      ['333.33', '361.10', 'USD'],
      ['333.33', '361.11', 'USD'],
    ]);
  });
});

describe('a void', () => {
  // Specification 4.29, 4.40
  test('releases the whole hold', async () => {
    const { act, order, moved, history } = await held();
    expect(await act('void', { description: 'Paid in cash' })).toMatchObject({
      status: 'VOIDED',
      heldAmount: '0.00',
    });
    expect(await moved()).toEqual(['VOID APPROVED 1000.00', 'AUTHORIZE APPROVED 1000.00']);
    expect((await history())[0]).toMatchObject({ type: 'VOIDED', author: { name: 'Eleni Markou' } });
    expect(await order()).toMatchObject({ state: 'VOIDED', heldAmount: '0.00' });
  });

  test('releases the rest of a hold', async () => {
    const { act } = await held();
    await act('capture', { amount: '400.00' });
    expect(await act('void')).toMatchObject({
      status: 'PARTIALLY_CAPTURED',
      capturedAmount: '400.00',
      heldAmount: '0.00',
    });
    expect(await getRefusal(act('capture'))).toEqual(refused('PARTIALLY_CAPTURED'));
  });

  test('takes no amount', async () => {
    const { act } = await held();
    expect(await getRefusal(act('void', { amount: '5.00' }))).toEqual(invalid({ amount: 'invalid' }));
  });
});

describe('a revocation', () => {
  // Specification 4.30, 4.40, 7.54
  test('ends a link that nobody has opened', async () => {
    const { id, link } = await makeLink(owner);
    const body = { reason: 'Guest pays at the desk' };
    expect(await owner.api.paymentActions.act({ id, actionId: 'revoke', body }, withKey())).toMatchObject({
      status: 'REVOKED',
    });
    expect((await owner.api.payments.history({ id }))[0]).toMatchObject({ type: 'REVOKED', ...body });
    expect(await payerAt(app, link).pay(cards.good)).toMatchObject({ status: 409 });
  });

  // Specification 4.31
  test('waits until the payer has left the page', async () => {
    const { id, link } = await makeLink(owner);
    const revoke = () =>
      getRefusal(owner.api.paymentActions.act({ id, actionId: 'revoke', body: {} }, withKey()));
    await payerAt(app, link).post('/seen', {});
    expect(await revoke()).toEqual({ status: 409, code: 'PAYMENT_BEING_PAID', params: { minutes: 10 } });
    await app.clock.advance(9.5 * 60_000);
    expect(await revoke()).toMatchObject({ params: { minutes: 1 } });
    await app.clock.advance(30_000);
    const { status } = await owner.api.paymentActions.act({ id, actionId: 'revoke', body: {} }, withKey());
    expect(status).toBe('REVOKED');
  });

  // Specification 4.30
  test('is refused while the payment is processing and once it is paid', async () => {
    const waiting = await paid({}, cards.lost);
    await app.clock.advance(3_600_000);
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    expect(await getRefusal(waiting.act('revoke'))).toMatchObject({
      code: 'PAYMENT_BEING_PAID',
      params: { minutes: 1 },
    });
    expect(await getRefusal((await paid()).act('revoke'))).toEqual(refused('CHARGED'));
  });

  test('of a payment that waits for billing details cancels it, at the PSP too', async () => {
    const { id, act } = await paid({}, cards.withoutAddress);
    expect(await act('revoke')).toMatchObject({ status: 'CANCELED' });
    const [operation] = await app.db.select().from(pspOperations).where(eq(pspOperations.paymentId, id));
    expect(operation).toMatchObject({ outcome: 'CANCELED', answered: true });
  });
});

describe('an action', () => {
  test('moves money once, however often it is pressed', async () => {
    const { act, moved } = await paid();
    const key = withKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => act('refund', { amount: '100.00' }, key)),
    );
    expect(new Set(answers.map(({ refundedAmount }) => refundedAmount))).toEqual(new Set(['100.00']));
    expect(await moved()).toEqual(['REFUND APPROVED 100.00', 'CHARGE APPROVED 1000.00']);
  });

  // Specification 5.34
  test('never moves more than available, even many at once', async () => {
    const { act, payment } = await paid();
    const settled = await Promise.allSettled(
      Array.from({ length: 8 }, () => act('refund', { amount: '300.00' })),
    );
    // Those that come while one is at the PSP are refused; the rest is refunded one after the other.
    const done = settled.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBeGreaterThan(0);
    for (let left = done; left < 3; left += 1) await act('refund', { amount: '300.00' });
    await expect(act('refund', { amount: '300.00' })).rejects.toMatchObject({
      code: 'AMOUNT_EXCEEDS_AVAILABLE',
    });
    expect((await payment()).refundedAmount).toBe('900.00');
  });

  // Specification 6.2-6.5
  test.each([
    ['capture', 'PAYMENT_CAPTURE'],
    ['refund', 'PAYMENT_REFUND'],
    ['void', 'PAYMENT_VOID'],
    ['revoke', 'PAYMENT_REVOKE'],
    ['confirm', 'PAYMENT_CAPTURE'],
  ] as const)('%s requires %s', async (action, right) => {
    const login = `may-${action}@aegeanhouse.gr`;
    const [model] = demoPeople;
    if (!model) throw new Error('The demo has nobody');
    const person = { ...model, id: `user-${action}`, login, divisions: [AEGEAN] };
    await seedPeople(app.db, [{ ...person, role: 'VIEWER', rights: [] }]);
    const someone = await app.signedIn(login);
    const { act } = await held();
    const press = () => getRefusal(act(action, { amount: '9999.00' }, withKey(), someone));
    expect(await press()).toEqual(denied(right));
    await app.db
      .update(users)
      .set({ rights: [right] })
      .where(eq(users.id, `user-${action}`));
    expect((await press()).code).not.toBe('ACCESS_DENIED');
  });

  test('with an unknown name is an invalid value, with an unknown payment not found', async () => {
    const path = `/api/v1/payments/unknown/actions/steal`;
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '',
    };
    expect((await owner.send(path, { method: 'POST', body: '{}', headers })).status).toBe(400);
    const unknown = { id: "'; drop", actionId: 'refund' as const, body: {} };
    expect(await getRefusal(owner.api.paymentActions.act(unknown, withKey()))).toEqual(notFound);
  });
});

describe('a bank that refuses', () => {
  test.each([
    ['capture', cards.captureDeclined, 'CAPTURE', 'AUTH'],
    ['refund', cards.refundDeclined, 'REFUND', 'CHARGE'],
    ['void', cards.voidDeclined, 'VOID', 'AUTH'],
  ] as const)(
    'a %s leaves the payment as it is, and the refusal in its history',
    async (action, card, type, scheme) => {
      const { act, payment, moved, history, id } = await paid({ scheme }, card);
      const before = await payment();
      const key = withKey();
      const declined = { status: 409, code: 'OPERATION_DECLINED', params: { reason: 'DO_NOT_HONOUR' } };
      expect(await getRefusal(act(action, {}, key))).toMatchObject(declined);
      expect(await getRefusal(act(action, {}, key))).toMatchObject(declined);
      expect(await payment()).toMatchObject({ status: before.status, heldAmount: before.heldAmount });
      expect((await moved())[0]).toBe(`${type} DECLINED 1000.00`);
      const [line] = await history();
      expect(line).toMatchObject({
        type: 'ERROR',
        author: { name: 'Eleni Markou' },
        reason: 'DO_NOT_HONOUR',
      });
      // The second press did not ask the bank.
      expect(await app.db.select().from(transactions).where(eq(transactions.paymentId, id))).toHaveLength(2);
    },
  );
});

test('a pending operation blocks others until its outcome is known', async () => {
  const { act, payment, moved, id } = await paid({ scheme: 'AUTH' }, cards.captureLost);
  expect(await act('capture', { amount: '600.00', description: 'Deposit' })).toMatchObject({
    status: 'AUTHORIZED',
    capturedAmount: '0.00',
  });
  expect(await moved()).toEqual(['CAPTURE PROCESSING 600.00', 'AUTHORIZE APPROVED 1000.00']);
  for (const action of ['capture', 'void'] as const)
    expect(await getRefusal(act(action))).toMatchObject({ status: 409, code: 'OPERATION_PENDING' });
  expect(await owner.api.paymentActions.externalState({ id })).toMatchObject({
    capturedAmount: '600.00',
    inSync: false,
  });

  await owner.api.paymentActions.update({ id, body: {} }, withKey());
  expect(await payment()).toMatchObject({
    status: 'PARTIALLY_CAPTURED',
    capturedAmount: '600.00',
    captureDescription: 'Deposit',
  });
  expect(await moved()).toEqual(['CAPTURE APPROVED 600.00', 'AUTHORIZE APPROVED 1000.00']);
  expect(await owner.api.paymentActions.externalState({ id })).toMatchObject({ inSync: true });
  await owner.api.paymentActions.update({ id, body: {} }, withKey());
  expect((await payment()).capturedAmount).toBe('600.00');
});
