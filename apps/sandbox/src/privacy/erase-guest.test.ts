import { and, eq, inArray } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getColumns, personalData } from '../database/personal-data/index.ts';
import {
  auditEvents,
  callbacks,
  messages,
  orders,
  payments,
  pspOperations,
  tenders,
  userProperties,
} from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { orderDraft, stay } from '../testing/drafts.ts';
import { cards, makeLink, makeOrder, payerAt, paymentDraft } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { getRefusal } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { allWait } from '../testing/while-locked.ts';
import { findWords, makeWholeGuest, NEEDLES, readFigures, settle, ZELDA } from './testing/whole-guest.ts';

let app: TestApp;
let owner: Browser;
let ids: readonly string[];

beforeAll(async () => {
  app = await createTestApp();
  owner = await someone(app, 'eva', 'OWNER', [AEGEAN, HALCYON]);
  ids = await makeWholeGuest(app, owner);
});
afterAll(() => app.close());

const kept = Object.entries(personalData).flatMap(([table, rules]) =>
  getColumns(rules, 'kept').map((column) => `${table}.${column}`),
);
const erase = (id: string, browser = owner) => browser.api.guests.erase({ id });
const ivan = { ...ZELDA, firstName: 'Ivan', email: 'ivan@shared.example', phone: '' };

describe('an erasure', () => {
  test('leaves the guest nowhere but where a rule keeps them, and every figure as it was', async () => {
    const before = await findWords(app, NEEDLES);
    // It can only fail where there was something: every table about guests in which such a guest leaves words.
    expect([...new Set(before.map((place) => place.split('.')[0]))]).toEqual([
      'callbacks',
      'fiscal_receipts',
      'form_drafts',
      'idempotency_keys',
      'import_chunks',
      'import_files',
      'import_rows',
      'messages',
      'orders',
      'payments',
      'psp_operations',
      'saved_views',
      'shift_closes',
      'tenders',
      'timeline',
      'transactions',
      'user_notifications',
    ]);
    const figures = await readFigures(app);
    const now = app.clock.now();
    expect(await erase(ids[0] ?? '')).toEqual({ erasedAt: `${now.toISOString().slice(0, 19)}Z`, orders: 3 });
    const left = await findWords(app, NEEDLES);
    expect(left).toEqual(['fiscal_receipts.facts']);
    for (const place of left) expect(kept).toContain(place);
    expect(await readFigures(app)).toEqual(figures);
  });

  test('is recorded with the IDs of the orders and no name', async () => {
    const events = await app.db.select().from(auditEvents).where(eq(auditEvents.act, 'GUEST_ERASED'));
    expect(events).toHaveLength(3);
    expect(events.map(({ subjectId }) => subjectId)).toEqual(expect.arrayContaining([...ids]));
    for (const event of events)
      expect(event).toMatchObject({ personId: 'user-eva', subject: 'GUEST', after: { orders: 3 } });
  });

  test('ends saved cards and callbacks that were not delivered', async () => {
    const cards = await app.db
      .select()
      .from(tenders)
      .where(inArray(tenders.orderId, [...ids]));
    expect(cards).toMatchObject([{ deletedAt: expect.any(Date), pspToken: '', fingerprint: '', holder: '' }]);
    const requests = await app.db.select({ request: pspOperations.request }).from(pspOperations);
    const sources = requests.flatMap(({ request }) => (request && 'source' in request ? request.source : []));
    expect(sources).toEqual([{ token: '' }]);
    const queued = await app.db.select().from(callbacks).where(eq(callbacks.status, 'QUEUED'));
    expect(queued.filter(({ orderId }) => orderId !== null && ids.includes(orderId))).toEqual([]);
  });

  test('a second time changes nothing, and the order is still there', async () => {
    const [id = ''] = ids;
    const guest = await owner.api.guests.get({ id });
    expect(guest).toMatchObject({ orders: [{ id }], customer: { lastName: '', email: '', phone: '' } });
    expect(guest.erasedAt).not.toBeNull();
    expect(await erase(id)).toEqual({ erasedAt: guest.erasedAt, orders: 0 });
    const order = await owner.api.orders.get({ id });
    expect(order).toMatchObject({ totalAmount: '1140.50', paidAmount: '900.00', refundedAmount: '100.00' });
    const found = await owner.api.orders.list({ getOrdersRq: { search: order.externalId } });
    expect(found.content.map((one) => one.id)).toEqual([id]);
  });

  test.each(['Quillfeather', ZELDA.email, ZELDA.phone])(
    'no search for %s finds the guest',
    async (search) => {
      expect(await owner.api.guests.list({ search })).toEqual([]);
      expect((await owner.api.orders.list({ getOrdersRq: { search } })).content).toEqual([]);
      const paid = await owner.api.payments.list({ getPaymentsRq: { search } });
      expect(paid.content).toEqual([]);
    },
  );
});

