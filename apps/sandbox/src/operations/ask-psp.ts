import { paymentKinds, submittedStatuses } from '@deck/api/rules';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { payments, pspOperations } from '../database/schema.ts';
import {
  applyPaymentEvent,
  type PaymentRow,
  paymentForUpdate,
  system,
} from '../payments/apply-payment-event.ts';
import { lockOrder } from '../payments/order-balance.ts';
import { applyAnswer } from './apply-answer.ts';
import { isFollowUp, type OperationRow, openOperation, planErrand } from './operation-rows.ts';
import { sendOperations } from './send-operations.ts';

/** The result of asking: an outcome was applied, the PSP has none yet, or there was nothing to ask. */
export type Asked = 'applied' | 'unknown' | 'nothing';

/** Asks the PSP for a payment's missing outcome and applies it. Called outside of transactions. */
export async function askPsp(services: Services, paymentId: string): Promise<Asked> {
  const { db, psp } = services;
  const operation = await openOperation(db, paymentId);
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) return 'nothing';
  if (!operation) return withoutOperation(services, payment);
  // It waits for billing details, which only the payer or staff can give.
  if (operation.outcome === 'CLARIFY' && payment.status === 'AWAITING_CLARIFICATION') return 'nothing';
  // A bank whose page is not answered in time counts as one that declined.
  if (operation.outcome === 'CHALLENGE' && payment.status === 'WAITING')
    await db.transaction((tx) => planErrand(tx, paymentId, 'CANCEL'));
  await sendOperations(services, paymentId);

  const answer = await psp.ask(operation.id);
  if (answer) await applyAnswer(services, answer);
  if (answer === null) await neverSent(services, operation, payment);
  await sendOperations(services, paymentId);
  return (await isApplied(services, operation.id)) ? 'applied' : 'unknown';
}

async function isApplied({ db }: Services, id: string): Promise<boolean> {
  const [operation] = await db
    .select({ answered: pspOperations.answered })
    .from(pspOperations)
    .where(eq(pspOperations.id, id));
  return operation?.answered ?? false;
}

/**
 * The PSP never got the operation: the server stopped before it sent it. What needs no payer is sent now: a follow-up, or
 * the charge of a saved card. Any other charge is not: the payer has left, and nothing was taken.
 */
async function neverSent(services: Services, { id, type }: OperationRow, payment: PaymentRow): Promise<void> {
  const { db } = services;
  // The PSP may have told of it meanwhile.
  const untold = and(
    eq(pspOperations.id, id),
    eq(pspOperations.answered, false),
    eq(pspOperations.revision, 0),
  );
  if (isFollowUp(type) || paymentKinds[payment.type].cardFrom === 'SAVED_CARD') {
    await db.update(pspOperations).set({ errand: 'SUBMIT', sentAt: null }).where(untold);
    return;
  }
  if (submittedStatuses.includes(payment.status)) return;
  await db.update(pspOperations).set({ answered: true, outcome: 'ERROR', payerAddress: null }).where(untold);
  await withoutOperation(services, payment);
}

/** The PSP does not know the payment after the time for its answer. Nothing was charged. */
async function withoutOperation(
  { db, clock }: Services,
  { id, orderId, status }: PaymentRow,
): Promise<Asked> {
  if (submittedStatuses.includes(status)) return 'unknown';
  if (status !== 'WAITING' || orderId === null) return 'nothing';
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await paymentForUpdate(tx, id);
    if (!order || payment?.status !== 'WAITING' || (await openOperation(tx, id))) return;
    await applyPaymentEvent({
      tx,
      order,
      payment,
      event: { type: 'FAILED' },
      entry: { type: 'ERROR', author: system },
      now: clock.now(),
      changes: { reason: null, submittedAt: null },
    });
  });
  return 'applied';
}
