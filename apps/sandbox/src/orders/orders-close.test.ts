import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payments } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { cards, makeLink, makeOrder, payerAt, paymentDraft } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { denied, getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let agent: Browser;
let charter: Browser;

beforeAll(async () => {
  app = await createTestApp();
});
// Time passes in these tests and ends sessions.
beforeEach(async () => {
  agent = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
  charter = await app.signedIn('nikos.stathakis@aegeanhouse.gr');
  charter.companyId = HALCYON;
});
afterAll(() => app.close());

const MARIA = 'm.papadopoulou@outlook.gr';
const cancel = (id: string, body: object = { reason: 'CANCELED', comment: 'No show' }, browser = agent) =>
  browser.api.orders.cancel({ id, body: body as never }, withKey());
const act = (id: string, actionId: 'finalize' | 'unfinalize' | 'reinstate', reason?: string) =>
  agent.api.orders.act({ id, actionId, body: reason === undefined ? {} : { reason } }, withKey());
const askForCard = (id: string) =>
  agent.api.orderCards.request(
    { id, body: { channel: 'EMAIL', recipient: MARIA, lifetime: 'P1D', customerNote: '' } },
    withKey(),
  );
const readLink = async (changes = {}) => {
  const link = await makeLink(agent, changes);
  return { ...link, orderId: link.orderId ?? '' };
};
const readStatus = async (id: string) =>
  (await app.db.select().from(payments).where(eq(payments.id, id)))[0]?.status;
const notEditable = { status: 409, code: 'ORDER_NOT_EDITABLE', params: {} };
const notClosed = { status: 409, code: 'ORDER_NOT_CLOSED', params: {} };

describe('canceling', () => {
  test('needs the right to revoke payments while one is open, as finalising does', async () => {
    const clerk = await someone(app, 'no-revocation', 'AGENT', [AEGEAN]);
    const { id, orderId } = await readLink({ amount: '400.00' });
    expect(await getRefusal(cancel(orderId, {}, clerk))).toEqual(denied('PAYMENT_REVOKE'));
    const finalised = clerk.api.orders.act({ id: orderId, actionId: 'finalize', body: {} }, withKey());
    expect(await getRefusal(finalised)).toEqual(denied('PAYMENT_REVOKE'));
    expect(await readStatus(id)).toBe('LINK_CREATED');
    await agent.api.paymentActions.act({ id, actionId: 'revoke', body: {} }, withKey());
    expect(await cancel(orderId, {}, clerk)).toMatchObject({ state: 'REVOKED', revokedPayments: [] });
  });

  test('leaves nothing due and nothing to collect, until the order is reinstated', async () => {
    const { orderId } = await readLink({ amount: '400.00' });
    const read = () => agent.api.orders.get({ id: orderId });
    const { dueAmount, totalAmount } = await read();
    expect(dueAmount).toBe(totalAmount);
    await cancel(orderId);
    expect(await read()).toMatchObject({ totalAmount, dueAmount: '0.00', availableAmount: '0.00' });
    await act(orderId, 'reinstate');
    expect(await read()).toMatchObject({ dueAmount: totalAmount, availableAmount: totalAmount });
  });

  test('revokes living payments and card requests, and lists them', async () => {
    const { id, orderId, number } = await readLink({ amount: '400.00' });
    const request = await askForCard(orderId);
    const canceled = await cancel(orderId);
    expect(canceled).toMatchObject({
      state: 'REVOKED',
      cancelReason: 'CANCELED',
      closingComment: 'No show',
      availableAmount: '0.00',
      actions: {
        edit: { allowed: false, code: 'ORDER_NOT_EDITABLE' },
        cancel: { allowed: false },
        reinstate: { allowed: true, code: null },
      },
    });
    expect(canceled.revokedPayments).toEqual([
      { id, number, type: 'PAYMENT_LINK', amount: '400.00', currency: 'EUR' },
      expect.objectContaining({ id: request.id, type: 'PAYMENT_VERIFY', amount: '0.00' }),
    ]);
    expect(await readStatus(id)).toBe('REVOKED');
    expect(await readStatus(request.id)).toBe('REVOKED');
    const told = canceled.timeline.filter(({ type }) => type === 'REVOKED');
    expect(told.map(({ paymentId, reason, detail, amount }) => [paymentId, reason, detail, amount])).toEqual([
      [null, 'CANCELED', 'No show', null],
      [request.id, null, null, null],
      [id, null, null, '400.00'],
    ]);
  });

  test('leaves ended payments as they are', async () => {
    const { id, orderId } = await readLink();
    await app.db.update(payments).set({ status: 'EXPIRED' }).where(eq(payments.id, id));
    expect((await cancel(orderId)).revokedPayments).toEqual([]);
    expect(await readStatus(id)).toBe('EXPIRED');
  });

  test('is refused while the payer is on the page, with the minutes', async () => {
    const { link, orderId, id } = await readLink();
    await payerAt(app, link).post('/seen', {});
    await app.clock.advance(150_000);
    const refused = { status: 409, code: 'PAYMENT_BEING_PAID', params: { minutes: 8 } };
    expect(await getRefusal(cancel(orderId))).toEqual(refused);
    expect((await agent.api.orders.get({ id: orderId })).actions.cancel).toEqual({
      allowed: false,
      code: 'PAYMENT_BEING_PAID',
      minutes: 8,
    });
    expect(await readStatus(id)).toBe('LINK_CREATED');
    await app.clock.advance(450_000);
    expect((await cancel(orderId)).state).toBe('REVOKED');
  });

  // Specification 4.20
  test.each(['PROCESSING', 'RETRYING', 'WAITING'] as const)(
    'is refused while a payment is %s',
    async (status) => {
      const { id, orderId } = await readLink();
      await app.db.update(payments).set({ status }).where(eq(payments.id, id));
      expect(await getRefusal(cancel(orderId))).toEqual({
        status: 409,
        code: 'PAYMENT_BEING_PAID',
        params: { minutes: 1 },
      });
    },
  );

  // Specification 4.20
  test.each(['CHARGE', 'AUTH'] as const)('is refused while money is taken or held: %s', async (scheme) => {
    const { link, orderId } = await readLink({ scheme, amount: '200.00' });
    await payerAt(app, link).pay(cards.good);
    await app.clock.advance(600_000);
    expect(await getRefusal(cancel(orderId))).toEqual({ status: 409, code: 'ORDER_HAS_MONEY', params: {} });
  });

  // Specification 4.19, 7.39
  test('takes a listed reason or none, and happens once', async () => {
    const { id } = await makeOrder(agent);
    expect(await getRefusal(cancel(id, { reason: 'BORED', comment: '' }))).toEqual(
      invalid({ reason: 'choice' }),
    );
    const { id: unsaid } = await makeOrder(agent);
    expect(await cancel(unsaid, {})).toMatchObject({ state: 'REVOKED', cancelReason: null });
    const key = withKey();
    const body = { reason: 'OTHER' } as const;
    const first = await agent.api.orders.cancel({ id, body }, key);
    expect(await agent.api.orders.cancel({ id, body }, key)).toEqual(first);
    expect(await getRefusal(cancel(id))).toEqual(notEditable);
  });

  test('of another division’s order is not found', async () => {
    const { id } = await makeOrder(agent);
    expect(await getRefusal(cancel(id, undefined, charter))).toEqual(notFound);
    expect(await getRefusal(cancel('nothing'))).toEqual(notFound);
    expect(await getRefusal(act('nothing', 'finalize'))).toEqual(notFound);
  });

  test('races a payer: the order is either canceled or paid', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const { link, orderId } = await readLink();
      const payer = payerAt(app, link);
      const [canceled] = await Promise.allSettled([cancel(orderId), payer.give(cards.good, 0)]);
      const { state, paidAmount } = await agent.api.orders.get({ id: orderId });
      expect([state, paidAmount]).toEqual(
        canceled.status === 'fulfilled' ? ['REVOKED', '0.00'] : ['PAID', '1000.00'],
      );
    }
  });
});

