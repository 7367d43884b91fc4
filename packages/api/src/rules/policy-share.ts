import { type Money, share } from '@deck/values';
import type { PaymentPolicy } from '../vocabulary/enums.ts';

/** What part of an order a policy asks for in advance, in per cent. */
export const policyShares: Readonly<Record<PaymentPolicy, number>> = {
  PREPAYMENT_100: 100,
  PREPAYMENT_50: 50,
  PREPAYMENT_30: 30,
  AT_PROPERTY: 100,
  OTHER: 100,
};

/**
 * What the next payment asks for: the rest of the policy's part, of which other payments may have taken, hold
 * or wait for something. Once that is reached, all that is available.
 */
export function nextAmount(total: Money, available: Money, policy: PaymentPolicy): Money {
  const part = share(total, policyShares[policy]);
  const open = part.minor - (total.minor - available.minor);
  return open > 0n && open < available.minor ? { ...total, minor: open } : available;
}
