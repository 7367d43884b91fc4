import type { RateDraft } from '@deck/api/contract/rates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { denied, getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const draft = (changes: Partial<RateDraft> = {}): RateDraft => ({
  currency: 'USD',
  startDate: '2026-11-01',
  endDate: null,
  rate: '0.9215',
  ...changes,
});
const create = (changes: Partial<RateDraft> = {}) =>
  owner.api.rates.create({ id: AEGEAN, body: draft(changes) });
const get = (exchangeRateId: string) => owner.api.rates.get({ id: AEGEAN, exchangeRateId });

// Specification 3.57
test('a new rate is returned as typed, and is effective from its first day', async () => {
  const made = await create({ rate: '0.92150', currency: 'CHF' });
  expect(made).toEqual({
    id: made.id,
    currency: 'CHF',
    toCurrency: 'EUR',
    startDate: '2026-11-01',
    endDate: null,
    rate: '0.92150',
    validUntil: null,
    active: true,
  });
  expect(await get(made.id)).toEqual({ ...made, conversion: null });
});

test("the currency's next rate ends it", async () => {
  const first = await create({ currency: 'GBP', startDate: '2026-10-01', rate: '1.16' });
  const second = await create({ currency: 'GBP', startDate: '2026-11-10', rate: '1.17' });
  const third = await create({ currency: 'GBP', startDate: '2026-12-01', rate: '1.18' });
  expect(await get(first.id)).toMatchObject({ validUntil: '2026-11-09', active: false, endDate: null });
  expect(await get(second.id)).toMatchObject({ validUntil: '2026-11-30', active: true });
  expect(third).toMatchObject({ validUntil: null, active: false });

  await owner.api.rates.remove({ id: AEGEAN, exchangeRateId: second.id });
  expect(await get(first.id)).toMatchObject({ validUntil: '2026-11-30', active: true });
  expect(await getRefusal(get(second.id))).toEqual(notFound);
  expect(await getRefusal(owner.api.rates.remove({ id: AEGEAN, exchangeRateId: second.id }))).toEqual(
    notFound,
  );
});

