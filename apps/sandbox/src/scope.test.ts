import type { OrderDraft } from '@deck/api/contract/orders';
import type { PaymentPlanDraft } from '@deck/api/contract/payments';
import { assignableRights } from '@deck/api/vocabulary';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { letters, messages, userNotifications, userProperties } from './database/schema.ts';
import { runImports } from './import/run-imports.ts';
import { runDue } from './scheduler/run-due.ts';
import { AEGEAN, HALCYON } from './seed/companies.ts';
import { headings, stayRow, stays, tableFile, templateDraft } from './testing/csv.ts';
import { orderDraft, paymentDraft, planDraft, stay } from './testing/drafts.ts';
import { cards, getServices, makeLink, makeOrder, payerAt } from './testing/payments.ts';
import { someone } from './testing/people.ts';
import { getRefusal, invalid, notFound } from './testing/refusals.ts';
import { saveCard } from './testing/saved-card.ts';
import { type Browser, createTestApp, type TestApp, withKey } from './testing/test-app.ts';
import { whileLocked } from './testing/while-locked.ts';

// What somebody with assigned properties sees and does. Every call is in contract-tests/assigned-properties.test.ts.

const OWN = 'property-lykavittos';
const OTHER = 'property-kalypso-bay';
const PERSON = 'user-one-property';

type Planned = PaymentPlanDraft['payments'][number];

let app: TestApp;
/** Sees all of the company. */
let owner: Browser;
/** Has every right but an owner's, and is assigned to one property. */
let person: Browser;

const assign = async (...ids: string[]) => {
  await app.db.delete(userProperties).where(eq(userProperties.userId, PERSON));
  if (ids.length > 0)
    await app.db.insert(userProperties).values(ids.map((propertyId) => ({ userId: PERSON, propertyId })));
};

/** What a stay at a property is made of. */
const at = (propertyId: string, amount = '1000.00'): Partial<OrderDraft> => ({
  propertyId,
  positions: [{ ...stay, amount, propertyId }],
});
const paidAt = async (propertyId: string) => {
  const link = await makeLink(owner, {}, at(propertyId));
  await payerAt(app, link.link).pay(cards.good);
  return link;
};

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  person = await someone(app, 'one-property', 'MANAGER', [AEGEAN], assignableRights);
});
beforeEach(() => assign(OWN));
afterAll(() => app.close());

