import type { ExchangeRate } from '@deck/api/contract/rates';
import {
  type ConversionProblem,
  convertPayment,
  LARGEST_PAGE,
  type PaymentCurrencies,
  type PaymentSides,
  rateNeeded,
} from '@deck/api/rules';
import { crossRate, isAmount, parseMoney } from '@deck/values';
import { type Page, type Paging, pageAfter } from '../../../platform/list/pages.ts';

/** What is known of the rates of the day; undefined while they are on their way or could not be read. */
export interface DayRates {
  /** The company's, against which rates are kept. */
  readonly own: string;
  /** The rate that holds today, for each currency. */
  readonly rates: readonly ExchangeRate[] | undefined;
}

export type Conversion =
  /** Nothing is converted, or not yet known how. */
  | { readonly kind: 'NONE' | 'REFUSED' | 'UNKNOWN' }
  | { readonly kind: 'MISSING'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'READY';
      readonly from: string;
      readonly to: string;
      /** How much of `to` one unit of `from` buys. */
      readonly rate: string;
      /** The last day of the rate; null has no end. */
      readonly endDate: string | null;
    };

/** By which rate of the day a payment is converted, as the server does it: through the company's own currency. */
export function getConversion(currencies: PaymentCurrencies, { own, rates }: DayRates): Conversion {
  const needed = rateNeeded(currencies);
  if (needed === 'NONE' || needed === 'REFUSED') return { kind: needed };
  if (rates === undefined) return { kind: 'UNKNOWN' };
  const worth = (currency: string) =>
    currency === own ? { rate: '1', validUntil: null } : rates.find((rate) => rate.currency === currency);
  const [from, to] = [worth(needed.from), worth(needed.to)];
  if (!from || !to) return { kind: 'MISSING', ...needed };
  return {
    kind: 'READY',
    ...needed,
    rate: to.rate === '1' ? from.rate : crossRate(from.rate, to.rate),
    endDate: earlier(from.validUntil, to.validUntil),
  };
}

/** Undefined while the amount cannot be read or the rate is not known. */
export function getSides(
  amount: string,
  currencies: PaymentCurrencies,
  conversion: Conversion,
): PaymentSides | ConversionProblem | undefined {
  if (!isAmount(amount, currencies.typed)) return undefined;
  const typed = parseMoney(amount, currencies.typed);
  if (conversion.kind === 'NONE') return convertPayment(typed, currencies, undefined);
  return conversion.kind === 'READY' ? convertPayment(typed, currencies, conversion) : undefined;
}

/** Of two last days the first; null is no end. */
function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

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
