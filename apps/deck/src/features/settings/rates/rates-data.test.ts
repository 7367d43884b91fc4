import type { ExchangeRate } from '@deck/api/contract/rates';
import { expect, it } from 'vitest';
import type { Page } from '../../../platform/list/pages.ts';
import { readOn } from './rates-data.ts';

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
