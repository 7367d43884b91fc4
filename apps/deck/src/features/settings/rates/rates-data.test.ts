import type { ExchangeRate } from '@deck/api/contract/rates';
import { query } from '@deck/api/react';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { api, queryClient } from '../../../platform/api.ts';
import type { Page } from '../../../platform/list/pages.ts';
import { readOn, readOthers } from './rates-data.ts';

/** Pages of the wire, each the currencies of its rates. */
const pages = [['USD', 'GBP'], ['GBP', 'GBP'], ['USD', 'USD'], ['GBP']];

function wire() {
  const asked: number[] = [];
  return {
    asked,
    read: async (page: number): Promise<Page<ExchangeRate>> => {
      asked.push(page);
      const content = (pages[page] ?? []).map((currency) => ({ currency }) as ExchangeRate);
      return { content, page, totalPages: pages.length, totalElements: 7, totalExact: true };
    },
  };
}

it('reads on until there are enough of the currency, and says where it stopped', async () => {
  const { asked, read } = wire();
  const found = await readOn('GBP', { page: 0, size: 2 }, read);
  expect(found.content).toHaveLength(3);
  expect(found.page).toBe(1);
  expect(asked).toEqual([0, 1]);
});

it('ends with the last page, however few there are', async () => {
  const { asked, read } = wire();
  const found = await readOn('GBP', { page: 2, size: 50 }, read);
  expect(found.content).toHaveLength(1);
  expect(found.page).toBe(3);
  expect(asked).toEqual([2, 3]);
  expect((await readOn('CHF', { page: 0, size: 50 }, wire().read)).content).toEqual([]);
});

it('reads the other rates again after one is deleted, and the deleted one never', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({});
  });
  const shown = [
    query(api.rates.list, { id: 'c1' }),
    query(api.rates.get, { id: 'c1', exchangeRateId: 'rate-1' }),
    query(api.rates.get, { id: 'c1', exchangeRateId: 'rate-1', convertAmount: '100' }),
    query(api.rates.get, { id: 'c1', exchangeRateId: 'rate-12', convertAmount: '100' }),
  ].map((each) => {
    queryClient.setQueryData<unknown>(each.queryKey, {});
    const observer = new QueryObserver<unknown>(queryClient, {
      queryKey: each.queryKey,
      queryFn: each.queryFn as () => Promise<unknown>,
      staleTime: Number.POSITIVE_INFINITY,
    });
    return observer.subscribe(() => undefined);
  });
  onTestFinished(() => {
    for (const close of shown) close();
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  await readOthers('rate-1');
  expect(asked.map((url) => url.replace(/^.*\/rates/, '')).toSorted()).toEqual([
    '',
    '/rate-12?convert-amount=100',
  ]);
});
