import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payments, tenders } from '../database/schema.ts';
import { wholeCompany } from '../scope.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { runDataOf } from '../testing/data-statements.ts';
import { expiredToken, makeLink, makeOrder, paymentDraft } from '../testing/payments.ts';
import { getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { findTender } from './find-tender.ts';
import { plastic, readToken } from './testing.ts';

let app: TestApp;
let agent: Browser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  agent = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
});
afterAll(() => app.close());

const freshOrder = (
  email = `guest-${crypto.randomUUID()}@example.org`,
  phone = '',
  [firstName, lastName] = ['Yuki', 'Tanaka'],
) =>
  makeOrder(agent, {
    customer: {
      firstName,
      lastName,
      email,
      phone,
      language: 'en',
      country: 'JP',
      companyName: '',
    },
  });
const save = (id: string, token: string, browser = agent) =>
  browser.api.orderCards.save({ id, body: { token } }, withKey());
const remove = (id: string, tenderId: string) => agent.api.orderCards.cancel({ id, tenderId }, withKey());

// Specification 7.44, 3.34, 3.35, 3.37
test('a card stored by the PSP is checked and saved, without its number', async () => {
  const { id, customer } = await freshOrder();
  const token = await readToken(app, plastic.good);
  const saved = await save(id, token);
  expect(saved).toMatchObject({
    content: 'CARD',
    state: 'TOKENIZED',
    type: 'visa',
    name: '424242••••••4242',
    cardHolder: 'MARIA PAPADOPOULOU',
    expirationMonth: 8,
    expirationYear: 2028,
    expired: false,
    customerEmail: customer.email,
    createdBy: 'Katerina Vlachou',
    link: null,
  });
  expect(await agent.api.orderCards.list({ id })).toEqual([saved]);
  const order = await agent.api.orders.get({ id });
  expect(order).toMatchObject({ state: 'NEW', tags: ['DECK'], tenderCount: 1, paymentCount: 0 });
  expect(order.timeline[0]).toMatchObject({ type: 'PROCESSED', author: { kind: 'USER' } });
  expect(await findTender(app.db, wholeCompany(AEGEAN), saved.id)).toMatchObject({
    id: saved.id,
    pspToken: token,
  });
  expect(await findTender(app.db, wholeCompany(HALCYON), saved.id)).toBeUndefined();
});

// Specification 8.17
test('the same card is saved once per guest, however often and however many at once', async () => {
  const { id } = await freshOrder();
  await save(id, await readToken(app, plastic.good));
  expect(await getRefusal(save(id, await readToken(app, plastic.good)))).toEqual({
    status: 409,
    code: 'CARD_ALREADY_TOKENIZED',
    params: {},
  });
  const other = await freshOrder();
  const tokens = await Promise.all([1, 2, 3, 4].map(() => readToken(app, plastic.good)));
  const racing = await Promise.allSettled(tokens.map((token) => save(other.id, token)));
  expect(racing.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await agent.api.orderCards.list({ id: other.id })).toHaveLength(1);
});

test('a guest without an e-mail address is identified by phone, without either by the order', async () => {
  const first = await freshOrder('', '+81 90 5555 1234');
  const second = await freshOrder('', '+819055551234');
  const nameless = await freshOrder('', '');
  await save(first.id, await readToken(app, plastic.good));
  expect(await agent.api.orderCards.list({ id: second.id })).toHaveLength(1);
  expect(await agent.api.orderCards.list({ id: nameless.id })).toEqual([]);
});

test('two people who share an address neither see, charge nor delete the card of the other', async () => {
  const family = `family-${crypto.randomUUID()}@example.org`;
  const [maria, nikos] = [
    await freshOrder(family, '', ['Maria', 'Petrou']),
    await freshOrder(family.toUpperCase(), '', ['Nikos', 'Petrou']),
  ];
  const card = await save(maria.id, await readToken(app, plastic.good));
  expect(await agent.api.orderCards.list({ id: nikos.id })).toEqual([]);
  expect((await agent.api.orders.get({ id: nikos.id })).tenderCount).toBe(0);
  const charge = (orderId: string) => {
    const { lifetime: _, ...draft } = paymentDraft(orderId, { amount: '10.00' });
    const body = { ...draft, type: 'PAYMENT_CARD', orderId, amount: '10.00', tenderId: card.id } as const;
    return agent.api.payments.create({ body }, withKey());
  };
  expect(await getRefusal(charge(nikos.id))).toEqual(invalid({ tenderId: 'choice' }));
  expect(await getRefusal(remove(nikos.id, card.id))).toEqual(notFound);
  // The same card of the household is saved for each of them.
  expect((await save(nikos.id, await readToken(app, plastic.good))).id).not.toBe(card.id);

  const again = await freshOrder(family, '', ['PETROU', 'María ']);
  expect((await agent.api.orderCards.list({ id: again.id })).map(({ id }) => id)).toEqual([card.id]);
  expect((await charge(again.id)).status).toBe('CHARGED');
});