describe('somebody assigned to one property', () => {
  test('finds its orders and payments alone, with their sums, chart, balance and choices', async () => {
    const { api } = person;
    const before = await api.payments.list({ getPaymentsRq: { series: 'day' } });
    await paidAt(OTHER);
    await makeLink(owner, { scheme: 'AUTH' }, at(OTHER));
    expect(await api.payments.list({ getPaymentsRq: { series: 'day' } })).toEqual(before);

    const mine = await paidAt(OWN);
    const found = await api.payments.list({ getPaymentsRq: { series: 'month' } });
    expect(found.content.map(({ id }) => id)).toEqual([mine.id]);
    expect(found.totals).toEqual([{ currency: 'EUR', count: 1, paid: '1000.00', refunded: '0.00' }]);
    expect(found.series).toEqual([{ period: '2026-11', currency: 'EUR', paid: '1000.00', refunded: '0.00' }]);
    // A filter that daily sums cannot answer.
    const filtered = await api.payments.list({ getPaymentsRq: { amountFrom: '1.00' } });
    expect(filtered).toMatchObject({ totals: found.totals, totalElements: 1 });
    expect((await api.orders.list({})).content.map(({ id }) => id)).toEqual([mine.orderId]);
    expect((await api.orders.list({ pinnedup: true })).totalElements).toBe(1);
    const elsewhere = { propertyIds: [OTHER] };
    expect((await api.orders.list({ getOrdersRq: elsewhere })).content).toEqual([]);
    expect((await api.payments.list({ getPaymentsRq: elsewhere })).content).toEqual([]);
    expect(await api.payments.filter({ fieldName: 'property' })).toMatchObject([{ value: OWN, count: 1 }]);
    expect(await api.payments.filter({ fieldName: 'status' })).toMatchObject([
      { value: 'CHARGED', count: 1 },
    ]);
    const balances = await api.businessProfiles.balances({ id: AEGEAN });
    expect(balances.find(({ currency }) => currency === 'EUR')).toMatchObject({ pending: '1000.00' });
    expect(await api.payTransactions.list({})).toMatchObject({ totalElements: 1 });
  });

  test('is offered its own property alone, and the next number of its orders', async () => {
    const { properties } = await person.api.users.environment({ userId: PERSON });
    expect(properties.map(({ id }) => id)).toEqual([OWN]);
    expect((await person.api.properties.list({})).map(({ id }) => id)).toEqual([OWN]);
    expect(await getRefusal(person.api.properties.get({ id: OTHER }))).toEqual(notFound);
    const next = await person.api.sequences.next({ entityName: 'order' });
    expect(next.properties.every(({ propertyId }) => propertyId === OWN)).toBe(true);
  });

  test('writes no order into another property, nor a permanent link, and is told so at the field', async () => {
    const { api } = person;
    const refused = invalid({ propertyId: 'notAssigned', 'positions.0.propertyId': 'notAssigned' });
    expect(await getRefusal(makeOrder(person, at(OTHER)))).toEqual(refused);
    const { id } = await makeOrder(person, at(OWN));
    expect(await getRefusal(api.orders.edit({ id, body: orderDraft(at(OTHER)) }, withKey()))).toEqual(
      refused,
    );
    expect(await api.orders.get({ id })).toMatchObject({ propertyId: OWN });
    expect(await getRefusal(makeOrder(person, at('property-halcyon')))).toEqual(
      invalid({ propertyId: 'choice', 'positions.0.propertyId': 'choice' }),
    );
    const { orderId: _, amount: __, ...link } = paymentDraft('');
    const body = { ...link, permanent: true as const, propertyId: OTHER };
    expect(await getRefusal(api.payments.create({ body }, withKey()))).toEqual(
      invalid({ propertyId: 'notAssigned' }),
    );
  });

  test('edits an order of its own that has a stay elsewhere, and keeps that stay', async () => {
    const mixed = { propertyId: OWN, positions: [{ ...stay, amount: '1000.00', propertyId: OTHER }] };
    const { id } = await makeOrder(owner, mixed);
    const body = orderDraft({ ...mixed, internalNote: 'Late arrival' });
    expect(await person.api.orders.edit({ id, body }, withKey())).toMatchObject({
      internalNote: 'Late arrival',
    });
    const third = { ...stay, amount: '1000.00', propertyId: 'property-thalassa' };
    const other = orderDraft({ ...mixed, positions: [third] });
    expect(await getRefusal(person.api.orders.edit({ id, body: other }, withKey()))).toEqual(
      invalid({ 'positions.0.propertyId': 'notAssigned' }),
    );
  });

  test('does not see the cards that a guest left at another property, and cannot charge or delete them', async () => {
    const customer = { ...orderDraft().customer, email: `${crypto.randomUUID()}@postbox.example` };
    const elsewhere = await makeOrder(owner, { ...at(OTHER), customer });
    const here = await makeOrder(owner, { ...at(OWN), customer });
    const tenderId = await saveCard(app, owner, elsewhere.id, cards.good);
    expect(await owner.api.orderCards.list({ id: here.id })).toHaveLength(1);
    expect(await person.api.orderCards.list({ id: here.id })).toEqual([]);
    expect(await person.api.orders.get({ id: here.id })).toMatchObject({ tenderCount: 0 });
    const { lifetime: _, ...charge } = paymentDraft(here.id);
    const amount = '1000.00';
    const body = { ...charge, type: 'PAYMENT_CARD' as const, orderId: here.id, amount, tenderId };
    expect(await getRefusal(person.api.payments.create({ body }, withKey()))).toEqual(notFound);
    const [deposit, rest] = planDraft().payments as [Planned, Planned];
    const plan = (id: string, second: Planned) =>
      person.api.orderPayments.plan({ id, body: { payments: [deposit, second] } }, withKey());
    const executeAt = '2026-11-22T10:00';
    const charged: Planned = { type: 'PAYMENT_CARD', amount: '700.00', tenderId, executeAt };
    expect(await getRefusal(plan(here.id, charged))).toEqual({ ...notFound, params: { payment: 1 } });
    expect(await getRefusal(plan(elsewhere.id, rest))).toEqual(notFound);
    const removed = person.api.orderCards.cancel({ id: here.id, tenderId }, withKey());
    expect(await getRefusal(removed)).toEqual(notFound);
  });

  test('deletes no card that a charge of another property needs, and is not told its number', async () => {
    const customer = { ...orderDraft().customer, email: `${crypto.randomUUID()}@postbox.example` };
    const here = await makeOrder(owner, { ...at(OWN), customer });
    const elsewhere = await makeOrder(owner, { ...at(OTHER), customer });
    const tenderId = await saveCard(app, owner, here.id, cards.good);
    const { lifetime: _, ...charge } = paymentDraft(elsewhere.id);
    const orderId = elsewhere.id;
    const scheduled = { orderId, amount: '1000.00', tenderId, executeAt: '2026-11-22T10:00' };
    const body = { ...charge, type: 'PAYMENT_CARD' as const, ...scheduled };
    await owner.api.payments.create({ body }, withKey());
    const removed = person.api.orderCards.cancel({ id: here.id, tenderId }, withKey());
    expect(await getRefusal(removed)).toEqual({ status: 409, code: 'TENDER_IN_USE_ELSEWHERE', params: {} });
  });
});

