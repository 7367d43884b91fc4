import type { OrderFilter } from '@deck/api/contract/orders';
import { instantText, toEpoch } from '@deck/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HALCYON } from '../seed/companies.ts';
import { orderDraft, paymentDraft, stay } from '../testing/drafts.ts';
import { getRefusal, invalid } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

const HOUR = 3_600_000;

let app: TestApp;
let owner: Browser;
let agent: Browser;

/** Five orders, an hour apart, the first at 21:41 UTC. */
const guests = [
  { externalId: 'A-1', firstName: 'Ingrid', lastName: 'Solheim', amount: '6480.00', currency: 'EUR' },
  { externalId: 'A-2', firstName: 'Hans-Peter', lastName: 'Brückner', amount: '96000', currency: 'JPY' },
  { externalId: 'A-3', firstName: 'Tomasz', lastName: 'Wiśniewski', amount: '189.00', currency: 'EUR' },
  { externalId: 'A-4', firstName: 'James', lastName: 'O’Connell', amount: '1120.00', currency: 'GBP' },
  { externalId: 'A-5', firstName: 'Søren', lastName: 'Ståhl', amount: '10.250', currency: 'BHD' },
];

beforeAll(async () => {
  app = await createTestApp();
  await app.clock.advance(14 * HOUR);
  for (const [index, { externalId, firstName, lastName, amount, currency }] of guests.entries()) {
    const customer = { ...orderDraft().customer, firstName, lastName, email: `guest${index}@example.org` };
    const phone = `+44 20 7946 01${index}0`;
    // After an hour the session has ended.
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    await owner.api.orders.create(
      {
        body: orderDraft({
          externalId,
          currency,
          appliedRate: null,
          customer: { ...customer, phone },
          propertyId: index === 0 ? 'property-thalassa' : 'property-kalypso-bay',
          positions: [{ ...stay, amount, checkIn: `2026-12-0${5 - index}`, checkOut: '2026-12-20' }],
        }),
      },
      withKey(),
    );
    await app.clock.advance(HOUR);
  }
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  agent = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
});
afterAll(() => app.close());

type Query = Parameters<Browser['api']['orders']['list']>[0];
const ids = async (query: Query, browser = owner) =>
  (await browser.api.orders.list(query)).content.map(({ externalId }) => externalId);
const search = (text: string) => ids({ getOrdersRq: { search: text } });

test('the newest orders come first', async () => {
  const page = await owner.api.orders.list();
  expect(page).toMatchObject({ page: 0, size: 50, totalElements: 5, totalExact: true, totalPages: 1 });
  expect(page.content.map(({ externalId }) => externalId)).toEqual(['A-5', 'A-4', 'A-3', 'A-2', 'A-1']);
  expect(page.content.at(-1)).toMatchObject({
    totalAmount: '6480.00',
    paidAmount: '0.00',
    heldAmount: '0.00',
    askedAmount: '0.00',
    refundedAmount: '0.00',
    propertyName: 'Villa Thalassa',
    reservationId: 'OPERA 5521902',
    paymentPolicy: orderDraft().paymentPolicy,
    startDate: '2026-12-05',
    endDate: '2026-12-20',
    customer: { firstName: 'Ingrid', lastName: 'Solheim', email: 'guest0@example.org', companyName: '' },
    tags: ['DECK'],
    pinned: false,
  });
});

// Specification 7.37
test('pages follow one another', async () => {
  expect(await ids({ page: 0, size: 2 })).toEqual(['A-5', 'A-4']);
  expect(await ids({ page: 2, size: 2 })).toEqual(['A-1']);
  expect(await owner.api.orders.list({ page: 3, size: 2 })).toMatchObject({ content: [], totalPages: 3 });
});

test('page size is limited', async () => {
  const refused = async (query: Query) => getRefusal(owner.api.orders.list(query));
  expect(await refused({ size: 201 })).toEqual(invalid({ size: 'tooLarge' }));
  expect(await refused({ size: 0 })).toEqual(invalid({ size: 'tooSmall' }));
});

