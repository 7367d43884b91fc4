import { capturable, type PaymentEvent, transition } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { type orders, pspOperations, transactions } from '../database/schema.ts';
import { getFacts } from '../orders/payment-facts.ts';
import {
  type Author,
  appendTimelineEntry,
  applyPaymentEvent,
  type PaymentRow,
  paymentForUpdate,
  type TimelineEntry,
} from '../payments/apply-payment-event.ts';
import { lockOrder } from '../payments/order-balance.ts';
import { getConverted } from './converted.ts';
import { newOperationId, openOperation, type PspOperation, submitToPsp } from './psp.ts';
import type { FollowUpType } from './test-cards.ts';
import {
  completeTransaction,
  getStatus,
  recordTransaction,
  type TransactionRow,
} from './transaction-rows.ts';

type OrderRow = typeof orders.$inferSelect;

interface FollowUp {
  readonly type: FollowUpType;
  /** Minor units of the payment's currency; validated by the rules before. */
  readonly amount: bigint;
  readonly author: Author;
  readonly description?: string;
}

/**
 * Captures, refunds or voids at the PSP and applies its answer. Without an answer the payment stays as it is,
 * and the transaction is processing. The caller holds the order's lock and has read the payment under it.
 * @throws Refusal OPERATION_PENDING while another operation of the payment waits for its answer.
 */
export async function followUp(
  tx: Queries,
  order: OrderRow,
  payment: PaymentRow,
  { type, amount, author, description = '' }: FollowUp,
  now: Date,
): Promise<TransactionRow> {
  if (await openOperation(tx, payment.id)) throw Refusal.because('OPERATION_PENDING');
  const [before, initialAmount] = {
    CAPTURE: [payment.captured, payment.authorized],
    REFUND: [payment.refunded, payment.captured],
    VOID: [payment.captured + payment.released, payment.authorized],
  }[type] as [bigint, bigint];
  const id = newOperationId(now);
  const { card } = payment;
  const submission = { id, type, amount, card, ...getConverted(payment, before, amount) };
  const answer = await submitToPsp(
    tx,
    { ...submission, paymentId: payment.id, cardNumber: card?.number },
    now,
  );
  const words = { author, description, initialAmount };
  const unknown = { ...submission, reason: null, outcome: 'APPROVED' as const };
  const row = await recordTransaction(tx, unknown, payment, words, 'PROCESSING', now);
  if (!answer) return row;
  const [locked, current] = [await lockOrder(tx, order.id), await paymentForUpdate(tx, payment.id)];
  if (locked && current) await settleFollowUp(tx, locked, current, answer, now);
  return readTransaction(tx, id);
}

/** Applies the PSP's answer to a capture, a refund or a void. The caller holds the order's lock. */
export async function settleFollowUp(
  tx: Queries,
  order: OrderRow,
  payment: PaymentRow,
  operation: PspOperation,
  now: Date,
): Promise<void> {
  const { authorKind: kind, authorName: name, description } = await readTransaction(tx, operation.id);
  const author = { kind, name };
  await tx.update(pspOperations).set({ answered: true }).where(eq(pspOperations.id, operation.id));
  await completeTransaction(tx, operation, payment, getStatus(operation), now);
  const { amount, type, reason } = operation;
  if (operation.outcome !== 'APPROVED') {
    const refused = { type: 'ERROR', author, amount, reason: reason ?? type, detail: type } as const;
    return appendTimelineEntry(tx, payment, refused, now);
  }
  const { happening, told } = consequence(operation, payment, author, now);
  // If the payment cannot follow, only the transaction is updated; the external state shows the difference.
  if (!transition(getFacts(payment, now), happening)) return;
  const changes =
    type === 'CAPTURE'
      ? { captureDescription: description }
      : type === 'REFUND'
        ? { refundDescription: description }
        : {};
  await applyPaymentEvent({ tx, order, payment, event: happening, entry: told, now, changes });
}

function consequence(
  { type, amount }: PspOperation,
  payment: PaymentRow,
  author: Author,
  now: Date,
): { happening: PaymentEvent; told: TimelineEntry } {
  switch (type) {
    case 'CAPTURE': {
      const last = amount === capturable(getFacts(payment, now));
      const line = last ? 'CHARGED' : 'PARTIALLY_CAPTURED';
      return { happening: { type: 'CAPTURED', amount }, told: { type: line, author, amount } };
    }
    case 'REFUND':
      return { happening: { type: 'REFUNDED', amount }, told: { type: 'REFUNDED', author, amount } };
    default:
      return { happening: { type: 'HOLD_VOIDED' }, told: { type: 'VOIDED', author, amount } };
  }
}

async function readTransaction(tx: Queries, pspOperationId: string): Promise<TransactionRow> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.pspOperationId, pspOperationId));
  if (!row) throw new Error(`The operation ${pspOperationId} has no transaction`);
  return row;
}
