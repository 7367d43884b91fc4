import { afterAll, beforeAll, expect, test } from 'vitest';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { notFound, refusalOf } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

test('the company one works for is told, and no other', async () => {
  const { api } = owner;
  expect(await api.businessProfiles.get({ id: AEGEAN })).toMatchObject({
    id: AEGEAN,
    name: 'Aegean House',
    country: 'GR',
    currency: 'EUR',
  });
  for (const id of [HALCYON, 'nowhere'])
    expect(await refusalOf(api.businessProfiles.get({ id }))).toEqual(notFound);
});

test('properties are those of the division, by name', async () => {
  const list = await owner.api.properties.list();
  expect(list.map(({ name }) => name)).toEqual(list.map(({ name }) => name).toSorted());
  expect(list).toHaveLength(9);
  expect(list.find(({ orderPrefix }) => orderPrefix === 'KLB')).toMatchObject({
    id: 'property-kalypso-bay',
    name: 'Kalypso Bay Resort',
    city: 'Naxos',
    type: 'HOTEL',
    positionType: 'ACCOMMODATION',
    payRatePeriod: 'PER_NIGHT',
    timezone: 'Europe/Athens',
    defaultPaymentLifetime: 'P2D',
  });
});

test('one property is told; one of another division, or of none, is not found', async () => {
  const { api } = owner;
  expect(await api.properties.get({ id: 'property-lykavittos' })).toMatchObject({ name: 'Hotel Lykavittos' });
  for (const id of ['property-halcyon', 'nothing'])
    expect(await refusalOf(api.properties.get({ id }))).toEqual(notFound);
});

test('the dictionaries know every currency, language and permission', async () => {
  const { api } = app.browser();
  const currencies = await api.dictionaries.currencies();
  expect(currencies.find(({ code }) => code === 'EUR')).toEqual({
    id: 'EUR',
    code: 'EUR',
    name: 'Euro',
    symbol: '€',
  });
  expect(currencies.map(({ code }) => code)).toContain('BHD');
  const languages = await api.dictionaries.languages();
  expect(languages.map(({ name }) => name)).toEqual(['English', 'Russian', 'Greek', 'Lithuanian', 'Latvian']);
  expect(await api.dictionaries.permissions()).toContain('ORDER_POSITIONS_YACHT');
});
