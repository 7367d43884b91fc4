import { capturable, type PaymentEvent, paymentKinds, transition } from '@deck/api/rules';
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
  type TimelineEntry,
} from '../payments/apply-payment-event.ts';
import { type FollowUpType, type OperationRow, openOperation, recordFollowUp } from './operation-rows.ts';
import {
  type Codes,
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
 * Writes a capture, a refund or a void, with its transaction as processing. `sendOperations` sends it after the
 * transaction. The caller holds the order's lock and has read the payment under it.
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
  const operation = await recordFollowUp(tx, { payment, type, amount, before }, now);
  const words = { author, description, initialAmount };
  const row = await recordTransaction(tx, operation, undefined, payment, words, 'PROCESSING', now);
  if (!isAtPsp(payment)) await doneByHand(tx, order, payment, operation, now);
  return row;
}

/** A wire is refunded by a wire, without the PSP. */
const isAtPsp = ({ type }: PaymentRow): boolean => paymentKinds[type].pspFeatures !== null;

async function doneByHand(
  tx: Queries,
  order: OrderRow,
  payment: PaymentRow,
  { id }: OperationRow,
  now: Date,
): Promise<void> {
  const changes = { errand: null, request: null, outcome: 'APPROVED' as const };
  const [operation] = await tx.update(pspOperations).set(changes).where(eq(pspOperations.id, id)).returning();
  const answer = { authCode: null, rrn: null, blockchainHash: null };
  if (operation) await applyFollowUp(tx, { order, payment, operation, answer }, now);
}

interface Answered {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly operation: OperationRow;
  readonly answer: Codes;
}

/** Applies the PSP's answer to a capture, a refund or a void. The caller holds the order's lock. */
export async function applyFollowUp(
  tx: Queries,
  { order, payment, operation, answer }: Answered,
  now: Date,
): Promise<void> {
  const { authorKind: kind, authorName: name, description } = await readTransaction(tx, operation.id);
  const author = { kind, name };
  await tx.update(pspOperations).set({ answered: true }).where(eq(pspOperations.id, operation.id));
  await completeTransaction(tx, operation, answer, payment, getStatus(operation), now);
  const { amount, type, reason } = operation;
  // The bank lets a hold go that is over, whatever it says of the void.
  const isOver = type === 'VOID' && payment.holdEndsAt !== null && payment.holdEndsAt <= operation.createdAt;
  if (operation.outcome !== 'APPROVED' && !isOver) {
    const refused = { type: 'ERROR', author, amount, reason: reason ?? type, detail: type } as const;
    return appendTimelineEntry(tx, payment, refused, now);
  }
  const { happening, told } = consequence(operation, payment, author, isOver, now);
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
  { type, amount }: OperationRow,
  payment: PaymentRow,
  author: Author,
  isOver: boolean,
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
      return {
        happening: { type: isOver ? 'HOLD_ENDED' : 'HOLD_VOIDED' },
        told: { type: 'VOIDED', author, amount },
      };
  }
}

async function readTransaction(tx: Queries, pspOperationId: string): Promise<TransactionRow> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.pspOperationId, pspOperationId));
  if (!row) throw new Error(`The operation ${pspOperationId} has no transaction`);
  return row;
}
