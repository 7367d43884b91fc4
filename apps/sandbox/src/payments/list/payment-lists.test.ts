import type { PaymentFilter } from '@deck/api/contract/payments';
import { currencies, instantText, toAmount, toEpoch } from '@deck/values';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, payments } from '../../database/schema.ts';
import { foldDays } from '../../scheduler/fold-days.ts';
import { stay } from '../../testing/drafts.ts';
import { cards, makeLink, makeOrder, payerAt, paymentDraft } from '../../testing/payments.ts';
import { getRefusal, invalid } from '../../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

/** A few payments of every type over three days. */
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const nights = (amount: string) => ({ positions: [{ ...stay, amount }] });

  const paid = await makeLink(owner, { amount: '100.00', description: 'first' }, nights('500.00'));
  await payerAt(app, paid.link).pay(cards.good);
  await makeLink(owner, { amount: '12.50', lifetime: 'PT2H' }, nights('500.00'));
  const held = await makeLink(owner, { amount: '300.00', scheme: 'AUTH' }, nights('500.00'));
  await payerAt(app, held.link).pay(cards.good);
  await next();
  const { id: orderId } = await makeOrder(owner, { propertyId: 'property-lykavittos', ...nights('900.00') });
  const { lifetime: _, ...draft } = paymentDraft(orderId, { amount: '900.00' });
  const vpos = await owner.api.payments.create(
    { body: { ...draft, type: 'PAYMENT_VPOS', orderId, amount: '900.00' } },
    withKey(),
  );
  await payerAt(app, vpos.link).pay(cards.good);
  const yen = await makeLink(
    owner,
    { amount: '500', currency: 'JPY' },
    { currency: 'JPY', appliedRate: null, positions: [{ ...stay, amount: '500' }] },
  );
  await payerAt(app, yen.link).pay(cards.poor);
  await next();
  await owner.api.paymentActions.act(
    { id: paid.id, actionId: 'refund', body: { amount: '40.00' } },
    withKey(),
  );
  await app.db.update(orders).set({ agentTag: 'SUITE8' }).where(sql`${orders.id} = ${held.orderId}`);
});
afterAll(() => app.close());

async function next() {
  await app.clock.advance(24 * 3_600_000);
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
}

const list = (getPaymentsRq: PaymentFilter = {}, sort: string[] = []) =>
  owner.api.payments.list({ getPaymentsRq, sort });
const amounts = async (filter: PaymentFilter, sort: string[] = []) =>
  (await list(filter, sort)).content.map(({ amount }) => amount);

