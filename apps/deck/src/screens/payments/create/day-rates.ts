import type { ExchangeRate } from '@deck/api/contract/rates';
import { LARGEST_PAGE } from '@deck/api/rules';
import { type Page, type Paging, pageAfter } from '../../../list/pages.ts';

/**
 * What each of the currencies is worth on a day that need not be the reader's. All rates are read, the latest start
 * first, until each currency has one that has begun.
 */
export async function ratesOn(
  day: string,
  currencies: readonly string[],
  read: (paging: Paging) => Promise<Page<ExchangeRate>>,
): Promise<readonly ExchangeRate[]> {
  const begun = new Map<string, ExchangeRate>();
  let paging: Paging | undefined = { page: 0, size: LARGEST_PAGE };
  while (paging && begun.size < currencies.length) {
    const { content, page, totalPages } = await read(paging);
    for (const rate of content)
      if (rate.startDate <= day && currencies.includes(rate.currency) && !begun.has(rate.currency))
        begun.set(rate.currency, rate);
    paging = page + 1 < totalPages ? pageAfter(paging) : undefined;
  }
  return [...begun.values()].filter(({ validUntil }) => validUntil === null || validUntil >= day);
}
