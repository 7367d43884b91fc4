import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardGuest, readToken } from '../cards/testing.ts';
import { payments, userProperties } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { cards, makeOrder } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

/** A payment by saved card, scheduled for next week. */
async function scheduled(number = cards.good, scheme: 'CHARGE' | 'AUTH' = 'CHARGE') {
  const email = `guest-${crypto.randomUUID()}@example.org`;
  const order = await makeOrder(owner, {
    customer: {
      firstName: 'Yuki',
      lastName: 'Tanaka',
      email,
      phone: '',
      language: 'en',
      country: 'JP',
      companyName: '',
    },
  });
  const token = await readToken(app, number);
  const { id: tenderId } = await owner.api.orderCards.save({ id: order.id, body: { token } }, withKey());
  const { id } = await owner.api.payments.create(
    {
      body: {
        type: 'PAYMENT_CARD',
        orderId: order.id,
        tenderId,
        amount: '1000.00',
        currency: 'EUR',
        scheme,
        description: '',
        customerNote: '',
        reference: '',
        invoiceNumber: '',
        executeAt: '2026-11-23T10:00',
      },
    },
    withKey(),
  );
  return {
    id,
    payment: () => owner.api.payments.get({ id }),
    pay: (changes = {}, key = withKey()) =>
      owner.api.payTransactions.create({ body: { paymentId: id, type: 'pay', ...changes } }, key),
  };
}

describe('a saved card', () => {
  test('whose charge never arrived at the PSP is charged by the next question, once', async () => {
    const { id, pay, payment } = await scheduled();
    app.psp.line.state = 'down';
    try {
      expect((await pay()).status).toBe('PROCESSING');
    } finally {
      app.psp.line.state = 'up';
    }
    expect(await app.psp.psp.readReference(id)).toEqual([]);
    await owner.api.paymentActions.update({ id, body: {} }, withKey());
    expect(await payment()).toMatchObject({ status: 'CHARGED', capturedAmount: '1000.00' });
    expect(await owner.api.transactions.list({ id })).toMatchObject([{ type: 'CHARGE', status: 'APPROVED' }]);
    expect(await app.psp.psp.readReference(id)).toHaveLength(1);
  });

  test('is charged now, once, whatever its schedule', async () => {
    const { pay, payment } = await scheduled();
    expect((await payment()).status).toBe('SCHEDULED_CHARGE');
    const key = withKey();
    const charged = await pay({}, key);
    expect(charged).toMatchObject({
      type: 'CHARGE',
      status: 'APPROVED',
      amount: '1000.00',
      paymentType: 'PAYMENT_CARD',
      card: { number: '424242••••••4242' },
    });
    expect(await pay({}, key)).toEqual(charged);
    expect(await payment()).toMatchObject({ status: 'CHARGED', capturedAmount: '1000.00' });
    expect(await getRefusal(pay())).toMatchObject({
      status: 409,
      code: 'PAYMENT_TRANSITION_REFUSED',
      params: { status: 'CHARGED' },
    });
  });

  test('is authorised if the payment asks for a hold', async () => {
    const { pay, payment } = await scheduled(cards.good, 'AUTH');
    expect(await pay()).toMatchObject({ type: 'AUTHORIZE', status: 'APPROVED' });
    expect(await payment()).toMatchObject({ status: 'AUTHORIZED', heldAmount: '1000.00' });
  });

  test("is charged the payment's amount and no other", async () => {
    const { pay } = await scheduled();
    expect(await getRefusal(pay({ amount: '5.00' }))).toEqual(invalid({ amount: 'invalid' }));
  });

  test('that has expired is not sent to the PSP', async () => {
    const { id, pay, payment } = await scheduled();
    const { card } = await payment();
    const expired = card && { ...card, expirationMonth: 10, expirationYear: 2026 };
    await app.db.update(payments).set({ card: expired }).where(eq(payments.id, id));
    expect(await getRefusal(pay())).toMatchObject({ status: 409, code: 'CARD_EXPIRED' });
  });

  test('that the bank declines leaves the payment declined, and the answer gives the reason', async () => {
    const { id, pay, payment } = await scheduled(cards.emptied);
    expect(await getRefusal(pay())).toMatchObject({
      status: 409,
      code: 'OPERATION_DECLINED',
      params: { reason: 'INSUFFICIENT_FUNDS' },
    });
    // Without a link for another card the payment is final, and cannot be revoked.
    expect(await payment()).toMatchObject({ status: 'DECLINED', actions: { revoke: { possible: false } } });
    const revoke = owner.api.paymentActions.act({ id, actionId: 'revoke', body: {} }, withKey());
    expect(await getRefusal(revoke)).toMatchObject({ params: { status: 'DECLINED' } });
  });

  test("without the bank's answer is processing until the PSP is asked", async () => {
    const { id, pay, payment } = await scheduled(cards.lost);
    expect(await pay()).toMatchObject({ type: 'CHARGE', status: 'PROCESSING' });
    await owner.api.paymentActions.update({ id, body: {} }, withKey());
    expect((await payment()).status).toBe('CHARGED');
    const transactions = await owner.api.transactions.list({ id });
    expect(transactions.map(({ type, status }) => [type, status])).toEqual([['CHARGE', 'APPROVED']]);
  });
});