describe('others', () => {
  test('of another name or another company keep all of theirs', async () => {
    const shared = { ...ZELDA, email: 'family@shared.example' };
    const [one, two] = [
      await makeOrder(owner, { customer: { ...shared, firstName: 'Ann' } }),
      await makeOrder(owner, { customer: { ...shared, firstName: 'Ben' }, internalNote: 'Ben likes tea' }),
    ];
    owner.companyId = HALCYON;
    const elsewhere = await makeOrder(owner, {
      customer: { ...shared, firstName: 'Ann' },
      propertyId: await charterProperty(),
      positions: [{ type: 'OTHER', name: 'Charter', amount: '1000.00' }],
    });
    owner.companyId = AEGEAN;
    await erase(one.id);
    const left = await app.db
      .select()
      .from(orders)
      .where(inArray(orders.id, [two.id, elsewhere.id]));
    expect(left.map(({ customerLastName }) => customerLastName)).toEqual(['Quillfeather', 'Quillfeather']);
    expect(left.find(({ id }) => id === two.id)?.internalNote).toBe('Ben likes tea');
  });

  test('who see only some of the guest’s properties are refused, and another company finds nothing', async () => {
    const customer = { ...ivan, firstName: 'Wide' };
    const seen = await makeOrder(owner, { customer, propertyId: 'property-thalassa' });
    await makeOrder(owner, { customer });
    const narrow = await someone(app, 'narrow', 'OWNER', [AEGEAN]);
    await app.db.insert(userProperties).values({ userId: 'user-narrow', propertyId: 'property-thalassa' });
    expect(await getRefusal(erase(seen.id, narrow))).toMatchObject({ code: 'GUEST_ELSEWHERE' });
    const captain = await someone(app, 'captain', 'OWNER', [HALCYON]);
    expect(await getRefusal(erase(seen.id, captain))).toMatchObject({ code: 'NOT_FOUND' });
    const agent = await someone(app, 'agent', 'AGENT', [AEGEAN]);
    expect(await getRefusal(erase(seen.id, agent))).toMatchObject({ code: 'ACCESS_DENIED' });
  });

  const charterProperty = async () => {
    const [first] = await owner.api.properties.list();
    return first?.id ?? '';
  };
});

test('what is written to an erased order can be erased again', async () => {
  const customer = { ...ivan, firstName: 'Again', email: 'again@shared.example' };
  const { id } = await makeOrder(owner, { customer });
  await erase(id);
  await app.clock.advance(60_000);
  const body = { ...orderDraft({ customer, positions: [{ ...stay, amount: '1000.00' }] }) };
  await owner.api.orders.edit({ id, body }, withKey());
  expect((await owner.api.guests.get({ id })).erasedAt).toBeNull();
  expect(await erase(id)).toMatchObject({ orders: 1 });
  await app.clock.advance(60_000);
  const link = await owner.api.payments.create(
    { body: paymentDraft(id, { customerNote: 'For Again Quillfeather', lifetime: 'PT1H' }) },
    withKey(),
  );
  await app.clock.advance(2 * 3_600_000);
  await settle(app);
  owner = await app.signedIn('eva@aegeanhouse.gr');
  expect(await erase(id)).toMatchObject({ orders: 1 });
  expect((await owner.api.payments.get({ id: link.id })).customerNote).toBe('');
  expect(await erase(id)).toMatchObject({ orders: 0 });
});

