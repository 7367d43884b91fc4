import type { MovementFilter } from '@deck/api/contract/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userProperties } from '../database/schema.ts';
import { toScope } from '../scope.ts';
import { AEGEAN } from '../seed/companies.ts';
import { stay } from '../testing/drafts.ts';
import { cards, makeLink, makeOrder, payerAt, wireDraft } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { getRefusal, invalid } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { listMovements } from './list-movements.ts';
import { readDay } from './read-day.ts';

let app: TestApp;
let owner: Browser;
const HOUR = 3_600_000;
const nights = { positions: [{ ...stay, amount: '500.00' }] };

const act = (id: string, actionId: 'capture' | 'refund' | 'void', amount?: string) =>
  owner.api.paymentActions.act({ id, actionId, body: amount === undefined ? {} : { amount } }, withKey());

/** A charge the day before; a capture, the release of the rest, a refund and another charge today. */
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const paid = await makeLink(owner, { amount: '100.00' }, nights);
  await payerAt(app, paid.link).pay(cards.good);
  const held = await makeLink(owner, { amount: '300.00', scheme: 'AUTH' }, nights);
  await payerAt(app, held.link).pay(cards.good);
  await app.clock.advance(24 * HOUR);
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  await act(paid.id, 'refund', '40.00');
  await act(held.id, 'capture', '120.00');
  const more = await makeLink(owner, { amount: '12.50' }, nights);
  await payerAt(app, more.link).pay(cards.good);
});
afterAll(() => app.close());

const day = '2026-11-21';
const read = (asked?: string) => owner.api.days.get(asked === undefined ? {} : { day: asked });
const list = (filter: MovementFilter = {}, sort: string[] = []) =>
  owner.api.movements.list({ getMovementsRq: { day, ...filter }, sort });
const kinds = async (filter: MovementFilter, sort: string[] = []) =>
  (await list(filter, sort)).content.map(({ kind }) => kind);

describe('a day', () => {
  test('says what moved: charges and captures less refunds', async () => {
    const found = await read(day);
    expect(found.sums).toMatchObject([
      { currency: 'EUR', charges: '12.50', captures: '120.00', refunds: '40.00', moved: '92.50' },
    ]);
    expect(found).toMatchObject({ day, closes: [], open: found.sums });
    expect(await read()).toEqual(found);
    expect((await read('2026-11-20')).sums).toMatchObject([{ charges: '100.00', moved: '100.00' }]);
    expect(await read('2026-11-19')).toMatchObject({ sums: [], properties: [], open: [] });
  });

  test('adds up by property, method and colleague', async () => {
    const { properties, methods, colleagues } = await read(day);
    expect(properties).toEqual([
      { id: 'property-kalypso-bay', name: 'Kalypso Bay Resort', currency: 'EUR', moved: '92.50' },
    ]);
    expect(methods).toEqual([{ id: 'VISA', name: 'VISA', currency: 'EUR', moved: '92.50' }]);
    expect(colleagues).toEqual([
      { id: 'Eleni Markou', name: 'Eleni Markou', currency: 'EUR', moved: '80.00' },
      { id: 'CUSTOMER', name: 'CUSTOMER', currency: 'EUR', moved: '12.50' },
    ]);
  });

  test('says the number of the chart of the main page', async () => {
    const { series } = await owner.api.payments.list({ getPaymentsRq: { series: 'day' } });
    for (const { period, paid, refunded } of series ?? []) {
      const [sum] = (await read(period)).sums;
      expect((Number(sum?.charges) + Number(sum?.captures)).toFixed(2)).toBe(paid);
      expect(sum?.refunds).toBe(refunded);
    }
    expect(series).toHaveLength(2);
  });
});

describe('the movements of a day', () => {
  test.each<[string, MovementFilter, string[]]>([
    ['nothing', {}, ['CHARGE', 'CAPTURE', 'REFUND']],
    ['kinds', { kinds: ['REFUND', 'PAYOUT'] }, ['REFUND']],
    ['a currency', { currencies: ['JPY'] }, []],
    ['a method', { methods: ['VISA'] }, ['CHARGE', 'CAPTURE', 'REFUND']],
    ['a property', { propertyIds: ['property-lykavittos'] }, []],
    ['a colleague', { colleagues: ['Eleni Markou'] }, ['CAPTURE', 'REFUND']],
    ['another day', { day: '2026-11-19' }, []],
  ])('can be filtered by %s', async (_, filter, expected) => {
    expect((await kinds(filter)).toSorted()).toEqual(expected.toSorted());
    expect((await list(filter)).totalElements).toBe(expected.length);
  });

  test('say of which payment they are, newest first or oldest first', async () => {
    const { content } = await list();
    expect(content.find(({ kind }) => kind === 'CHARGE')).toMatchObject({
      amount: '12.50',
      customerName: 'Maria Papadopoulou',
      colleague: 'CUSTOMER',
      propertyName: 'Kalypso Bay Resort',
      paymentNumber: expect.stringMatching(/^P-/),
    });
    expect((await list({}, ['at,asc'])).content).toEqual(content.toReversed());
    expect(await getRefusal(list({}, ['amount,asc']))).toEqual(invalid({ sort: 'sort' }));
  });
});