test('a card of an older version belongs to the person of the order it was saved with', async () => {
  const family = `family-${crypto.randomUUID()}@example.org`;
  const names = [
    ['Élodie', 'Łada Groß'],
    ['Zoë', 'Łada Groß'],
  ] as const;
  const [maria, nikos] = [
    await freshOrder(family, '', [...names[0]]),
    await freshOrder(family, '', [...names[1]]),
  ];
  const card = await save(maria.id, await readToken(app, plastic.good));
  const [before] = await app.db.select().from(tenders).where(eq(tenders.id, card.id));
  await app.db.update(tenders).set({ customerKey: family }).where(eq(tenders.id, card.id));
  await runDataOf(app.db, 'card_owners');
  const [after] = await app.db.select().from(tenders).where(eq(tenders.id, card.id));
  expect(after?.customerKey).toBe(before?.customerKey);
  expect(await agent.api.orderCards.list({ id: nikos.id })).toEqual([]);
  const third = await freshOrder(family, '', [...names[0]]);
  expect(await agent.api.orderCards.list({ id: third.id })).toHaveLength(1);
});

test('a guest of two companies has separate cards with each', async () => {
  const email = `both-${crypto.randomUUID()}@example.org`;
  const charter = await app.signedIn('nikos.stathakis@aegeanhouse.gr');
  charter.companyId = HALCYON;
  const stay = await freshOrder(email);
  const saved = await save(stay.id, await readToken(app, plastic.good));
  const cruise = await makeOrder(charter, {
    propertyId: 'property-halcyon',
    customer: stay.customer,
    positions: [
      { type: 'YACHT', name: 'Day', amount: '900.00', startDate: '2027-06-12', endDate: '2027-06-12' },
    ],
  });
  expect(await charter.api.orderCards.list({ id: cruise.id })).toEqual([]);
  const theirs = charter.api.orderCards.cancel({ id: cruise.id, tenderId: saved.id }, withKey());
  expect(await getRefusal(theirs)).toEqual(notFound);
  const own = await save(cruise.id, await readToken(app, plastic.good), charter);
  expect(own.id).not.toBe(saved.id);
});

test('a declined, expired or unknown card is not saved', async () => {
  const { id } = await freshOrder();
  expect(await getRefusal(save(id, await readToken(app, plastic.poor)))).toEqual({
    status: 409,
    code: 'OPERATION_DECLINED',
    params: { reason: 'INSUFFICIENT_FUNDS' },
  });
  expect(await getRefusal(save(id, await expiredToken(app)))).toMatchObject({
    status: 409,
    code: 'CARD_EXPIRED',
  });
  expect(await getRefusal(save(id, 'tok_made_up'))).toEqual(invalid({ token: 'invalid' }));
  expect(await getRefusal(save('nothing', 'tok'))).toEqual(notFound);
  expect(await agent.api.orderCards.list({ id })).toEqual([]);
});

test('a card that has expired meanwhile says so', async () => {
  const { id } = await freshOrder();
  const saved = await save(id, await readToken(app, plastic.good));
  const [row] = await app.db.select().from(payments).where(eq(payments.id, saved.id));
  if (!row?.card) throw new Error('No card');
  const card = { ...row.card, expirationYear: 2025 };
  await app.db.update(payments).set({ card }).where(eq(payments.id, saved.id));
  expect((await agent.api.orderCards.list({ id }))[0]).toMatchObject({ expired: true, state: 'TOKENIZED' });
});

// Specification 4.12, 7.46
test('a saved card can be deleted from any order of its guest, and saved again', async () => {
  const email = `kept-${crypto.randomUUID()}@example.org`;
  const [first, second] = [await freshOrder(email), await freshOrder(email)];
  const saved = await save(first.id, await readToken(app, plastic.good));
  expect(await remove(second.id, saved.id)).toMatchObject({ id: saved.id, state: 'REVOKED' });
  expect(await findTender(app.db, wholeCompany(AEGEAN), saved.id)).toBeUndefined();
  expect(await agent.api.orderCards.list({ id: second.id })).toEqual([]);
  expect((await agent.api.orders.get({ id: first.id })).timeline[0]).toMatchObject({
    type: 'REVOKED',
    detail: 'Visa •••• 4242',
  });
  expect(await getRefusal(remove(first.id, saved.id))).toMatchObject({ code: 'PAYMENT_TRANSITION_REFUSED' });
  expect((await save(first.id, await readToken(app, plastic.good))).state).toBe('TOKENIZED');
});

test('a card with a scheduled charge cannot be deleted, and the refusal names the charge', async () => {
  const { id } = await freshOrder();
  const saved = await save(id, await readToken(app, plastic.good));
  const charge = await makeLink(agent);
  await app.db
    .update(payments)
    .set({ status: 'SCHEDULED_CHARGE', type: 'PAYMENT_CARD', tenderId: saved.id })
    .where(eq(payments.id, charge.id));
  expect(await getRefusal(remove(id, saved.id))).toEqual({
    status: 409,
    code: 'TENDER_IN_USE',
    params: { payments: charge.number },
  });
  const [kept] = await app.db.select().from(tenders).where(eq(tenders.id, saved.id));
  expect(kept?.deletedAt).toBeNull();
  await app.db.update(payments).set({ status: 'REVOKED' }).where(eq(payments.id, charge.id));
  expect((await remove(id, saved.id)).state).toBe('REVOKED');
});

test('no card number is stored or logged', async () => {
  const { id } = await freshOrder();
  await save(id, await readToken(app, plastic.good));
  const { rows } = await app.connection.pool.query('SELECT t::text AS row FROM deck.tenders t');
  const said = JSON.stringify([rows, app.log]);
  expect(said).toContain('424242••••••4242');
  expect(said).not.toMatch(/4242 ?4242 ?4242 ?4242/);
});
