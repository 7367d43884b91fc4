import type { ExchangeRate } from '@deck/api/contract/rates';
import { rateNeeded } from '@deck/api/rules';
import { convert, crossRate, isAmount, isPositive, type Money, parseMoney } from '@deck/values';

/** What is known of the rates of the day; undefined while they are on their way or could not be read. */
export interface DayRates {
  /** The company's, against which rates are kept. */
  readonly own: string;
  /** Of each currency the one that holds. */
  readonly rates: readonly ExchangeRate[] | undefined;
}

/** In which currencies a payment is made. */
export interface Currencies {
  readonly order: string;
  readonly typed: string;
  readonly charged: string;
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
export function conversionOf(currencies: Currencies, { own, rates }: DayRates): Conversion {
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

/** Both sides of what was typed: what it takes of the order, and what the payer is charged. */
export interface Sides {
  readonly collected: Money;
  readonly charged: Money;
}

/** Undefined while the amount cannot be read, or nobody knows the rate. */
export function sidesOf(amount: string, currencies: Currencies, conversion: Conversion): Sides | undefined {
  if (!isAmount(amount, currencies.typed)) return undefined;
  const typed = parseMoney(amount, currencies.typed);
  if (conversion.kind === 'NONE') return { collected: typed, charged: typed };
  if (conversion.kind !== 'READY') return undefined;
  const converted = convert(typed, conversion.rate, conversion.to);
  if (!isPositive(converted) && isPositive(typed)) return undefined;
  return {
    collected: currencies.order === typed.currency ? typed : converted,
    charged: currencies.charged === typed.currency ? typed : converted,
  };
}

/** What was typed, in the other currency; undefined where nothing is converted. */
export const convertedOf = ({ collected, charged }: Sides, typed: string): Money | undefined =>
  [collected, charged].find(({ currency }) => currency !== typed);

/** Of two last days the first; null is no end. */
function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