test('a wire that was received is a movement, as it is in the chart', async () => {
  const { id: orderId } = await makeOrder(owner, nights);
  const wire = await owner.api.payments.create({ body: wireDraft(orderId, { amount: '200.00' }) }, withKey());
  await owner.api.paymentActions.act(
    { id: wire.id, actionId: 'confirm', body: { amount: '50.00' } },
    withKey(),
  );
  const filter = { methods: ['BANK_TRANSFER'] };
  expect((await list(filter)).content).toMatchObject([
    { kind: 'CHARGE', amount: '50.00', colleague: 'Eleni Markou', paymentId: wire.id },
  ]);
});

test('who is assigned to another property sees nothing of it', async () => {
  const elsewhere = toScope(AEGEAN, ['property-lykavittos']);
  expect(await readDay(app.db, elsewhere, day)).toMatchObject({ sums: [], properties: [], closes: [] });
  expect(await listMovements(app.db, elsewhere, { day }, {})).toMatchObject({
    content: [],
    totalElements: 0,
  });
  expect((await readDay(app.db, toScope(AEGEAN, ['property-kalypso-bay']), day)).sums).toHaveLength(1);
});

describe('the close of a shift', () => {
  const close = (note: string, of = day) => owner.api.days.close({ day: of, body: { note } }, withKey());

  test('keeps what moved, and the next one lists only what moved since', async () => {
    const first = await close(' Mr Smith pays at the desk. ');
    expect(first).toMatchObject({
      closedBy: 'Eleni Markou',
      note: 'Mr Smith pays at the desk.',
      sums: [{ moved: '142.50' }],
    });
    expect(await read(day)).toMatchObject({ closes: [first], open: [], sums: [{ moved: '142.50' }] });
    const late = await makeLink(owner, { amount: '7.50' }, nights);
    await payerAt(app, late.link).pay(cards.good);
    expect(await read(day)).toMatchObject({ closes: [first], open: [{ charges: '7.50', moved: '7.50' }] });
    const second = await close('');
    expect(second.sums).toMatchObject([{ charges: '7.50', captures: '0.00', moved: '7.50' }]);
    expect(await read(day)).toMatchObject({
      closes: [first, second],
      open: [],
      sums: [{ moved: '150.00' }],
    });
  });

  test('of two at once lists nothing twice', async () => {
    const [one, other] = await Promise.all([close('', '2026-11-20'), close('', '2026-11-20')]);
    expect([one.sums, other.sums].filter(({ length }) => length === 1)).toHaveLength(1);
  });

  test('is refused for a day that is still to come', async () => {
    expect(await getRefusal(close('', '2026-11-22'))).toEqual(invalid({ day: 'date' }));
  });
});

test('a person assigned to a property sees, filters and closes only what moved there', async () => {
  const lykavittos = { propertyId: 'property-lykavittos', ...nights };
  await payerAt(app, (await makeLink(owner, { amount: '31.00' }, lykavittos)).link).pay(cards.good);
  const desk = await someone(app, 'dora', 'OWNER', [AEGEAN]);
  await app.db.insert(userProperties).values({ userId: 'user-dora', propertyId: 'property-lykavittos' });
  const theirs = await desk.api.days.get({ day });
  expect(theirs).toMatchObject({ sums: [{ moved: '31.00' }], closes: [], open: [{ moved: '31.00' }] });
  expect(theirs.properties.map(({ id }) => id)).toEqual(['property-lykavittos']);
  const amounts = async (filter: MovementFilter) =>
    (await desk.api.movements.list({ getMovementsRq: { day, ...filter } })).content.map(
      ({ amount }) => amount,
    );
  expect(await amounts({})).toEqual(['31.00']);
  expect(await amounts({ propertyIds: ['property-kalypso-bay'] })).toEqual([]);
  const closed = await desk.api.days.close({ day, body: { note: 'Lykavittos' } }, withKey());
  expect(closed.sums).toMatchObject([{ moved: '31.00' }]);
  // What the whole company has not closed yet is still open for it.
  expect((await read(day)).open).toMatchObject([{ moved: '31.00' }]);
  expect((await desk.api.days.get({ day })).open).toEqual([]);
});