describe('finalising', () => {
  // Specification 4.22, 4.23, 4.24, 7.42
  test('revokes living payments and lists them; capture and refund stay possible, creating and editing do not', async () => {
    const held = await readLink({ scheme: 'AUTH', amount: '300.00' });
    await payerAt(app, held.link).pay(cards.good);
    const open = await agent.api.payments.create(
      { body: paymentDraft(held.orderId, { amount: '200.00' }) },
      withKey(),
    );
    const finalized = await act(held.orderId, 'finalize', 'Checked out');
    expect(finalized).toMatchObject({
      state: 'FINALIZED',
      heldAmount: '300.00',
      closingComment: 'Checked out',
    });
    expect(finalized.revokedPayments.map(({ id }) => id)).toEqual([open.id]);
    expect(finalized.timeline[0]).toMatchObject({
      type: 'FINALIZED',
      author: { kind: 'USER', name: 'Katerina Vlachou' },
      detail: 'Checked out',
    });
    expect(await readStatus(held.id)).toBe('AUTHORIZED');
    const another = agent.api.payments.create({ body: paymentDraft(held.orderId) }, withKey());
    expect(await getRefusal(another)).toMatchObject({ code: 'ORDER_NOT_EDITABLE' });
    expect(await getRefusal(askForCard(held.orderId))).toEqual(notEditable);
    expect(await getRefusal(cancel(held.orderId))).toEqual(notEditable);
    expect(await getRefusal(act(held.orderId, 'finalize'))).toEqual(notEditable);
    expect(await getRefusal(act(held.orderId, 'reinstate'))).toEqual(notClosed);
    const opened = await act(held.orderId, 'unfinalize');
    expect(opened).toMatchObject({ state: 'PARTIALLY', closingComment: '', revokedPayments: [] });
    expect(opened.timeline[0]?.type).toBe('UNFINALIZED');
    expect(await getRefusal(act(held.orderId, 'unfinalize'))).toEqual(notClosed);
  });

  test('waits for the PSP, but not for a payer on the page', async () => {
    const { id, orderId, link } = await readLink();
    await app.db.update(payments).set({ status: 'PROCESSING' }).where(eq(payments.id, id));
    expect(await getRefusal(act(orderId, 'finalize'))).toMatchObject({ code: 'PAYMENT_BEING_PAID' });
    await app.db.update(payments).set({ status: 'LINK_SENT' }).where(eq(payments.id, id));
    await payerAt(app, link).post('/seen', {});
    expect((await act(orderId, 'finalize')).revokedPayments).toHaveLength(1);
    const { status } = await payerAt(app, link).pay(cards.good);
    expect(status).toBe(409);
  });

  test('leaves a partially paid wire as it is', async () => {
    const { id, orderId } = await readLink();
    await app.db
      .update(payments)
      .set({ status: 'PARTIALLY_PAID', type: 'WIRE_TRANSFER', captured: 1_000n })
      .where(eq(payments.id, id));
    expect((await act(orderId, 'finalize')).revokedPayments).toEqual([]);
    expect(await readStatus(id)).toBe('PARTIALLY_PAID');
  });
});

// Specification 4.25
test('reinstating undoes a cancellation; its payments stay revoked and new payments are possible', async () => {
  const { id, orderId } = await readLink();
  await cancel(orderId);
  const back = await act(orderId, 'reinstate', 'They came after all');
  expect(back).toMatchObject({ cancelReason: null, closingComment: '', availableAmount: '1000.00' });
  expect(back.state).toBe('NEW');
  expect(back.timeline[0]).toMatchObject({ type: 'REINSTATED', detail: 'They came after all' });
  expect(await readStatus(id)).toBe('REVOKED');
  const again = await agent.api.payments.create({ body: paymentDraft(orderId) }, withKey());
  expect(again.status).toBe('LINK_CREATED');
  expect(await getRefusal(act(orderId, 'reinstate'))).toEqual(notClosed);
});

test('an unknown action is refused', async () => {
  const { id } = await makeOrder(agent);
  expect(await getRefusal(act(id, 'explode' as never))).toEqual(invalid({ actionId: 'choice' }));
});
