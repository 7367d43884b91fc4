import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessProfiles } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { orderDraft, stay, transfer } from '../testing/drafts.ts';
import { someone } from '../testing/people.ts';
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

const create = (browser: Browser, changes = {}) =>
  browser.api.orders.create({ body: orderDraft(changes) }, withKey());

const yacht = {
  propertyId: 'property-halcyon',
  positions: [
    {
      type: 'YACHT' as const,
      name: 'Cyclades, a week',
      amount: '48500',
      startDate: '2027-06-12',
      endDate: '2027-06-19',
    },
  ],
};

describe('creating an order', () => {
  // Specification 1.3, 3.2, 3.5, 3.6, 3.7, 7.36
  test('returns it complete: numbered, summed, with its first timeline entry', async () => {
    const order = await create(agent);
    expect(order).toEqual({
      ...orderDraft(),
      positions: [stay, { ...transfer, amount: '140.50' }],
      id: order.id,
      externalId: 'KLB-00001',
      totalAmount: '4060.50',
      paidAmount: '0.00',
      heldAmount: '0.00',
      askedAmount: '0.00',
      refundedAmount: '0.00',
      dueAmount: '4060.50',
      availableAmount: '4060.50',
      leastTotalAmount: '0.00',
      paymentCount: 0,
      tenderCount: 0,
      split: false,
      splitLink: null,
      revision: expect.stringMatching(/^\w{16}$/),
      started: false,
      cancelReason: null,
      closingComment: '',
      actions: {
        edit: { allowed: true, code: null, minutes: null },
        cancel: { allowed: true, code: null, minutes: null },
        finalize: { allowed: true, code: null, minutes: null },
        unfinalize: { allowed: false, code: 'ORDER_NOT_CLOSED', minutes: null },
        reinstate: { allowed: false, code: 'ORDER_NOT_CLOSED', minutes: null },
      },
      state: 'NEW',
      progressStatus: 'NOT_STARTED',
      agent: { name: 'Katerina Vlachou', tag: 'UI_USER' },
      createdAt: '2026-11-20T07:41:00Z',
      modifiedAt: '2026-11-20T07:41:00Z',
      propertyName: 'Kalypso Bay Resort',
      propertyTimezone: 'Europe/Athens',
      positionType: 'ACCOMMODATION',
      startDate: '2026-11-23',
      endDate: '2026-11-28',
      tags: ['DECK'],
      pinned: false,
      timeline: [
        {
          id: order.timeline[0]?.id,
          type: 'CREATED',
          at: '2026-11-20T07:41:00Z',
          author: { kind: 'USER', name: 'Katerina Vlachou' },
          paymentId: null,
          amount: null,
          currency: null,
          reason: null,
          detail: null,
        },
      ],
    });
    expect(await agent.api.orders.get({ id: order.id })).toEqual(order);
  });

  test('uses the minor units of its currency', async () => {
    const yen = await create(owner, {
      currency: 'JPY',
      appliedRate: null,
      positions: [{ ...stay, amount: '12000' }],
    });
    expect(yen.totalAmount).toBe('12000');
    const dinars = await create(owner, {
      currency: 'BHD',
      appliedRate: null,
      positions: [
        { ...stay, amount: '10.25' },
        { ...stay, amount: '0.005' },
      ],
    });
    expect(dinars.totalAmount).toBe('10.255');
  });

  // Specification 3.1
  test('numbers by property, or by company if the property has no prefix', async () => {
    const number = async (propertyId: string) => (await create(owner, { propertyId })).externalId;
    expect(await number('property-thalassa')).toBe('PAR-00001');
    expect(await number('property-lyka')).toBe('PAR-00002');
    expect(await number('property-transfers')).toBe('AEG-00001');
    const next = await owner.api.sequences.next({ entityName: 'order' });
    expect(next.value).toBe('AEG-00002');
    expect(next.properties).toContainEqual({ propertyId: 'property-thalassa', value: 'PAR-00003' });
    expect(next.properties.map(({ propertyId }) => propertyId)).not.toContain('property-transfers');
  });

  // Specification 3.1, 5.25, 8.16
  test('takes a given ID, unique within the division', async () => {
    expect((await create(owner, { externalId: 'Wedding/2027' })).externalId).toBe('Wedding/2027');
    const again = await getRefusal(create(owner, { externalId: 'Wedding/2027' }));
    expect(again).toEqual({ status: 409, code: 'ORDER_ALREADY_EXISTS', params: { id: 'Wedding/2027' } });
    expect((await create(charter, { ...yacht, externalId: 'Wedding/2027' })).externalId).toBe('Wedding/2027');
  });

  // Specification 3.41, 5.24
  test('requires an ID if the company assigns IDs manually', async () => {
    const numbers = (generateOrderId: boolean) =>
      app.db.update(businessProfiles).set({ generateOrderId }).where(eq(businessProfiles.id, AEGEAN));
    await numbers(false);
    expect(await getRefusal(create(owner))).toEqual(invalid({ externalId: 'required' }));
    expect((await create(owner, { externalId: 'BY-HAND-1' })).externalId).toBe('BY-HAND-1');
    await numbers(true);
    expect((await create(owner)).externalId).toMatch(/\d$/);
  });

  test('skips a number somebody used manually', async () => {
    await create(owner, { propertyId: 'property-pelagos', externalId: 'PEL-00001' });
    expect((await create(owner, { propertyId: 'property-pelagos' })).externalId).toBe('PEL-00002');
    await create(owner, { externalId: 'AEG-00002' });
    expect(await owner.api.sequences.next({ entityName: 'order' })).toMatchObject({ value: 'AEG-00003' });
  });

  test('gives concurrent orders a number each', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, () => create(owner, { propertyId: 'property-anemone' })),
    );
    const expected = Array.from({ length: 12 }, (_, n) => `ANE-${String(n + 1).padStart(5, '0')}`);
    expect(made.map(({ externalId }) => externalId).toSorted()).toEqual(expected);
  });

  test('of two concurrent orders with the same ID creates only one', async () => {
    const racing = await Promise.allSettled(
      Array.from({ length: 6 }, () => create(owner, { externalId: 'RACE-1' })),
    );
    expect(racing.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  // Specification 5.27, 5.28
  test('names every invalid field', async () => {
    const customer = { ...orderDraft().customer, firstName: 'Ivаn', email: 'nobody' };
    const refused = await getRefusal(create(owner, { customer, propertyId: '', positions: [] }));
    expect(refused).toEqual(
      invalid({
        'customer.firstName': 'latinName',
        'customer.email': 'email',
        propertyId: 'required',
        positions: 'positions',
      }),
    );
  });

  test("requires the division's properties and currencies", async () => {
    const positions = [{ ...stay, propertyId: 'property-halcyon' }];
    const foreign = create(owner, { propertyId: 'property-halcyon', currency: 'CHF', positions });
    expect(await getRefusal(foreign)).toEqual(
      invalid({ propertyId: 'choice', currency: 'choice', 'positions.0.propertyId': 'choice' }),
    );
    const rate = { amount: '1.5', period: 'PER_NIGHT' } as const;
    const yen = create(owner, {
      currency: 'JPY',
      appliedRate: rate,
      positions: [{ ...stay, amount: '100' }],
    });
    expect(await getRefusal(yen)).toEqual(invalid({ 'appliedRate.amount': 'amount' }));
  });

  test('has a maximum total: positions beyond it are refused at the largest position', async () => {
    const most = { ...stay, amount: '999999999999.99' };
    expect((await create(owner, { positions: [most] })).totalAmount).toBe('999999999999.99');
    const more = create(owner, { positions: [{ ...stay, amount: '0.01' }, most] });
    expect(await getRefusal(more)).toEqual(invalid({ 'positions.1.amount': 'tooLarge' }));
    expect((await owner.api.orders.list({ size: 1 })).content[0]?.totalAmount).toBe('999999999999.99');
  });

  test('requires an end after the start, to the minute where there are times', async () => {
    const back = (dropOffTime: string) => create(owner, { positions: [{ ...transfer, dropOffTime }] });
    expect(await getRefusal(back('14:29'))).toEqual(invalid({ 'positions.0.dates': 'dateOrder' }));
    expect((await back('14:30')).positions).toMatchObject([{ dropOffTime: '14:30' }]);
    expect(await getRefusal(create(owner, { positions: [{ ...stay, checkOut: stay.checkIn }] }))).toEqual(
      invalid({ 'positions.0.dates': 'dateOrder' }),
    );
  });

  test('requires days that exist, and a stay of at most ten years in hours', async () => {
    const wrong = create(owner, { lengthOfStay: 100_001, positions: [{ ...stay, checkIn: '0000-01-01' }] });
    expect(await getRefusal(wrong)).toEqual(
      invalid({ lengthOfStay: 'between?min=0&max=100000', 'positions.0.checkIn': 'date' }),
    );
    expect((await create(owner, { lengthOfStay: 100_000 })).lengthOfStay).toBe(100_000);
  });

  test('names its creator, however long the name is', async () => {
    const [firstName, lastName] = ['A'.repeat(100), 'B'.repeat(100)];
    const person = await someone(app, 'long', 'MANAGER', [AEGEAN]);
    await person.api.users.update({ userId: 'user-long', body: { firstName, lastName } });
    const order = await create(person);
    expect(order.agent.name).toBe(`${firstName} ${lastName}`);
    expect(order.timeline[0]?.author.name).toBe(`${firstName} ${lastName}`);
    const { content } = await owner.api.orders.list({ size: 1 });
    expect(content.map(({ id }) => id)).toEqual([order.id]);
  });

  test('refuses a position type without the permission', async () => {
    const refused = await getRefusal(create(agent, { positions: yacht.positions }));
    expect(refused).toEqual(denied('ORDER_POSITIONS_YACHT'));
  });

  test('requires a key, and repeated with it answers the same', async () => {
    const key = { idempotencyKey: crypto.randomUUID() };
    const first = await owner.api.orders.create({ body: orderDraft() }, key);
    await app.clock.advance(60_000);
    expect(await owner.api.orders.create({ body: orderDraft() }, key)).toEqual(first);
    const other = owner.api.orders.create({ body: orderDraft({ internalNote: 'other' }) }, key);
    expect(await getRefusal(other)).toEqual({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED', params: {} });
    const keyless = owner.api.orders.create({ body: orderDraft() }, {} as never);
    expect(await getRefusal(keyless)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REQUIRED' });
  });
});

describe('an order', () => {
  test('is not found if it is foreign or unknown', async () => {
    const { id } = await create(charter, yacht);
    for (const wanted of [id, 'nothing']) {
      expect(await getRefusal(owner.api.orders.get({ id: wanted }))).toEqual(notFound);
      expect(await getRefusal(owner.api.orders.pin({ id: wanted }))).toEqual(notFound);
      expect(await getRefusal(owner.api.orders.unpin({ id: wanted }))).toEqual(notFound);
    }
    expect((await charter.api.orders.get({ id })).propertyName).toBe('M/Y Halcyon');
  });

  // Specification 2.63, 4.26, 7.40
  test('can be pinned and unpinned per user, repeatedly', async () => {
    const { id } = await create(owner);
    for (const _ of [1, 2]) expect((await owner.api.orders.pin({ id })).pinned).toBe(true);
    expect((await owner.api.orders.get({ id })).pinned).toBe(true);
    expect((await agent.api.orders.get({ id })).pinned).toBe(false);
    for (const _ of [1, 2]) expect((await owner.api.orders.unpin({ id })).pinned).toBe(false);
    expect((await owner.api.orders.get({ id })).pinned).toBe(false);
  });
});

// Specification 7.62
test('invoices have their own sequence of numbers', async () => {
  expect(await agent.api.sequences.next({ entityName: 'invoice' })).toEqual({
    value: 'INV-00001',
    properties: [],
  });
  expect(await agent.api.sequences.next({ entityName: 'invoice' })).toEqual({
    value: 'INV-00001',
    properties: [],
  });
  const unknown = agent.api.sequences.next({ entityName: 'payment' as never });
  expect(await getRefusal(unknown)).toEqual(invalid({ entityName: 'choice' }));
});
