import { convertedPart } from '@deck/api/rules';
import type { PaymentRow } from '../payments/apply-payment-event.ts';

export interface Converted {
  readonly convertedAmount: bigint | null;
  readonly convertedCurrency: string | null;
}

/**
 * The charged amount of a payment's part, if the card is charged in another currency than the order's.
 * @param before the sum of earlier parts, in minor units of the payment's currency
 */
export function getConverted(
  payment: Pick<PaymentRow, 'amount' | 'acquisitionAmount' | 'acquisitionCurrency'>,
  before: bigint,
  part: bigint,
): Converted {
  const { amount, acquisitionAmount: converted, acquisitionCurrency: convertedCurrency } = payment;
  if (converted === null || convertedCurrency === null || amount <= 0n)
    return { convertedAmount: null, convertedCurrency: null };
  return { convertedAmount: convertedPart({ amount, converted }, before, part), convertedCurrency };
}
