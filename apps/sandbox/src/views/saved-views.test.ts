import type { NewView } from '@deck/api/contract/views';
import { MOST_VIEWS } from '@deck/api/rules';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { savedViews, userProperties } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { makeOrder } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { denied, getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { orderView } from '../testing/views.ts';
import { whileLocked } from '../testing/while-locked.ts';

let app: TestApp;
let owner: Browser;
let agent: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await someone(app, 'eva', 'OWNER', [AEGEAN, HALCYON]);
  agent = await someone(app, 'leo', 'ONLY_ORDERS_LIST_VIEW', [AEGEAN]);
});
afterEach(async () => {
  owner.companyId = AEGEAN;
  await app.db.delete(savedViews);
});
afterAll(() => app.close());

const make = (browser: Browser, changes: Parameters<typeof orderView>[0] = {}) =>
  browser.api.views.create({ body: orderView(changes) }, withKey());
const read = (browser: Browser) => browser.api.views.list({ list: 'ORDERS' });
const readNames = async (browser: Browser) => (await read(browser)).views.map(({ name }) => name);

describe('a saved view', () => {
  test('is read with what it holds, beside the count of the whole list', async () => {
    const before = (await read(owner)).all.count;
    const { externalId } = await makeOrder(owner);
    const filter = { search: externalId };
    const saved = await make(owner, { name: ' The new one ', address: `q=${externalId}`, filter });
    expect(saved).toMatchObject({ name: 'The new one', list: 'ORDERS', mine: true, count: 1 });
    expect(await read(owner)).toEqual({ all: { count: before + 1, countExact: true }, views: [saved] });
    await makeOrder(owner);
    expect((await read(owner)).all.count).toBe(before + 2);
  });

  test('of payments is counted among payments', async () => {
    const filter = { statuses: ['PAID' as const] };
    const body: NewView = { list: 'PAYMENTS', name: 'Paid', address: 'status=PAID', shared: false, filter };
    const { count } = await owner.api.views.create({ body }, withKey());
    const { totalElements } = await owner.api.payments.list({ getPaymentsRq: filter });
    expect(count).toBe(totalElements);
    expect(await readNames(owner)).toEqual([]);
    expect((await owner.api.views.list({ list: 'PAYMENTS' })).views).toMatchObject([{ name: 'Paid' }]);
  });

  test('of oneself is unknown to others, and in other divisions', async () => {
    const { id: viewId } = await make(owner);
    const colleague = await someone(app, 'max', 'OWNER', [AEGEAN]);
    const isUnknownTo = async (browser: Browser) => {
      expect(await readNames(browser)).toEqual([]);
      const { save, remove } = browser.api.views;
      expect(await getRefusal(save({ viewId, body: orderView() }))).toEqual(notFound);
      expect(await getRefusal(remove({ viewId }))).toEqual(notFound);
    };
    await isUnknownTo(colleague);
    owner.companyId = HALCYON;
    await isUnknownTo(owner);
  });

  test('that is shared stands first for everyone of the division, and counts what each of them sees', async () => {
    await make(agent, { name: 'Mine' });
    await make(owner, { name: 'Ours', shared: true, filter: {}, address: '' });
    expect(await readNames(agent)).toEqual(['Ours', 'Mine']);
    const before = (await read(agent)).views[0]?.count ?? 0;
    await app.db.insert(userProperties).values({ userId: 'user-leo', propertyId: 'property-lykavittos' });
    const { all, views } = await read(agent);
    expect(views[0]?.count).toBe(all.count);
    expect(all.count).toBeLessThan(before);
    await app.db.delete(userProperties).where(eq(userProperties.userId, 'user-leo'));
    owner.companyId = HALCYON;
    expect(await readNames(owner)).toEqual([]);
  });

  test('is renamed, replaced and deleted', async () => {
    const { id: viewId } = await make(owner);
    const body = orderView({ name: 'Paid', address: 'state=PAID', filter: { states: ['PAID'] } });
    expect(await owner.api.views.save({ viewId, body })).toMatchObject({ id: viewId, name: 'Paid' });
    expect((await read(owner)).views).toMatchObject([{ name: 'Paid', address: 'state=PAID' }]);
    await owner.api.views.remove({ viewId });
    expect(await readNames(owner)).toEqual([]);
  });

  test('does not change its list', async () => {
    const { id: viewId } = await make(owner);
    const body: NewView = { list: 'PAYMENTS', name: 'Paid', address: '', shared: false, filter: {} };
    expect(await getRefusal(owner.api.views.save({ viewId, body }))).toEqual(notFound);
  });

  test('is made beside others that arrive at the same moment', async () => {
    // All of them know the company already when they come to wait for each other.
    const lock = `SELECT 1 FROM deck.business_profiles WHERE id = '${AEGEAN}' FOR UPDATE`;
    const made = await whileLocked(app, lock, () =>
      ['one', 'two', 'three'].map((name) => make(owner, { name })),
    );
    expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  });

  test('is made once, however often it is sent', async () => {
    const key = withKey();
    await owner.api.views.create({ body: orderView() }, key);
    await owner.api.views.create({ body: orderView() }, key);
    expect(await readNames(owner)).toEqual(['Declined']);
  });
});