describe('an assignment that changes', () => {
  test('counts at the next call, and nobody assigned sees all', async () => {
    const { id } = await makeOrder(owner, at(OTHER));
    const get = () => person.api.orders.get({ id });
    expect(await getRefusal(get())).toEqual(notFound);
    await assign(OWN, OTHER);
    expect(await get()).toMatchObject({ id });
    await assign();
    expect(await get()).toMatchObject({ id });
    await assign('property-thalassa');
    expect(await getRefusal(get())).toEqual(notFound);
  });

  test('is of one company: elsewhere the person sees all', async () => {
    await assign('property-halcyon');
    const { id } = await makeOrder(owner, at(OTHER));
    expect(await person.api.orders.get({ id })).toMatchObject({ id });
  });

  test('takes away the answers of calls that are repeated', async () => {
    const key = withKey();
    const body = orderDraft(at(OWN));
    await person.api.orders.create({ body }, key);
    expect(await person.api.orders.create({ body }, key)).toMatchObject({ propertyId: OWN });
    await assign(OTHER);
    expect(await getRefusal(person.api.orders.create({ body }, key))).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('hides notifications about what is not seen any more, and counts and marks the rest', async () => {
    await app.db.delete(userNotifications);
    await paidAt(OWN);
    await paidAt(OTHER);
    const list = () => person.api.userNotifications.list({});
    expect(await list()).toMatchObject({ totalElements: 1, unread: { payments: 1 } });
    const [told] = (await list()).content;
    await assign(OTHER);
    expect(await list()).toMatchObject({ content: [], unread: { payments: 0 } });
    const notificationId = told?.id ?? '';
    expect(await getRefusal(person.api.userNotifications.read({ notificationId }))).toEqual(notFound);
    await person.api.userNotifications.readAll({});
    await assign(OWN);
    expect(await list()).toMatchObject({ totalElements: 1, unread: { payments: 1 } });
  });

  test('keeps an e-mail that is already queued from somebody who is assigned elsewhere', async () => {
    const settings = await owner.api.businessProfiles.settings({ id: AEGEAN });
    const { employee } = settings.notifications;
    const notifications = {
      ...settings.notifications,
      employee: { ...employee, enabled: true, types: ['SUCCESS' as const] },
    };
    await owner.api.businessProfiles.saveSettings({ id: AEGEAN, body: { notifications } });
    const received = () =>
      app.db
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.recipient, 'one-property@aegeanhouse.gr'), eq(messages.kind, 'STAFF')));
    const queued = () => app.db.select().from(letters).where(eq(letters.userId, PERSON));
    await runDue(getServices(app));
    const before = (await received()).length;
    await paidAt(OWN);
    expect(await queued()).toHaveLength(1);
    await assign(OTHER);
    await runDue(getServices(app));
    expect(await queued()).toEqual([]);
    expect(await received()).toHaveLength(before);
    await assign(OWN);
    await paidAt(OWN);
    await runDue(getServices(app));
    expect(await received()).toHaveLength(before + 1);
  });
});

test('an order that moves away while a refund waits for it is not refunded', async () => {
  const { id, orderId } = await paidAt(OWN);
  const move = `UPDATE deck.orders SET property_id = '${OTHER}' WHERE id = '${orderId}'`;
  const refund = () => person.api.paymentActions.act({ id, actionId: 'refund', body: {} }, withKey());
  const [refused] = await whileLocked(app, move, () => [refund()]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { status: 404 } });
  expect(await owner.api.payments.get({ id })).toMatchObject({ refundedAmount: '0.00' });
});

