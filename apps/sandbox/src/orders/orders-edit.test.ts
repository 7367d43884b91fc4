import type { OrderEdit } from '@deck/api/contract/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../database/schema.ts';
import { HALCYON } from '../seed/companies.ts';
import { orderDraft, stay, transfer } from '../testing/drafts.ts';
import { cards, makeLink, makeOrder, payerAt } from '../testing/payments.ts';
import { denied, getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;
let agent: Browser;
let charter: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  agent = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
  charter = await app.signedIn('nikos.stathakis@aegeanhouse.gr');
  charter.companyId = HALCYON;
});
afterAll(() => app.close());

const worth = (amount: string, changes = {}): OrderEdit =>
  orderDraft({ positions: [{ ...stay, amount }], ...changes });
const edit = (id: string, body: OrderEdit, browser = owner) =>
  browser.api.orders.edit({ id, body }, withKey());

// Specification 3.3-3.5, 3.16, 4.21, 7.38
test('every field and the customer are replaced, and a search finds the new words', async () => {
  const { id } = await makeOrder(agent);
  await app.clock.advance(60_000);
  const body = orderDraft({
    externalId: 'Wedding/2027',
    propertyId: 'property-thalassa',
    paymentPolicy: 'OTHER',
    appliedRate: null,
    lengthOfStay: 9,
    reservationId: 'OPERA 1',
    internalNote: 'n',
    messageToCustomer: 'm',
    positions: [{ ...transfer, amount: '150.00' }],
    customer: {
      firstName: 'Élodie',
      lastName: 'Løvås',
      email: 'e@fjordmail.no',
      phone: '',
      language: 'lt',
      country: 'NO',
      companyName: 'Fjord',
    },
  });
  const edited = await edit(id, body);
  expect(edited).toMatchObject({
    ...body,
    id,
    totalAmount: '150.00',
    propertyName: 'Villa Thalassa',
    positionType: 'CAR',
    startDate: '2026-11-23',
    endDate: '2026-11-23',
    modifiedAt: '2026-11-20T07:42:00Z',
    createdAt: '2026-11-20T07:41:00Z',
    agent: { name: 'Katerina Vlachou', tag: 'UI_USER' },
  });
  expect(edited.timeline[0]).toMatchObject({ type: 'EDITED', author: { name: 'Eleni Markou' } });
  expect(await owner.api.orders.get({ id })).toEqual(edited);
  const found = async (search: string) =>
    (await owner.api.orders.list({ getOrdersRq: { search } })).content.map((one) => one.id);
  expect(await found('lovas wedding')).toEqual([id]);
  expect(await found('papadopoulou')).not.toContain(id);
  const byProperty = await owner.api.orders.list({ sort: ['property,desc'], size: 1 });
  expect(byProperty.content[0]?.id).toBe(id);
});

test('an omitted ID stays, and a duplicate is refused', async () => {
  const first = await makeOrder(owner, { externalId: 'TAKEN-1' });
  const { id, externalId } = await makeOrder(owner);
  expect((await edit(id, worth('1000.00'))).externalId).toBe(externalId);
  expect((await edit(first.id, worth('1000.00', { externalId: 'TAKEN-1' }))).externalId).toBe('TAKEN-1');
  expect(await getRefusal(edit(id, worth('1000.00', { externalId: 'TAKEN-1' })))).toEqual({
    status: 409,
    code: 'ORDER_ALREADY_EXISTS',
    params: { id: 'TAKEN-1' },
  });
});

test('of two concurrent edits to the same ID one wins and the other is refused', async () => {
  const [a, b] = [await makeOrder(owner), await makeOrder(owner)];
  const racing = await Promise.allSettled(
    [a, b].map(({ id }) => edit(id, worth('1000.00', { externalId: 'RACED' }))),
  );
  const lost = racing.filter((one) => one.status === 'rejected');
  expect(lost.map(({ reason }) => reason.code)).toEqual(['ORDER_ALREADY_EXISTS']);
});

test('the total cannot fall below what is taken, held and still asked for', async () => {
  const paid = await makeLink(owner, { amount: '300.00' });
  const orderId = paid.orderId ?? '';
  await payerAt(app, paid.link).pay(cards.good);
  const { link } = await owner.api.payments.create(
    {
      body: {
        orderId,
        type: 'PAYMENT_LINK',
        amount: '250.00',
        currency: 'EUR',
        scheme: 'AUTH',
        lifetime: 'P1D',
        description: '',
        customerNote: '',
        reference: '',
        invoiceNumber: '',
      },
    },
    withKey(),
  );
  const tooLow = { status: 409, code: 'ORDER_TOTAL_TOO_LOW', params: { minimum: '550.00', currency: 'EUR' } };
  expect((await owner.api.orders.get({ id: orderId })).leastTotalAmount).toBe('550.00');
  expect(await getRefusal(edit(orderId, worth('549.99')))).toEqual(tooLow);
  await payerAt(app, link).pay(cards.good);
  expect(await getRefusal(edit(orderId, worth('549.99')))).toEqual(tooLow);
  expect((await owner.api.orders.get({ id: orderId })).totalAmount).toBe('1000.00');
  expect(await edit(orderId, worth('550.00'))).toMatchObject({
    totalAmount: '550.00',
    availableAmount: '0.00',
  });
});

test('a total reduced to the paid amount makes the order paid, with a timeline entry', async () => {
  const { link, orderId } = await makeLink(owner, { amount: '300.00' });
  await payerAt(app, link).pay(cards.good);
  const edited = await edit(orderId ?? '', worth('300.00'));
  expect(edited).toMatchObject({ state: 'PAID', progressStatus: 'COMPLETED' });
  expect(edited.timeline[0]).toMatchObject({ type: 'ORDER_PAID', amount: '300.00', currency: 'EUR' });
});

