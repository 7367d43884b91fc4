import type { OrderSummary } from '@deck/api/contract/orders';
import { isPositive, type Money, money, parseMoney, subtract } from '@deck/values';

type Figures = Pick<OrderSummary, 'currency' | 'state' | 'totalAmount' | 'paidAmount' | 'heldAmount'>;

/** What is neither taken nor held of an order; never below zero, and nothing once it is canceled. */
export function getDue({ currency, state, totalAmount, paidAmount, heldAmount }: Figures): Money {
  const [total, paid, held] = [totalAmount, paidAmount, heldAmount].map((one) => parseMoney(one, currency));
  const nothing = money(0n, currency);
  if (state === 'REVOKED' || !total || !paid || !held) return nothing;
  const due = subtract(subtract(total, paid), held);
  return isPositive(due) ? due : nothing;
}