describe('a list of payments', () => {
  test.each<[string, PaymentFilter, string[]]>([
    ['everything', {}, ['500', '900.00', '300.00', '12.50', '100.00']],
    ['statuses', { statuses: ['DECLINED', 'AUTHORIZED'] }, ['500', '300.00']],
    ['types', { types: ['PAYMENT_VPOS'] }, ['900.00']],
    ['methods', { methods: ['VISA'] }, ['500', '900.00', '300.00', '100.00']],
    ['currencies', { currencies: ['JPY'] }, ['500']],
    ['an author', { createdBy: ['Nobody'] }, []],
    ['a property', { propertyIds: ['property-lykavittos'] }, ['900.00']],
    ['a scheme', { schemes: ['AUTH'] }, ['300.00']],
    ['days', { createdFrom: '2026-11-21', createdTo: '2026-11-21' }, ['500', '900.00']],
    ['amounts', { amountFrom: '100', amountTo: '300.00' }, ['300.00', '100.00']],
    ['links', { view: 'LINKS' }, ['500', '300.00', '12.50', '100.00']],
    ['vPOS', { view: 'VPOS' }, ['900.00']],
    ['hotel systems', { view: 'CMS' }, ['300.00']],
    ['what is held', { awaitingCapture: true }, ['300.00']],
    ['permanent links', { permanent: true }, []],
    ['what is no permanent link', { permanent: false }, ['500', '900.00', '300.00', '12.50', '100.00']],
    ['nothing chosen', { statuses: [], types: [] }, ['500', '900.00', '300.00', '12.50', '100.00']],
  ])('can be filtered by %s', async (_, filter, expected) => {
    expect(await amounts(filter)).toEqual(expected);
    const { totalElements, totals } = await list(filter);
    expect(totalElements).toBe(expected.length);
    expect(totals.reduce((all, { count }) => all + count, 0)).toBe(expected.length);
  });

  test('can be read in batches by creation second', async () => {
    const createdUntil = (await list()).content[2]?.createdAt ?? '';
    expect(await amounts({ createdUntil })).toEqual(['300.00', '12.50', '100.00']);
    expect((await list({ createdUntil })).totals).toMatchObject([{ currency: 'EUR', count: 3 }]);
    const before = instantText(toEpoch(createdUntil) - 1000);
    expect(await list({ createdUntil: before })).toMatchObject({ content: [], totals: [] });
  });

  test('has totals on its first page only, and a count on each', async () => {
    const second = await owner.api.payments.list({ page: 1, size: 2 });
    expect(second).toMatchObject({ totals: [], totalElements: 5, totalPages: 3 });
    expect(second.content.map(({ amount }) => amount)).toEqual(['300.00', '12.50']);
  });

  test('finds a payment and an invoice by number, and the order by its searchable text', async () => {
    const [newest] = (await list()).content;
    expect(await amounts({ search: newest?.number ?? '' })).toEqual(['500']);
    expect(await amounts({ search: newest?.orderExternalId ?? '' })).toEqual(['500']);
    expect(await amounts({ search: 'papadopoulou' })).toHaveLength(5);
    expect(await amounts({ search: 'papadopoulou', currencies: ['JPY'] })).toEqual(['500']);
    expect(await amounts({ search: 'xqzzy' })).toEqual([]);
    const ofNewest = sql`${payments.id} = ${newest?.id}`;
    await app.db.update(payments).set({ invoiceNumber: 'Rech-7' }).where(ofNewest);
    expect(await amounts({ search: 'Rech-7 ' })).toEqual(['500']);
    await app.db.update(payments).set({ invoiceNumber: '' }).where(ofNewest);
  });

  test('finds a guest by a name with a wrong letter, as the list of orders does', async () => {
    expect(await amounts({ search: 'papadopolou' })).toHaveLength(5);
    expect(await amounts({ search: 'Παπαδοπολου', currencies: ['JPY'] })).toEqual(['500']);
    expect(await list({ search: 'papadopolou' })).toMatchObject({
      totalElements: 5,
      totals: [
        { currency: 'EUR', count: 4 },
        { currency: 'JPY', count: 1 },
      ],
    });
    const getPaymentsRq = { search: 'papadopolou' };
    const second = await owner.api.payments.list({ getPaymentsRq, page: 1, size: 4 });
    expect(second).toMatchObject({ totals: [], totalElements: 5, content: [{ amount: '100.00' }] });
  });

  test.each([
    // More euros than yen, yet the yen come last: the currency comes first.
    ['amount', ['12.50', '100.00', '300.00', '900.00', '500']],
    ['created', ['100.00', '12.50', '300.00', '900.00', '500']],
    ['number', ['100.00', '12.50', '300.00', '900.00', '500']],
    ['type', ['100.00', '12.50', '300.00', '500', '900.00']],
    ['status', ['300.00', '900.00', '500', '12.50', '100.00']],
    ['method', ['12.50', '100.00', '300.00', '900.00', '500']],
  ])('can be sorted by %s, both ways', async (field, expected) => {
    expect(await amounts({}, [`${field},asc`])).toEqual(expected);
    const down = await amounts({}, [`${field},desc`]);
    expect(down).toEqual(expected.toReversed());
  });

  test('refuses unknown fields', async () => {
    for (const field of ['order', 'customer', 'modified', 'created_by', 'expires'])
      expect((await list({}, [`${field},desc`])).content).toHaveLength(5);
    expect(await getRefusal(list({}, ['secret,asc']))).toEqual(invalid({ sort: 'sort' }));
    expect(await getRefusal(list({ expiringWithinHours: 0 }))).toMatchObject({ code: 'INVALID_VALUE' });
  });
});

describe('totals', () => {
  const expected = [
    { currency: 'EUR', count: 4, paid: '1000.00', refunded: '40.00' },
    { currency: 'JPY', count: 1, paid: '0', refunded: '0' },
  ];

  test('are the same from the daily sums and from the payments', async () => {
    expect((await list()).totals).toEqual(expected);
    // Amounts are not in the daily sums: this counts every payment.
    expect((await list({ amountFrom: '0' })).totals).toEqual(expected);
    expect((await list({ statuses: ['PARTIALLY_REFUNDED'] })).totals).toEqual([
      { currency: 'EUR', count: 1, paid: '100.00', refunded: '40.00' },
    ]);
  });

  test('stay the same when days are merged, also while payments are created', async () => {
    const rows = async () =>
      (await app.db.execute(sql`SELECT count(*)::int AS rows FROM deck.payment_days`)).rows[0]?.rows;
    const before = Number(await rows());
    await Promise.all([foldDays(app.db), foldDays(app.db)]);
    await foldDays(app.db);
    expect(Number(await rows())).toBeLessThan(before);
    expect((await list()).totals).toEqual(expected);
    expect(await differences()).toEqual([]);
  });

  /** Days whose sums differ from their payments. */
  async function differences() {
    const { rows } = await app.db.execute(sql`
      WITH kept AS (
        SELECT business_profile_id, day, currency, property_id, type, via_cms, status, scheme, method, created_by, sum(count)::bigint AS count, sum(paid)::bigint AS paid, sum(refunded)::bigint AS refunded
        FROM deck.payment_days GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 HAVING sum(count) <> 0
      ), counted AS (
        SELECT business_profile_id, day, currency, coalesce(property_id, ''), type, via_cms, status, scheme, method, created_by, count(*), sum(captured)::bigint, sum(refunded)::bigint
        FROM deck.payments, unnest(ARRAY[created_day, date '0001-01-01']) day GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
      )
      (SELECT * FROM kept EXCEPT SELECT * FROM counted) UNION ALL (SELECT * FROM counted EXCEPT SELECT * FROM kept)`);
    return rows;
  }
});

