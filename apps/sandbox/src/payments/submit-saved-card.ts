import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { tenders } from '../database/schema.ts';
import { type OperationRow, recordCharge } from '../operations/operation-rows.ts';
import { applyPaymentEvent, type PaymentRow } from './apply-payment-event.ts';
import type { lockOrder } from './order-balance.ts';

type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

interface Submitted {
  readonly payment: PaymentRow;
  readonly operation: OperationRow;
}

/**
 * Submits a payment's saved card once: `sendOperations` sends it after the transaction. The caller holds the order's lock
 * and has checked the status under it.
 */
export async function submitSavedCard(
  tx: Queries,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<Submitted> {
  const changes = { submittedAt: now, reason: null };
  const { payment: submitted } = await applyPaymentEvent({
    tx,
    order,
    payment,
    event: { type: 'SUBMITTED' },
    now,
    changes,
  });
  const [tender] = await tx
    .select({ token: tenders.pspToken })
    .from(tenders)
    .where(eq(tenders.id, submitted.tenderId ?? ''));
  const source = { token: tender?.token ?? '' };
  const { card } = submitted;
  const operation = await recordCharge(
    tx,
    { payment: submitted, source, card, returnUrl: '', canConfirm: false },
    now,
  );
  return { payment: submitted, operation };
}