describe('sorting', () => {
  test.each([
    ['created,asc', ['A-1', 'A-2', 'A-3', 'A-4', 'A-5']],
    ['external_id,desc', ['A-5', 'A-4', 'A-3', 'A-2', 'A-1']],
    // Amounts of different currencies are not compared: the currency comes first.
    ['total,desc', ['A-2', 'A-4', 'A-1', 'A-3', 'A-5']],
    ['total,asc', ['A-5', 'A-3', 'A-1', 'A-4', 'A-2']],
    ['start,asc', ['A-5', 'A-4', 'A-3', 'A-2', 'A-1']],
    ['modified,desc', ['A-5', 'A-4', 'A-3', 'A-2', 'A-1']],
    ['property,desc', ['A-1', 'A-5', 'A-4', 'A-3', 'A-2']],
    ['customer,asc', ['A-2', 'A-4', 'A-1', 'A-5', 'A-3']],
    // Ties are in creation order, in the field's direction.
    ['state,asc', ['A-1', 'A-2', 'A-3', 'A-4', 'A-5']],
    ['state,desc', ['A-5', 'A-4', 'A-3', 'A-2', 'A-1']],
    ['paid,asc', ['A-5', 'A-1', 'A-3', 'A-4', 'A-2']],
    ['agent,desc', ['A-5', 'A-4', 'A-3', 'A-2', 'A-1']],
  ])('%s', async (sort, expected) => {
    expect(await ids({ sort: [sort] })).toEqual(expected);
  });

  test('by a second field where the first is equal', async () => {
    expect(await ids({ sort: ['state,asc', 'created,desc'] })).toEqual(['A-5', 'A-4', 'A-3', 'A-2', 'A-1']);
  });

  test.each(['guest,asc', 'created', 'created,up', 'created,asc,desc', 'constructor,asc', ''])(
    '"%s" is refused',
    async (sort) => {
      expect(await getRefusal(owner.api.orders.list({ sort: [sort] }))).toEqual(invalid({ sort: 'sort' }));
    },
  );
});

describe('searching', () => {
  test.each([
    ['a-3', ['A-3']],
    ['brueck', ['A-2']],
    ['bruckner', ['A-2']],
    ['BRÜCKNER hans', ['A-2']],
    ['wisniewski', ['A-3']],
    ['soren stahl', ['A-5']],
    ['o’connell', ['A-4']],
    ['guest3@example', ['A-4']],
    ['+44 (20) 7946-0120', ['A-3']],
    ['794601', ['A-5', 'A-4', 'A-3', 'A-2', 'A-1']],
    ['opera 5521902', ['A-5', 'A-4', 'A-3', 'A-2', 'A-1']],
    ['solheim bruckner', []],
    ['Σολχάιμ', ['A-1']],
    ['Брюкнер', ['A-2']],
    ['Томаш Висневский', ['A-3']],
    ['Соренн', ['A-5']],
    ['solhiem', ['A-1']],
    ['ingrid solhem', ['A-1']],
    ['6480.00', ['A-1']],
    ['6.480,00', ['A-1']],
    ['€6480', ['A-1']],
    ['6480.01', []],
    ['96000', ['A-2']],
    ['10.25', ['A-5']],
    ['%', []],
    ['_', []],
    ['  ', ['A-5', 'A-4', 'A-3', 'A-2', 'A-1']],
  ])('"%s"', async (text, expected) => {
    expect(await search(text)).toEqual(expected);
  });
});

describe('filters', () => {
  test('by property, by state, by both', async () => {
    expect(await ids({ getOrdersRq: { propertyIds: ['property-thalassa'] } })).toEqual(['A-1']);
    expect(await ids({ getOrdersRq: { states: ['PAID', 'REVOKED'] } })).toEqual([]);
    const both = { states: ['NEW' as const], propertyIds: ['property-thalassa', 'property-lyka'] };
    expect(await ids({ getOrdersRq: both })).toEqual(['A-1']);
    expect(await ids({ getOrdersRq: { states: [], propertyIds: [] } })).toHaveLength(5);
  });

  test('creation days are in the reader’s zone, inclusive', async () => {
    // In Athens the first was created at 23:41 on the 20th, the others on the 21st.
    expect(await ids({ getOrdersRq: { createdTo: '2026-11-20' } })).toEqual(['A-1']);
    expect(await ids({ getOrdersRq: { createdFrom: '2026-11-21', createdTo: '2026-11-21' } })).toHaveLength(
      4,
    );
    expect(await ids({ getOrdersRq: { createdFrom: '2026-11-22' } })).toEqual([]);
  });

  test('an end within a second includes the whole second', async () => {
    const [, , third] = (await owner.api.orders.list()).content;
    const createdUntil = third?.createdAt ?? '';
    expect(await ids({ getOrdersRq: { createdUntil } })).toEqual(['A-3', 'A-2', 'A-1']);
    const before = instantText(toEpoch(createdUntil) - 1000);
    expect(await ids({ getOrdersRq: { createdUntil: before } })).toEqual(['A-2', 'A-1']);
    const never = owner.api.orders.list({ getOrdersRq: { createdUntil: '2026-13-01T10:00:00Z' } });
    expect(await getRefusal(never)).toEqual(invalid({ createdUntil: 'date' }));
  });

  test.each<[OrderFilter, string[]]>([
    [{ customer: 'peter hans' }, ['A-2']],
    [{ customer: 'opera' }, []],
    [{ customerEmail: 'GUEST3@example.org' }, ['A-4']],
    [{ customerEmail: 'guest3@example' }, []],
    [{ externalId: 'A-4' }, ['A-4']],
    [{ externalId: 'A-' }, []],
    [{ agentName: 'Eleni Markou' }, ['A-5', 'A-4', 'A-3', 'A-2', 'A-1']],
    [{ agentName: 'Eleni' }, []],
    [{ agentTags: ['UI_USER', 'CRS'] }, ['A-5', 'A-4', 'A-3', 'A-2', 'A-1']],
    [{ agentTags: ['SUITE8'] }, []],
    [{ tags: ['SPLIT', 'DECK'] }, ['A-5', 'A-4', 'A-3', 'A-2', 'A-1']],
    [{ tags: ['CARD'] }, []],
    [{ progressStatuses: ['COMPLETED'] }, []],
    [
      { progressStatuses: ['NOT_STARTED'], startFrom: '2026-12-02', startTo: '2026-12-04' },
      ['A-4', 'A-3', 'A-2'],
    ],
    [{ currency: 'EUR' }, ['A-3', 'A-1']],
    [{ currency: 'BHD' }, ['A-5']],
    [{ currency: 'EUR', amountFrom: '189', amountTo: '6479.99' }, ['A-3']],
    [{ currency: 'BHD', amountFrom: '10.250', amountTo: '10.250' }, ['A-5']],
  ])('%j finds the expected orders', async (filter, expected) => {
    expect(await ids({ getOrdersRq: filter })).toEqual(expected);
  });

  test('amounts need a currency and at most its decimals', async () => {
    const refused = (filter: object) => getRefusal(owner.api.orders.list({ getOrdersRq: filter }));
    expect(await refused({ amountFrom: '1' })).toEqual(invalid({ currency: 'required' }));
    expect(await refused({ amountTo: '1.5', currency: 'JPY' })).toEqual(invalid({ amountTo: 'amount' }));
  });

  test('a malformed filter is refused with its fields', async () => {
    const filter = { createdFrom: '2026-02-30', states: ['UNHEARD_OF' as never] };
    const refused = await getRefusal(owner.api.orders.list({ getOrdersRq: filter }));
    expect(refused).toEqual(invalid({ createdFrom: 'date', 'states.0': 'choice' }));
  });
});