describe('an import by somebody assigned to one property', () => {
  const template = (changes: Parameters<typeof templateDraft>[0] = {}) =>
    templateDraft({
      propertyId: null,
      columns: { ...templateDraft().columns, property: { header: 'Hotel' } },
      ...changes,
    });
  const rows = (prefix: string) => {
    const [, ...cells] = stays(stayRow(`${prefix}-1`), stayRow(`${prefix}-2`));
    return [[...headings, 'Hotel'], ...cells.map((row, index) => [...row, index === 0 ? OWN : OTHER])];
  };
  const prepare = async (prefix: string) => {
    const { imports } = person.api;
    const { id: fileId } = await imports.upload({ body: tableFile(rows(prefix)) });
    const { id: templateId } = await imports.createTemplate({ body: template() });
    return { fileId, templateId };
  };
  const problem = { field: 'property', reason: 'PROPERTY_NOT_ASSIGNED', key: 'notAssigned', value: OTHER };

  test('refuses the rows of other properties, one by one, in the preview and in the run', async () => {
    const { imports } = person.api;
    const file = await prepare('ROW');
    const preview = await imports.preview(file);
    expect(preview).toMatchObject({ counts: { good: 1, bad: 1 }, badRows: [2] });
    expect(preview.rows[1]?.problems).toMatchObject([problem]);
    await imports.process(file, withKey());
    await runImports(getServices(app));
    expect(await imports.process(file, withKey())).toMatchObject({
      counts: { made: 1, failed: 1 },
      orders: [{ externalId: 'ROW-1' }],
      failures: [{ rowNumber: 2, problems: [problem] }],
    });
  });

  test('goes by the assignment at the time of the rows, and shows afterwards what is still seen', async () => {
    const { imports } = person.api;
    const file = await prepare('TIME');
    await imports.process(file, withKey());
    await assign('property-thalassa');
    await runImports(getServices(app));
    expect(await owner.api.imports.process(file, withKey())).toMatchObject({
      counts: { made: 0, failed: 2 },
    });
    await assign(OWN);
    const again = await prepare('LATER');
    await imports.process(again, withKey());
    await runImports(getServices(app));
    await assign(OTHER);
    expect(await imports.process(again, withKey())).toMatchObject({ counts: { made: 1 }, orders: [] });
  });

  test('knows its own files, and the templates that name no other property', async () => {
    const { imports } = owner.api;
    const { id: fileId } = await imports.upload({ body: tableFile(rows('FILE')) });
    const shared = await imports.createTemplate({ body: template() });
    const fixed = await imports.createTemplate({ body: template({ propertyId: OTHER }) });
    const values = [{ value: 'KAL', propertyId: OTHER }];
    const named = await imports.createTemplate({ body: template({ propertyValues: values }) });
    const listed = (await person.api.imports.listTemplates({})).map(({ id }) => id);
    expect(listed).toContain(shared.id);
    for (const { id } of [fixed, named]) {
      expect(listed).not.toContain(id);
      expect(await getRefusal(person.api.imports.getTemplate({ id }))).toEqual(notFound);
      expect(await getRefusal(person.api.imports.updateTemplate({ id, body: template() }))).toEqual(notFound);
    }
    const preview = person.api.imports.preview({ fileId, templateId: shared.id });
    expect(await getRefusal(preview)).toEqual(notFound);
    const body = template({ propertyValues: values });
    expect(await getRefusal(person.api.imports.createTemplate({ body }))).toEqual(
      invalid({ 'propertyValues.0.propertyId': 'notAssigned' }),
    );
  });
});

describe('an owner who is assigned to one property', () => {
  let assigned: Browser;
  beforeAll(async () => {
    assigned = await someone(app, 'owner-of-one', 'OWNER', [AEGEAN]);
    await app.db.insert(userProperties).values({ userId: 'user-owner-of-one', propertyId: OWN });
  });

  test('sees its orders alone, is shown all properties, and may assign any', async () => {
    const { id } = await makeOrder(owner, at(OTHER));
    expect(await getRefusal(assigned.api.orders.get({ id }))).toEqual(notFound);
    const { properties } = await assigned.api.users.environment({ userId: 'user-owner-of-one' });
    expect(properties.map((one) => one.id)).toEqual([OWN]);
    expect((await assigned.api.properties.list({})).length).toBeGreaterThan(1);
    await assigned.api.users.update({ userId: 'user-owner-of-one', body: { propertyIds: [] } });
    expect(await assigned.api.orders.get({ id })).toMatchObject({ id });
  });
});

test('somebody assigned in another company is told of all of this one', async () => {
  await someone(app, 'two-companies', 'MANAGER', [AEGEAN, HALCYON]);
  await app.db
    .insert(userProperties)
    .values({ userId: 'user-two-companies', propertyId: 'property-halcyon' });
  const { orderId } = await paidAt(OTHER);
  const told = await app.db
    .select()
    .from(userNotifications)
    .where(and(eq(userNotifications.userId, 'user-two-companies'), eq(userNotifications.orderId, orderId)));
  expect(told).toHaveLength(1);
});
