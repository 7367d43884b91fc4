import { cardLabel, type PaymentEvent, paymentTransition } from '@deck/api/rules';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { type orders, type PspOutcome, payments, pspOperations } from '../database/schema.ts';
import { countLateDecline, type LateDecline } from '../payer/limit-cards.ts';
import {
  applyPaymentEvent,
  cardActor,
  type PaymentRow,
  paymentForUpdate,
  type TimelineEntry,
} from '../payments/apply-payment-event.ts';
import { lockOrder } from '../payments/order-balance.ts';
import type { PspOperation } from '../psp/index.ts';
import { applyFollowUp } from './follow-up.ts';
import { giveBackExcess } from './give-back.ts';
import { isFollowUp, type OperationRow } from './operation-rows.ts';
import { completeTransaction, getStatus, recordTransaction } from './transaction-rows.ts';

const DAY = 86_400_000;
/** How long a bank keeps a hold, in milliseconds. */
const HOLD_LASTS = 7 * DAY;

/** A payer who did not confirm in time, or chose another way, was not charged. */
const UNCONFIRMED = 'AUTHENTICATION_FAILED';

/**
 * Applies what the PSP tells of an operation, once: of repeated tellings the first counts, and an older one changes
 * nothing. An outcome that the ended payment cannot follow is only recorded. A new operation that it makes necessary is
 * left for `sendOperations`.
 */
export async function applyAnswer(services: Services, answer: PspOperation): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const [found] = await db
    .select({ orderId: payments.orderId, paymentId: payments.id })
    .from(pspOperations)
    .innerJoin(payments, eq(payments.id, pspOperations.paymentId))
    .where(eq(pspOperations.id, answer.id));
  if (!found?.orderId) return;
  const { orderId, paymentId } = found;
  const declined = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await paymentForUpdate(tx, paymentId);
    const [known] = await tx
      .select()
      .from(pspOperations)
      .where(eq(pspOperations.id, answer.id))
      .for('no key update');
    if (!order || !payment || !known || isOver(known) || answer.revision <= known.revision) return undefined;
    assertSame(known, answer);
    const operation = await note(tx, known, answer);
    await settle(tx, { order, payment, operation, answer }, now);
    return getLateDecline(operation, payment);
  });
  if (declined) await countLateDecline(services, declined);
}

/** What counts against the payer's network and the company; undefined unless the payer was at the bank's page. */
function getLateDecline(
  { outcome, payerAddress: from }: OperationRow,
  { id: paymentId, businessProfileId: companyId }: PaymentRow,
): LateDecline | undefined {
  if (from === null || (outcome !== 'DECLINED' && outcome !== 'CANCELED')) return undefined;
  return { paymentId, companyId, from };
}

/**
 * Whether the PSP's outcome is applied. An operation that Deck gave up as never sent has no outcome of the PSP: a late one
 * still counts. Operations older than the outbox have no request, and stay as they are.
 */
const isOver = ({ answered, revision, request }: OperationRow): boolean =>
  answered && (revision > 0 || request === null);

/** @throws Error if the PSP tells of something else than was asked, such as a part of the amount */
function assertSame({ request }: OperationRow, answer: PspOperation): void {
  if (request === null) return;
  const { id, reference, type, amount, currency } = request;
  const isSame =
    answer.reference === reference &&
    answer.type === type &&
    answer.amount === amount &&
    answer.currency === currency;
  if (!isSame) throw new Error(`The PSP told something else of the operation ${id} than was asked`);
}

/** Writes down what the PSP told. */
async function note(tx: Queries, { id, card }: OperationRow, answer: PspOperation): Promise<OperationRow> {
  const { reason, action, revision } = answer;
  const changes = { outcome: getOutcome(answer), reason, action, revision, card: answer.card ?? card };
  const [noted] = await tx
    .update(pspOperations)
    .set({ ...changes, errand: null, answered: false })
    .where(eq(pspOperations.id, id))
    .returning();
  if (!noted) throw new Error(`The operation ${id} is gone`);
  return noted;
}

function getOutcome({ status, action }: PspOperation): PspOutcome {
  if (status === 'PENDING') return 'UNKNOWN';
  if (status !== 'ACTION') return status;
  if (action?.kind === 'BILLING') return 'CLARIFY';
  return action?.kind === 'TRANSFER' ? 'TRANSFER' : 'CHALLENGE';
}

interface Told {
  readonly order: typeof orders.$inferSelect;
  readonly payment: PaymentRow;
  readonly operation: OperationRow;
  readonly answer: PspOperation;
}

/** Waits for the payer or the bank: the payment stays as it is. */
const waiting: ReadonlySet<PspOutcome> = new Set(['UNKNOWN', 'CHALLENGE', 'TRANSFER']);

async function settle(tx: Queries, { order, payment, operation, answer }: Told, now: Date): Promise<void> {
  if (waiting.has(operation.outcome)) return;
  if (isFollowUp(operation.type)) return applyFollowUp(tx, { order, payment, operation, answer }, now);

  const isGivenUp = operation.outcome === 'CANCELED';
  const { happening, told } = consequence(operation, payment);
  const changes = {
    reason: isGivenUp ? UNCONFIRMED : operation.reason,
    card: operation.card,
    submittedAt: null,
    ...(happening.type === 'AUTH_APPROVED' ? { holdEndsAt: new Date(now.getTime() + HOLD_LASTS) } : {}),
  };
  const moved =
    paymentTransition(payment.status, happening.type) !== undefined &&
    (await applyPaymentEvent({ tx, order, payment, event: happening, entry: told, now, changes }));
  if (operation.outcome === 'CLARIFY') return;
  await tx
    .update(pspOperations)
    .set({ answered: true, payerAddress: null })
    .where(eq(pspOperations.id, operation.id));
  if (isGivenUp && !moved) return;
  const status = isGivenUp ? 'DECLINED' : getStatus(operation);
  if (!(await completeTransaction(tx, operation, answer, payment, status, now)))
    await recordTransaction(tx, operation, answer, payment, { author: cardActor(payment) }, status, now);
  if (moved) await giveBackExcess(tx, moved.order, moved.payment, now);
}

type Answered = PaymentEvent & {
  readonly type: 'CHARGE_APPROVED' | 'AUTH_APPROVED' | 'DECLINED' | 'CLARIFICATION_ASKED' | 'FAILED';
};

function consequence(
  { outcome, reason, card }: OperationRow,
  payment: PaymentRow,
): { happening: Answered; told: TimelineEntry | undefined } {
  const { scheme, amount } = payment;
  const about = {
    author: cardActor(payment),
    amount,
    ...(card ? { detail: cardLabel(card) } : {}),
    ...(reason ? { reason } : {}),
  };
  switch (outcome) {
    case 'APPROVED':
      return scheme === 'AUTH'
        ? { happening: { type: 'AUTH_APPROVED' }, told: { type: 'AUTHORIZED', ...about } }
        : { happening: { type: 'CHARGE_APPROVED' }, told: { type: 'CHARGED', ...about } };
    case 'DECLINED':
      return { happening: { type: 'DECLINED' }, told: { type: 'DECLINED', ...about } };
    case 'CANCELED':
      return { happening: { type: 'DECLINED' }, told: { type: 'DECLINED', ...about, reason: UNCONFIRMED } };
    case 'CLARIFY':
      return { happening: { type: 'CLARIFICATION_ASKED' }, told: undefined };
    default:
      return { happening: { type: 'FAILED' }, told: { type: 'ERROR', ...about } };
  }
}
