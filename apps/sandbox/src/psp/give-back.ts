import { balanceOf, heldOf, refundable } from '@deck/api/rules';
import type { TransactionType } from '@deck/api/vocabulary';
import type { Queries } from '../database/queries.ts';
import { type orders, pspOperations, transactions } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { factsOf } from '../orders/payment-facts.ts';
import { happen, type PaymentRow, system } from '../payments/happen.ts';
import { orderFacts } from '../payments/order-balance.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * A success that is told late may come when others have paid the order already: what is then taken or held beyond its
 * total, the system gives back at once. A hold is released whole, since a part of it cannot be.
 */
export async function giveBackExcess(
  tx: Queries,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const facts = await orderFacts(tx, order, now);
  const { net, held } = balanceOf(facts.total, facts.payments);
  const excess = net + held - facts.total;
  if (excess <= 0n) return;

  const own = factsOf(payment, now);
  const hold = heldOf(own);
  if (hold > 0n) {
    const told = { type: 'VOIDED', author: system, amount: hold } as const;
    await happen(tx, order, payment, { type: 'HOLD_VOIDED' }, told, now);
    return record(tx, payment, 'VOID', hold, now);
  }
  let amount = refundable(own);
  if (amount > excess) amount = excess;
  if (amount <= 0n) return;
  const told = { type: 'REFUNDED', author: system, amount } as const;
  await happen(tx, order, payment, { type: 'REFUNDED', amount }, told, now);
  return record(tx, payment, 'REFUND', amount, now);
}

async function record(
  tx: Queries,
  { id: paymentId, currency, card }: PaymentRow,
  type: TransactionType,
  amount: bigint,
  now: Date,
): Promise<void> {
  const pspOperationId = `op_${newId(now.getTime())}`;
  const about = { paymentId, type, amount, card };
  await tx.insert(pspOperations).values({
    ...about,
    id: pspOperationId,
    outcome: 'APPROVED',
    answersAt: now,
    answered: true,
    createdAt: now,
  });
  await tx.insert(transactions).values({
    ...about,
    id: newId(now.getTime()),
    status: 'APPROVED',
    currency,
    processedAt: now,
    pspOperationId,
    providerPaymentId: `pp_${paymentId}`,
  });
}