test('erasures that overlap erase once, whichever order they begin with', async () => {
  const customer = { ...ivan, firstName: 'Twice' };
  const made = [];
  for (let n = 0; n < 4; n += 1) made.push(await makeOrder(owner, { customer }));
  const answers = await Promise.all(made.map(({ id }) => erase(id)));
  expect(answers.map((answer) => answer.orders).toSorted()).toEqual([0, 0, 0, 4]);
  const events = await app.db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.act, 'GUEST_ERASED'),
        inArray(
          auditEvents.subjectId,
          made.map(({ id }) => id),
        ),
      ),
    );
  expect(events).toHaveLength(4);
});

test('a payment by link that overlaps is made before or after, and nothing of it names the guest', async () => {
  const customer = { ...ivan, firstName: 'Overlap', email: 'overlap@shared.example' };
  const order = await makeOrder(owner, { customer });
  const draft = {
    orderId: order.id,
    type: 'PAYMENT_LINK',
    amount: '10.00',
    currency: 'EUR',
    scheme: 'CHARGE',
  } as const;
  const body = {
    ...draft,
    lifetime: 'P1D',
    description: '',
    customerNote: '',
    reference: '',
    invoiceNumber: '',
  };
  const [erased] = await Promise.allSettled([
    erase(order.id),
    owner.api.payments.create({ body }, { idempotencyKey: crypto.randomUUID() }),
  ]);
  const [row] = await app.db.select().from(payments).where(eq(payments.orderId, order.id));
  if (erased?.status === 'fulfilled') expect(row?.customerName).toBe('');
  else expect(row?.customerName).toBe('Overlap Quillfeather');
  expect(await app.db.select().from(messages).where(eq(messages.recipient, customer.email))).toEqual([]);
});

test('what somebody is writing to a row of the guest is waited for, and erased too', async () => {
  const customer = { ...ivan, firstName: 'Late', email: 'late@shared.example' };
  const link = await makeLink(owner, {}, { customer });
  await payerAt(app, link.link).pay(cards.good);
  await settle(app);
  // Nothing is left to empty in the row, so only its lock makes the erasure wait.
  await app.db.update(pspOperations).set({ payerAddress: null, card: null, request: null });
  const client = await app.connection.pool.connect();
  await client.query('BEGIN');
  await client.query("UPDATE deck.psp_operations SET payer_address = '192.0.2.7' WHERE payment_id = $1", [
    link.id,
  ]);
  const erased = erase(link.orderId);
  await allWait(app, 1);
  await client.query('COMMIT');
  client.release();
  expect(await erased).toMatchObject({ orders: 1 });
  const left = await app.db
    .select({ address: pspOperations.payerAddress })
    .from(pspOperations)
    .where(eq(pspOperations.paymentId, link.id));
  expect(left.length).toBeGreaterThan(0);
  for (const { address } of left) expect(address).toBeNull();
});

test('a guest with many orders is erased in as many statements as one with few', async () => {
  const countFor = async (orders: number, firstName: string) => {
    const made = [];
    for (let n = 0; n < orders; n += 1)
      made.push(
        await makeOrder(owner, { customer: { ...ivan, firstName, email: `${firstName}@many.example` } }),
      );
    const query = vi.spyOn(Client.prototype, 'query');
    expect(await erase(made[0]?.id ?? '')).toMatchObject({ orders });
    const { length } = query.mock.calls;
    query.mockRestore();
    return length;
  };
  expect(await countFor(12, 'dozen')).toBe(await countFor(2, 'pair'));
});
