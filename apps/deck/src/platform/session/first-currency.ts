import type { Environment } from '@deck/api/contract/people';

/** In which a new order begins: the company's own, or the first it may still choose. */
export const firstCurrency = ({ defaultCurrency, acceptedCurrencies }: Environment): string =>
  acceptedCurrencies.includes(defaultCurrency) ? defaultCurrency : (acceptedCurrencies[0] ?? defaultCurrency);
