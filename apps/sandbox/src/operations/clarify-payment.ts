import type { Clarification } from '@deck/api/contract/payment-actions';
import type { Queries } from '../database/queries.ts';
import type { orders } from '../database/schema.ts';
import { applyPaymentEvent, type PaymentRow } from '../payments/apply-payment-event.ts';
import { openOperation, planErrand } from './operation-rows.ts';

/**
 * Notes the billing details that the PSP asked for; `sendOperations` sends them after the transaction. Returns whether
 * the payment waited for them; otherwise nothing changes. The caller holds the order's lock and has read the payment
 * under it.
 */
export async function clarifyPayment(
  tx: Queries,
  order: typeof orders.$inferSelect,
  payment: PaymentRow,
  { avsStreet, avsPostalCode }: Clarification,
  now: Date,
): Promise<boolean> {
  const operation = await openOperation(tx, payment.id);
  if (payment.status !== 'AWAITING_CLARIFICATION' || operation?.outcome !== 'CLARIFY') return false;
  const given = { submittedAt: now, avsStreet, avsPostalCode };
  await applyPaymentEvent({ tx, order, payment, event: { type: 'CLARIFIED' }, now, changes: given });
  await planErrand(tx, payment.id, 'BILLING');
  return true;
}
