import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeRates } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { createTestApp, NOW, type TestApp } from '../testing/test-app.ts';
import { findRate } from './find-rate.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const row = (currency: string, startDate: string, rate: string, endDate: string | null = null) => ({
    id: `${currency} ${startDate}`,
    businessProfileId: AEGEAN,
    currency,
    startDate,
    endDate,
    rate,
    createdAt: NOW,
    modifiedAt: NOW,
  });
  await app.db
    .insert(exchangeRates)
    .values([
      row('USD', '2026-10-01', '0.92'),
      row('USD', '2026-11-01', '0.93'),
      row('USD', '2026-12-01', '0.94'),
      row('JPY', '2026-11-10', '0.00612', '2026-11-24'),
      row('GBP', '2026-11-01', '1.17', '2026-11-15'),
      row('GBP', '2026-01-01', '1.10'),
    ]);
});
afterAll(() => app.close());

const find = (from: string, to: string, day = '2026-11-20', company = AEGEAN) =>
  findRate(app.db, company, from, to, day);

test('into the company’s currency it is the stored rate, until the next rate starts', async () => {
  expect(await find('USD', 'EUR')).toEqual({ rate: '0.93', startDate: '2026-11-01', endDate: '2026-11-30' });
  expect(await find('USD', 'EUR', '2026-10-31')).toMatchObject({ rate: '0.92', endDate: '2026-10-31' });
  expect(await find('USD', 'EUR', '2027-05-01')).toEqual({
    rate: '0.94',
    startDate: '2026-12-01',
    endDate: null,
  });
});

test('out of the company’s currency it is inverted', async () => {
  expect(await find('EUR', 'JPY')).toEqual({
    rate: '163.398692810457516',
    startDate: '2026-11-10',
    endDate: '2026-11-24',
  });
});

test('between two other currencies it goes through the company’s, and holds as long as both rates', async () => {
  expect(await find('USD', 'JPY')).toEqual({
    rate: '151.9607843137254902',
    startDate: '2026-11-10',
    endDate: '2026-11-24',
  });
});

test('there is none before the first rate, and after its own end', async () => {
  expect(await find('JPY', 'EUR', '2026-11-09')).toBeUndefined();
  expect(await find('JPY', 'EUR', '2026-11-24')).toBeDefined();
  expect(await find('JPY', 'EUR', '2026-11-25')).toBeUndefined();
  expect(await find('USD', 'JPY', '2026-11-25')).toBeUndefined();
  // The pound’s earlier rate ended when the later began; it does not resume.
  expect(await find('GBP', 'EUR', '2026-11-16')).toBeUndefined();
});

test('there is none for a currency without rates or another company', async () => {
  expect(await find('CHF', 'EUR')).toBeUndefined();
  expect(await find('CHF', 'USD')).toBeUndefined();
  expect(await find('USD', 'EUR', '2026-11-20', HALCYON)).toBeUndefined();
});

test('a currency converts to itself at 1', async () => {
  expect(await find('USD', 'USD')).toEqual({ rate: '1', startDate: '2026-11-20', endDate: null });
});
