import { submittedStatuses } from '@deck/api/rules';
import type { Queries } from '../database/queries.ts';
import type { orders } from '../database/schema.ts';
import { applyPaymentEvent, type PaymentRow, system } from '../payments/apply-payment-event.ts';
import { continueAtPsp, isKnown, openOperation } from './psp.ts';
import { settle } from './settle.ts';

/** The result of asking: an outcome was applied, the PSP has none yet, or there was nothing to ask. */
type Asked = 'applied' | 'unknown' | 'nothing';

/**
 * Asks the PSP for a payment's missing outcome and applies it. The caller holds the order's lock and has read
 * the payment under it.
 */
export async function askPsp(
  tx: Queries,
  order: typeof orders.$inferSelect,
  payment: PaymentRow,
  now: Date,
): Promise<Asked> {
  const operation = await openOperation(tx, payment.id);
  if (!operation) return withoutOperation(tx, order, payment, now);
  // It waits for billing details, which only the payer or staff can give.
  if (operation.outcome === 'CLARIFY') return 'nothing';
  if (operation.outcome === 'CHALLENGE') {
    if (payment.status !== 'WAITING') return 'unknown';
    // A bank whose challenge is not answered in time declines.
    await settle(tx, await continueAtPsp(tx, operation, 'DECLINED', 'AUTHENTICATION_FAILED'), order.id, now);
    return 'applied';
  }
  if (!isKnown(operation, now)) return 'unknown';
  await settle(tx, operation, order.id, now);
  return 'applied';
}

/**
 * The PSP does not know the payment. After this time the server must have stopped before asking, and nothing
 * was taken.
 */
async function withoutOperation(
  tx: Queries,
  order: typeof orders.$inferSelect,
  payment: PaymentRow,
  now: Date,
): Promise<Asked> {
  if (submittedStatuses.includes(payment.status)) return 'unknown';
  if (payment.status !== 'WAITING') return 'nothing';
  const told = { type: 'ERROR', author: system } as const;
  await applyPaymentEvent({
    tx,
    order,
    payment,
    event: { type: 'FAILED' },
    entry: told,
    now,
    changes: { reason: null, submittedAt: null },
  });
  return 'applied';
}
