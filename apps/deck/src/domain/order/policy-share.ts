import type { Order } from '@deck/api/contract/orders';
import type { PaymentPolicy } from '@deck/api/vocabulary';
import { compareMoney, parseMoney, share, toAmount } from '@deck/values';

/** What part of an order a policy asks for in advance, in per cent. */
const shares: Record<PaymentPolicy, number> = {
  PREPAYMENT_100: 100,
  PREPAYMENT_50: 50,
  PREPAYMENT_30: 30,
  AT_PROPERTY: 100,
  OTHER: 100,
};

export const getShare = (policy: PaymentPolicy): number => shares[policy];

/** What a first payment asks for: the policy's part of the total, but never more than is left. */
export function firstAmount({ totalAmount, availableAmount, currency, paymentPolicy }: Order): string {
  const part = share(parseMoney(totalAmount, currency), getShare(paymentPolicy));
  return compareMoney(part, parseMoney(availableAmount, currency)) > 0 ? availableAmount : toAmount(part);
}
