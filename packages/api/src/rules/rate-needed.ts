/** The currencies of a payment about to be made. */
interface PaymentCurrencies {
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
