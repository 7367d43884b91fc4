import type { ExchangeRate } from '@deck/api/contract/rates';
import type { Page } from '../../../list/pages.ts';

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