test('a card request is revoked as by its own call', async () => {
  const { id: orderId } = await makeOrder(owner);
  const asked = await owner.api.orderCards.request(
    {
      id: orderId,
      body: { channel: 'EMAIL', recipient: 'maria@example.org', lifetime: 'P1D', customerNote: '' },
    },
    withKey(),
  );
  await cardGuest(app, asked.link).post('/seen');
  const revoke = () =>
    owner.api.paymentActions.act({ id: asked.id, actionId: 'revoke', body: {} }, withKey());
  const couldRevoke = async () => (await owner.api.payments.get({ id: asked.id })).actions.revoke;
  expect(await couldRevoke()).toMatchObject({ possible: true, amount: '0.00' });
  expect((await revoke()).status).toBe('REVOKE_REQUESTED');
  expect(await getRefusal(revoke())).toMatchObject({ code: 'PAYMENT_BEING_PAID', params: { minutes: 10 } });
  expect(await couldRevoke()).toMatchObject({ possible: false, minutes: 10 });
});

const makePermanent = (ofAmount: { readonly amount?: string }) =>
  owner.api.payments.create(
    {
      body: {
        type: 'PAYMENT_LINK',
        permanent: true,
        propertyId: 'property-kalypso-bay',
        ...ofAmount,
        currency: 'EUR',
        scheme: 'CHARGE',
        lifetime: null,
        description: '',
        customerNote: '',
        reference: '',
        invoiceNumber: '',
      },
    },
    withKey(),
  );

test.each([
  ['of a fixed amount', { amount: '50.00' }],
  ['whose payer says the amount', {}],
])(
  'a permanent link %s can be revoked without an order, even while someone views it',
  async (_, ofAmount) => {
    const { id, link } = await makePermanent(ofAmount);
    const act = (actionId: 'revoke' | 'capture') =>
      owner.api.paymentActions.act({ id, actionId, body: {} }, withKey());
    expect(await getRefusal(act('capture'))).toMatchObject({ code: 'PAYMENT_TRANSITION_REFUSED' });
    await app.app.request(`${(link ?? '').replace('/pay/', '/pay/api/')}/seen`, { method: 'POST' });
    expect((await owner.api.payments.history({ id })).map(({ type }) => type)).toContain(
      'PRE_PAYMENT_PAGE_OPENED',
    );
    expect((await owner.api.payments.get({ id })).actions.revoke).toMatchObject({ possible: true });
    expect((await act('revoke')).status).toBe('REVOKED');
    expect((await owner.api.payments.history({ id }))[0]).toMatchObject({ type: 'REVOKED' });
    expect(await getRefusal(act('revoke'))).toMatchObject({ params: { status: 'REVOKED' } });
  },
);

test('a permanent link of another company or property is not found, though no order stands before it', async () => {
  const { id } = await makePermanent({});
  const captain = await someone(app, 'captain', 'OWNER', [HALCYON]);
  const narrow = await someone(app, 'narrow', 'OWNER', [AEGEAN]);
  await app.db.insert(userProperties).values({ userId: 'user-narrow', propertyId: 'property-thalassa' });
  for (const { api } of [captain, narrow])
    expect(await getRefusal(api.paymentActions.act({ id, actionId: 'revoke', body: {} }, withKey()))).toEqual(
      notFound,
    );
  expect((await owner.api.payments.get({ id })).status).toBe('LINK_CREATED');
});