test('the currency is fixed once there are payments', async () => {
  const { id } = await makeOrder(owner);
  const yen = orderDraft({ currency: 'JPY', appliedRate: null, positions: [{ ...stay, amount: '12000' }] });
  expect(await edit(id, yen)).toMatchObject({ currency: 'JPY', totalAmount: '12000' });
  const { orderId } = await makeLink(owner);
  expect(await getRefusal(edit(orderId ?? '', yen))).toEqual({
    status: 409,
    code: 'ORDER_CURRENCY_FIXED',
    params: { currency: 'EUR' },
  });
});

test('invalid fields and references outside the division are named', async () => {
  const { id } = await makeOrder(owner);
  const body = worth('10.005', { propertyId: 'property-halcyon' });
  expect(await getRefusal(edit(id, body))).toEqual(invalid({ 'positions.0.amount': 'amount' }));
  expect(await getRefusal(edit(id, worth('10.00', { propertyId: 'property-halcyon' })))).toEqual(
    invalid({ propertyId: 'choice' }),
  );
  for (const wanted of ['nothing', (await charter.api.orders.list()).content[0]?.id ?? 'none'])
    expect(await getRefusal(edit(wanted, worth('10.00')))).toEqual(notFound);
  expect(await getRefusal(edit(id, worth('10.00'), charter))).toEqual(notFound);
});

test('a position type without the permission can stay, but not be added', async () => {
  const yacht = {
    type: 'YACHT',
    name: 'Day charter',
    amount: '900.00',
    startDate: '2027-06-12',
    endDate: '2027-06-12',
  } as const;
  const { id } = await makeOrder(owner, { positions: [yacht] });
  expect((await edit(id, orderDraft({ positions: [{ ...yacht, amount: '950.00' }, stay] }), agent)).id).toBe(
    id,
  );
  const plain = await makeOrder(owner);
  expect(await getRefusal(edit(plain.id, orderDraft({ positions: [yacht] }), agent))).toEqual(
    denied('ORDER_POSITIONS_YACHT'),
  );
});

// Specification 4.23
test('a closed order cannot be edited', async () => {
  const { id } = await makeOrder(owner);
  const refused = { status: 409, code: 'ORDER_NOT_EDITABLE', params: {} };
  await app.db.update(orders).set({ finalized: true }).where(eq(orders.id, id));
  expect(await getRefusal(edit(id, worth('10.00')))).toEqual(refused);
  await app.db.update(orders).set({ finalized: false, revoked: true }).where(eq(orders.id, id));
  expect(await getRefusal(edit(id, worth('10.00')))).toEqual(refused);
});

test('an edit repeated with its key is a single edit', async () => {
  const { id } = await makeOrder(owner);
  const key = withKey();
  const first = await owner.api.orders.edit({ id, body: worth('500.00') }, key);
  expect(await owner.api.orders.edit({ id, body: worth('500.00') }, key)).toEqual(first);
  const edits = (await owner.api.orders.get({ id })).timeline.filter(({ type }) => type === 'EDITED');
  expect(edits).toHaveLength(1);
});

test('an edit of an outdated revision is refused, and the other edit is kept', async () => {
  const { id, revision } = await makeOrder(owner);
  await edit(id, worth('900.00', { revision }));
  const late = edit(id, worth('1000.00', { revision }), agent);
  expect(await getRefusal(late)).toEqual({ status: 409, code: 'ORDER_EDITED_MEANWHILE', params: {} });
  const now = await owner.api.orders.get({ id });
  expect(now.totalAmount).toBe('900.00');
  expect((await edit(id, worth('1000.00', { revision: now.revision }), agent)).totalAmount).toBe('1000.00');
  expect((await edit(id, worth('950.00'))).totalAmount).toBe('950.00');
});

test('of two concurrent edits of the same revision, one wins', async () => {
  const { id, revision } = await makeOrder(owner);
  const racing = await Promise.allSettled(
    ['700.00', '800.00'].map((amount) => edit(id, worth(amount, { revision }))),
  );
  const lost = racing.filter((one) => one.status === 'rejected');
  expect(lost.map(({ reason }) => reason.code)).toEqual(['ORDER_EDITED_MEANWHILE']);
});

test("payments do not change an order's revision", async () => {
  const { orderId, link } = await makeLink(owner, { amount: '300.00' });
  const { revision } = await owner.api.orders.get({ id: orderId ?? '' });
  await payerAt(app, link).pay(cards.good);
  expect((await owner.api.orders.get({ id: orderId ?? '' })).revision).toBe(revision);
});

test('two hundred positions keep their order and sum, and another is refused', async () => {
  const positions = Array.from({ length: 200 }, (_, n) => ({
    type: 'OTHER' as const,
    name: `Position ${n}`,
    amount: '0.10',
  }));
  const { id } = await makeOrder(owner);
  const edited = await edit(id, orderDraft({ positions }));
  expect(edited.totalAmount).toBe('20.00');
  expect((await owner.api.orders.get({ id })).positions.map(({ name }) => name)).toEqual(
    positions.map(({ name }) => name),
  );
  const [first] = positions;
  if (!first) throw new Error('no position');
  const more = edit(id, orderDraft({ positions: [...positions, first] }));
  expect(await getRefusal(more)).toEqual(invalid({ positions: 'max?max=200' }));
});