// Specification 7.37
test('pinned orders come first, in the same order, across all pages', async () => {
  const { content } = await owner.api.orders.list();
  const idOf = (externalId: string) => content.find((one) => one.externalId === externalId)?.id ?? '';
  await owner.api.orders.pin({ id: idOf('A-1') });
  await owner.api.orders.pin({ id: idOf('A-3') });
  await agent.api.orders.pin({ id: idOf('A-2') });

  expect(await ids({ pinnedup: true })).toEqual(['A-3', 'A-1', 'A-5', 'A-4', 'A-2']);
  expect(await ids({ pinnedup: true, sort: ['created,asc'] })).toEqual(['A-1', 'A-3', 'A-2', 'A-4', 'A-5']);
  const pages = await Promise.all([0, 1, 2].map((page) => ids({ pinnedup: true, page, size: 2 })));
  expect(pages).toEqual([['A-3', 'A-1'], ['A-5', 'A-4'], ['A-2']]);
  expect(await ids({ pinnedup: true, page: 0, size: 3 })).toEqual(['A-3', 'A-1', 'A-5']);
  expect(await ids({ pinnedup: true, page: 1, size: 3 })).toEqual(['A-4', 'A-2']);
  expect(await ids({})).toEqual(['A-5', 'A-4', 'A-3', 'A-2', 'A-1']);
  expect(await ids({ pinnedup: true }, agent)).toEqual(['A-2', 'A-5', 'A-4', 'A-3', 'A-1']);
  const searched = (page: number) =>
    owner.api.orders.list({ pinnedup: true, page, size: 2, getOrdersRq: { search: 'opera' } });
  for (const [page, expected] of [...pages, []].entries()) {
    const found = await searched(page);
    expect(found).toMatchObject({ totalElements: 5, totalExact: true, totalPages: 3 });
    expect(found.content.map(({ externalId }) => externalId)).toEqual(expected);
  }
});

test('another division sees no orders of this one', async () => {
  const tab = await app.signedIn('eleni.markou@aegeanhouse.gr');
  tab.companyId = HALCYON;
  expect(await ids({}, tab)).toEqual([]);
  expect(await ids({ getOrdersRq: { search: 'solheim' } }, tab)).toEqual([]);
});

test('a row says what its open payments ask for, as the order itself does', async () => {
  const find = async () => (await owner.api.orders.list()).content.find((one) => one.externalId === 'A-1');
  const id = (await find())?.id ?? '';
  const ask = (amount: string) =>
    owner.api.payments.create({ body: paymentDraft(id, { amount }) }, withKey());
  const first = await ask('1080.00');
  await ask('400.50');
  expect(await find()).toMatchObject({ askedAmount: '1480.50', paidAmount: '0.00' });
  expect(await owner.api.orders.get({ id })).toMatchObject({ askedAmount: '1480.50' });

  await owner.api.paymentActions.act({ id: first.id, actionId: 'revoke', body: { reason: '' } }, withKey());
  expect(await find()).toMatchObject({ askedAmount: '400.50' });
});
