import { convert, isPositive, isTooMuch, type Money } from '@deck/values';

/** The currencies of a payment about to be made. */
export interface PaymentCurrencies {
  /** What the order is in, and so what the payment collects. */
  readonly order: string;
  /** What the person typed the amount in. */
  readonly typed: string;
  /** What the payer's card is charged in. */
  readonly charged: string;
}

/**
 * Between which two currencies a rate must be active, so that the payment can be made; NONE where nothing is converted.
 * A payment is converted once, so of three different currencies nothing can be made: REFUSED.
 */
export function rateNeeded({
  order,
  typed,
  charged,
}: PaymentCurrencies): { readonly from: string; readonly to: string } | 'NONE' | 'REFUSED' {
  if (new Set([order, typed, charged]).size === 3) return 'REFUSED';
  const to = typed === order ? charged : order;
  return to === typed ? 'NONE' : { from: typed, to };
}

/** Both sides of an amount that was typed: what it takes of the order, and what the payer is charged. */
export interface PaymentSides {
  readonly collected: Money;
  readonly charged: Money;
  /** The side that was not typed; undefined where nothing is converted. */
  readonly converted: Money | undefined;
}

/** The amount is worth nothing in the other currency, or more than a payment can hold: keys of the contract's messages. */
export type ConversionProblem = 'tooSmall' | 'tooLarge';

/**
 * Converts the amount of a payment once, rounded half-even to the smallest unit of the other currency.
 * @param rate how much of `to` one unit of what was typed buys; undefined where nothing is converted
 */
export function convertPayment(
  typed: Money,
  { order, charged }: Pick<PaymentCurrencies, 'order' | 'charged'>,
  rate: { readonly rate: string; readonly to: string } | undefined,
): PaymentSides | ConversionProblem {
  if (rate === undefined) return { collected: typed, charged: typed, converted: undefined };
  const converted = convert(typed, rate.rate, rate.to);
  if (!isPositive(converted)) return 'tooSmall';
  if (isTooMuch(converted)) return 'tooLarge';
  return {
    collected: order === typed.currency ? typed : converted,
    charged: charged === typed.currency ? typed : converted,
    converted,
  };
}
