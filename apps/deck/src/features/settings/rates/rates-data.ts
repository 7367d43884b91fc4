import type { ExchangeRate } from '@deck/api/contract/rates';
import { query } from '@deck/api/react';
import { LARGEST_PAGE } from '@deck/api/rules';
import { useQuery } from '@tanstack/react-query';
import { api, queryClient } from '../../../platform/api.ts';
import { type Page, pagesQuery } from '../../../platform/list/pages.ts';
import { sessionStore, useSession } from '../../../platform/session/session-store.ts';

/** One page holds them all: there are fewer currencies. */
const todaysRatesQuery = (id: string) => query(api.rates.list, { id, forToday: true, size: LARGEST_PAGE });

/** The rates that hold today, one for each currency. */
export const useTodaysRates = () => useQuery(todaysRatesQuery(useCompany().id));

/**
 * All rates, the latest start first; of one currency where it is named. The wire has no such filter: pages are read on
 * until enough of the currency are found.
 */
export const ratesQuery = (id: string, currency: string) =>
  pagesQuery<Page<ExchangeRate>>(['rates', 'list', 'pages', id, currency], (paging, options) =>
    currency === ''
      ? api.rates.list({ id, ...paging }, options)
      : readOn(currency, paging, (page) => api.rates.list({ id, page, size: LARGEST_PAGE }, options)),
  );

/** The user's company, with what rates need of it. */
export function useCompany() {
  const { environment } = useSession();
  return {
    id: environment.context.businessProfileId,
    own: environment.defaultCurrency,
    accepted: environment.acceptedCurrencies,
  };
}

/** From the page asked for on, until there are `size` of the currency or no more pages. */
export async function readOn(
  currency: string,
  { page, size }: { page: number; size: number },
  read: (page: number) => Promise<Page<ExchangeRate>>,
): Promise<Page<ExchangeRate>> {
  const content: ExchangeRate[] = [];
  for (let at = page; ; at += 1) {
    const answer = await read(at);
    content.push(...answer.content.filter((rate) => rate.currency === currency));
    if (content.length >= size || at + 1 >= answer.totalPages) return { ...answer, content };
  }
}

/** The rates of today. */
export function loadRates(): void {
  const identity = sessionStore.identity();
  if (identity) void queryClient.prefetchQuery(todaysRatesQuery(identity.businessProfileId));
}

/** Reads the rates again. A deleted one is asked for no more, though the converter holds it until they have come. */
export function readOthers(rateId: string): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: (found) =>
      found.queryKey[0] === 'rates' && !JSON.stringify(found.queryKey).includes(JSON.stringify(rateId)),
  });
}