describe('the series', () => {
  test('lists taken and refunded money per day and per month', async () => {
    expect((await list()).series).toBeNull();
    expect((await list({ series: 'day' })).series).toEqual([
      { period: '2026-11-20', currency: 'EUR', paid: '100.00', refunded: '0.00' },
      { period: '2026-11-21', currency: 'EUR', paid: '900.00', refunded: '0.00' },
      { period: '2026-11-22', currency: 'EUR', paid: '0.00', refunded: '40.00' },
    ]);
    expect((await list({ series: 'month', propertyIds: ['property-lykavittos'] })).series).toEqual([
      { period: '2026-11', currency: 'EUR', paid: '900.00', refunded: '0.00' },
    ]);
    expect((await list({ series: 'day', createdFrom: '2026-11-22' })).series).toHaveLength(1);
  });

  test('adds up to what the payments took', async () => {
    const { rows } = await app.db.execute(sql`
      SELECT (SELECT sum(paid) FROM deck.money_days) = (SELECT sum(captured) FROM deck.payments) AS paid,
        (SELECT sum(refunded) FROM deck.money_days) = (SELECT sum(refunded) FROM deck.payments) AS refunded`);
    expect(rows).toEqual([{ paid: true, refunded: true }]);
  });
});

// Specification 7.60
test('the values of a field have the number of payments with them', async () => {
  const values = async (fieldName: Parameters<typeof owner.api.payments.filter>[0]['fieldName']) =>
    (await owner.api.payments.filter({ fieldName })).map(({ value, count }) => [value, count]);
  expect(await values('type')).toEqual([
    ['PAYMENT_LINK', 4],
    ['PAYMENT_VPOS', 1],
  ]);
  expect(await values('currency')).toEqual([
    ['EUR', 4],
    ['JPY', 1],
  ]);
  expect(await values('method')).toEqual([['VISA', 4]]);
  expect(await values('created_by')).toEqual([['Eleni Markou', 5]]);
  expect(await owner.api.payments.filter({ fieldName: 'property' })).toEqual([
    { value: 'property-kalypso-bay', label: 'Kalypso Bay Resort', count: 4 },
    { value: 'property-lykavittos', label: 'Hotel Lykavittos', count: 1 },
  ]);
  expect(await getRefusal(owner.api.payments.filter({ fieldName: 'secret' as 'type' }))).toEqual(
    invalid({ fieldName: 'choice' }),
  );
  const charter = await app.signedIn('eleni.markou@aegeanhouse.gr');
  charter.companyId = 'division-halcyon-charter';
  expect(await charter.api.payments.filter({ fieldName: 'status' })).toEqual([]);
  expect((await charter.api.payments.list({})).totals).toEqual([]);
});

test('every currency has its own total', async () => {
  const { rows } = await app.db.execute<{ code: string; figure: string }>(sql`
    SELECT code, deck.figure(1234567, code)::text AS figure FROM unnest(${sql.param([...currencies])}::text[]) code`);
  for (const { code, figure } of rows)
    expect([code, Number(figure)]).toEqual([code, Number(toAmount({ minor: 1_234_567n, currency: code }))]);
});

test('a list finds payments that expire soon, and not once they have expired', async () => {
  const { id } = await makeLink(
    owner,
    { amount: '1.00', lifetime: 'PT3H' },
    { positions: [{ ...stay, amount: '9.00' }] },
  );
  expect((await list({ expiringWithinHours: 2 })).content).toEqual([]);
  expect((await list({ expiringWithinHours: 3 })).content.map((one) => one.id)).toEqual([id]);
  // A page for staff is never sent.
  const { id: orderId } = await makeOrder(owner, { positions: [{ ...stay, amount: '9.00' }] });
  const { lifetime: _, ...draft } = paymentDraft(orderId, { amount: '9.00' });
  const body = { ...draft, type: 'PAYMENT_VPOS', orderId, amount: '9.00' } as const;
  const page = await owner.api.payments.create({ body }, withKey());
  await payerAt(app, page.link).pay(cards.poor);
  expect((await owner.api.payments.get({ id: page.id })).status).toBe('DECLINED');
  expect((await list({ expiringWithinHours: 3 })).content.map((one) => one.id)).toEqual([id]);
  await app.clock.advance(3 * 3_600_000);
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  expect((await list({ expiringWithinHours: 3 })).content).toEqual([]);
});
