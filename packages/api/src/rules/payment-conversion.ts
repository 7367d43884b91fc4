import { convert, isPositive, isTooMuch, type Money } from '@deck/values';

/** The currencies of a new payment. */
export interface PaymentCurrencies {
  /** The currency of the order, which the payment collects. */
  readonly order: string;
  /** The currency of the typed amount. */
  readonly typed: string;
  /** The currency the payer's card is charged in. */
  readonly charged: string;
}

/**
 * The two currencies that need an active rate; NONE without conversion. A payment is converted once, so three
 * different currencies are REFUSED.
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

/** Both sides of a typed amount: what it covers of the order, and what the payer is charged. */
export interface PaymentSides {
  readonly collected: Money;
  readonly charged: Money;
  /** The side that was not typed; undefined without conversion. */
  readonly converted: Money | undefined;
}

/** The converted amount is zero, or too large for a payment: message keys of the contract. */
export type ConversionProblem = 'tooSmall' | 'tooLarge';

/**
 * Converts a payment's amount once, rounded half-even to the smallest unit of the other currency.
 * @param rate how much of `to` a unit of the typed currency buys; undefined without conversion
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
