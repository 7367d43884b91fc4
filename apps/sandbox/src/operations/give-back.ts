import { getExcess } from '@deck/api/rules';
import type { Queries } from '../database/queries.ts';
import type { orders } from '../database/schema.ts';
import { getFacts } from '../orders/payment-facts.ts';
import { type PaymentRow, system } from '../payments/apply-payment-event.ts';
import { orderFacts } from '../payments/order-balance.ts';
import { followUp } from './follow-up.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * A late success may arrive after others have paid the order. The system returns what exceeds the total:
 * `sendOperations` sends it after the transaction.
 */
export async function giveBackExcess(
  tx: Queries,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const facts = await orderFacts(tx, order, now);
  const excess = getExcess(facts.total, facts.payments, getFacts(payment, now));
  if (excess) await followUp(tx, order, payment, { ...excess, author: system }, now);
}