describe('the rights of views', () => {
  test('are those of the list', async () => {
    const stranger = await someone(app, 'ida', 'ONLY_USERS_LIST_VIEW', [AEGEAN]);
    expect(await getRefusal(read(stranger))).toEqual(denied('ORDERS_LIST_VIEW'));
    expect(await getRefusal(make(stranger))).toEqual(denied('ORDERS_LIST_VIEW'));
    expect(await getRefusal(agent.api.views.list({ list: 'PAYMENTS' }))).toEqual(
      denied('ALL_PAYMENTS_LIST_VIEW'),
    );
  });

  test('let only those share who edit the settings', async () => {
    const needsMore = denied('SETTINGS_EDIT');
    expect(await getRefusal(make(agent, { shared: true }))).toEqual(needsMore);
    const own = await make(agent);
    const body = orderView({ shared: true });
    expect(await getRefusal(agent.api.views.save({ viewId: own.id, body }))).toEqual(needsMore);
    const { id: viewId } = await make(owner, { shared: true });
    expect(await getRefusal(agent.api.views.save({ viewId, body: orderView() }))).toEqual(needsMore);
    expect(await getRefusal(agent.api.views.remove({ viewId }))).toEqual(needsMore);
  });
});

describe('what a view may be', () => {
  test.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(41) }, { name: 'maxLength?max=40' }],
    [{ address: 'state=PAID PAID' }, { address: 'invalid' }],
    [{ filter: { nothing: 'known' } as never }, { 'filter.nothing': 'invalid' }],
  ])('refuses %o', async (changes, problems) => {
    expect(await getRefusal(make(owner, changes))).toEqual(invalid(problems));
    expect(await readNames(owner)).toEqual([]);
  });

  test('refuses a card number in the search', async () => {
    const filter = { search: '4242 4242 4242 4242' };
    expect(await getRefusal(make(owner, { filter }))).toEqual(invalid({ 'filter.search': 'cardNumber' }));
  });

  test('has an end: twenty of a list for a person, and twenty that are shared', async () => {
    for (let place = 0; place < MOST_VIEWS; place += 1) await make(owner);
    expect(await getRefusal(make(owner))).toMatchObject({ code: 'VIEWS_FULL', params: { most: MOST_VIEWS } });
    const { id: viewId } = await make(owner, { shared: true });
    await make(agent);
    expect(await getRefusal(owner.api.views.save({ viewId, body: orderView() }))).toMatchObject({
      code: 'VIEWS_FULL',
    });
    await owner.api.views.save({ viewId, body: orderView({ shared: true, name: 'Renamed' }) });
  });
});
