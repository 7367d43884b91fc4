import { getHeld } from '@deck/api/rules';
import type { Queries } from '../database/queries.ts';
import { type orders, pspOperations } from '../database/schema.ts';
import { getFacts } from '../orders/payment-facts.ts';
import { applyPaymentEvent, paymentForUpdate, system } from '../payments/apply-payment-event.ts';
import { askPsp } from './ask.ts';
import { getConverted } from './converted.ts';
import { newOperationId, openOperation } from './psp.ts';
import { recordTransaction } from './transaction-rows.ts';

/**
 * Ends a hold that was not captured in time, as the payer's bank does. A capture without an answer is
 * resolved first: it may have taken the money. The caller holds the order's lock.
 */
export async function endHold(
  tx: Queries,
  order: typeof orders.$inferSelect,
  paymentId: string,
  now: Date,
): Promise<void> {
  const found = await paymentForUpdate(tx, paymentId);
  if (!found) return;
  if (await openOperation(tx, paymentId)) await askPsp(tx, order, found, now);
  if (await openOperation(tx, paymentId)) return;
  const payment = (await paymentForUpdate(tx, paymentId)) ?? found;
  const amount = getHeld(getFacts(payment, now));
  if (amount <= 0n || payment.holdEndsAt === null || payment.holdEndsAt > now) return;

  const { authorized, captured, released, card } = payment;
  const operation = {
    ...getConverted(payment, captured + released, amount),
    id: newOperationId(now),
    paymentId,
    type: 'VOID' as const,
    amount,
    outcome: 'APPROVED' as const,
    reason: null,
    card,
    answersAt: now,
    answered: true,
    createdAt: now,
  };
  await tx.insert(pspOperations).values(operation);
  const words = { author: system, initialAmount: authorized };
  await recordTransaction(tx, operation, payment, words, 'APPROVED', now);
  const told = { type: 'VOIDED', author: system, amount } as const;
  await applyPaymentEvent({ tx, order, payment, event: { type: 'HOLD_ENDED' }, entry: told, now });
}