// Specification 5.39
test('two rates of a currency cannot start on the same day, whether created or edited', async () => {
  const taken = { currency: 'SEK', rate: '0.088' };
  await create({ ...taken, startDate: '2026-11-01' });
  const later = await create({ ...taken, startDate: '2026-11-02' });
  expect(await getRefusal(create(taken))).toEqual(invalid({ startDate: 'rateStart' }));
  const body = draft({ ...taken, startDate: '2026-11-01' });
  expect(await getRefusal(owner.api.rates.update({ id: AEGEAN, exchangeRateId: later.id, body }))).toEqual(
    invalid({ startDate: 'rateStart' }),
  );
  const racing = await Promise.allSettled(
    Array.from({ length: 5 }, () => create({ ...taken, startDate: '2026-11-03' })),
  );
  expect(racing.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  // Another currency or another company does not conflict.
  await create({ currency: 'NOK', rate: '0.085' });
  owner.companyId = HALCYON;
  await owner.api.rates.create({ id: HALCYON, body: draft(taken) });
  owner.companyId = undefined;
});

// Specification 7.26
test('an amount is converted at the rate and rounded once, half-even', async () => {
  const { id: exchangeRateId } = await create({ currency: 'JPY', rate: '0.00612345' });
  const convert = async (convertAmount: string) =>
    (await owner.api.rates.get({ id: AEGEAN, exchangeRateId, convertAmount })).conversion;
  expect(await convert('12000')).toEqual({
    amount: '12000',
    currency: 'JPY',
    convertedAmount: '73.48',
    convertedCurrency: 'EUR',
    rate: '0.00612345',
    rateDate: '2026-11-01',
  });
  expect(await getRefusal(convert('12000.5'))).toEqual(invalid({ convertAmount: 'amount' }));
  expect(await getRefusal(convert('0'))).toEqual(invalid({ convertAmount: 'amountPositive' }));
  const dear = await create({ currency: 'KWD', rate: '9999999999' });
  expect(
    await getRefusal(
      owner.api.rates.get({ id: AEGEAN, exchangeRateId: dear.id, convertAmount: '999999999999' }),
    ),
  ).toEqual(invalid({ convertAmount: 'tooLarge' }));
});

test('a rate can be edited, and errors are named', async () => {
  const { id: exchangeRateId } = await create({ currency: 'DKK', rate: '0.13' });
  const body = draft({ currency: 'DKK', rate: '0.134', startDate: '2026-11-05', endDate: '2026-11-19' });
  expect(await owner.api.rates.update({ id: AEGEAN, exchangeRateId, body })).toMatchObject({
    rate: '0.134',
    endDate: '2026-11-19',
    validUntil: '2026-11-19',
    active: false,
  });
  const wrong: readonly [Partial<RateDraft>, Record<string, string>][] = [
    [{ rate: '0' }, { rate: 'rate' }],
    [{ rate: '1.123456789' }, { rate: 'rate' }],
    [{ rate: '' }, { rate: 'required' }],
    [{ startDate: '2026-02-30' }, { startDate: 'date' }],
    [{ endDate: '2026-10-31' }, { endDate: 'dateOrder' }],
    [{ currency: 'EUR' }, { currency: 'choice' }],
    [{ currency: 'ABC' }, { currency: 'currency' }],
  ];
  for (const [changes, fields] of wrong) expect(await getRefusal(create(changes))).toEqual(invalid(fields));
});

// Specification 7.25
test('the list starts with the latest rate; for today it has a rate per currency', async () => {
  const all = await owner.api.rates.list({ id: AEGEAN, size: 200 });
  const starts = all.content.map(({ startDate }) => startDate);
  expect(starts).toEqual(starts.toSorted().reverse());
  expect(all.totalElements).toBe(all.content.length);
  const today = await owner.api.rates.list({ id: AEGEAN, forToday: true });
  const currencies = today.content.map(({ currency }) => currency);
  expect(new Set(currencies).size).toBe(currencies.length);
  expect(currencies.toSorted()).toEqual(['CHF', 'GBP', 'JPY', 'KWD', 'NOK', 'SEK']);
  expect(today.content.every(({ active }) => active)).toBe(true);
  expect(today.totalElements).toBe(currencies.length);
  expect((await owner.api.rates.list({ id: AEGEAN, page: 1, size: 2 })).content).toEqual(
    all.content.slice(2, 4),
  );
});

test('today is the reader’s day', async () => {
  const midnight = await create({ currency: 'AUD', startDate: '2026-11-21', rate: '0.6' });
  expect(midnight.active).toBe(false);
  // 22:30 UTC is past midnight in Athens.
  await app.clock.advance(Date.parse('2026-11-20T22:30:00Z') - app.clock.now().getTime());
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  expect(await get(midnight.id)).toMatchObject({ active: true });
});

test('only users who may edit settings set rates; all users of the company read them, and nobody else', async () => {
  const viewer = await app.signedIn('peter.lang@aegeanhouse.gr');
  expect((await viewer.api.rates.list({ id: AEGEAN })).content.length).toBeGreaterThan(0);
  expect(await getRefusal(viewer.api.rates.create({ id: AEGEAN, body: draft() }))).toEqual(
    denied('SETTINGS_EDIT'),
  );
  for (const id of [HALCYON, 'nowhere']) {
    expect(await getRefusal(owner.api.rates.list({ id }))).toEqual(notFound);
    expect(await getRefusal(owner.api.rates.create({ id, body: draft() }))).toEqual(notFound);
  }
  const { content } = await owner.api.rates.list({ id: AEGEAN });
  owner.companyId = HALCYON;
  const foreign = { id: HALCYON, exchangeRateId: content[0]?.id ?? '' };
  expect(await getRefusal(owner.api.rates.get(foreign))).toEqual(notFound);
  expect(await getRefusal(owner.api.rates.update({ ...foreign, body: draft() }))).toEqual(notFound);
  expect(await getRefusal(owner.api.rates.remove(foreign))).toEqual(notFound);
});
