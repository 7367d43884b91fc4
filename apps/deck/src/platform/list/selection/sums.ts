import { type Money, parseMoney, sum, toAmount } from '@deck/values';

interface Amount {
  readonly amount: string;
  readonly currency: string;
}

/** What amounts come to, by currency, the most frequent first. */
export function sumByCurrency(amounts: readonly Amount[]): readonly Amount[] {
  const byCurrency = new Map<string, Money[]>();
  for (const { amount, currency } of amounts)
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), parseMoney(amount, currency)]);
  return [...byCurrency]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([currency, parts]) => ({ currency, amount: toAmount(sum(currency, parts)) }));
}
