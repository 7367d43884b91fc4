import { and, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, payments, pspOperations } from '../database/schema.ts';
import { happen, paymentForUpdate, system, type Told } from '../payments/happen.ts';
import { continueAtPsp, openOperation } from '../psp/psp.ts';
import { settle } from '../psp/settle.ts';

const MINUTE = 60_000;
/** Without an answer of the PSP for so long, a payment is shown as waiting. */
const ANSWER_MISSING_AFTER = 5 * MINUTE;
/** So long after that the PSP is asked for the outcome. */
const ASKED_AFTER = MINUTE;
/** Missing billing details cancel a payment after so long. */
const CLARIFICATION_ENDS_AFTER = 30 * MINUTE;
/** So many payments are looked at in one go. */
const BATCH = 200;

type OrderRow = typeof orders.$inferSelect;
type PaymentStatus = (typeof payments.$inferSelect)['status'];
type Step = (tx: Queries, order: OrderRow, paymentId: string, now: Date) => Promise<void>;

/**
 * Does everything that is due at this moment. Several servers may do so side by side: each order is claimed by one.
 * @throws AggregateError when single payments failed, after all others were done.
 */
export async function runDue(services: Services): Promise<void> {
  const { db } = services;
  const now = services.clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const failures: unknown[] = [];
  const each = async (found: PromiseLike<readonly { id: string }[]>, step: Step) => {
    for (const { id } of await found)
      await underItsOrder(services, id, step).catch((failure: unknown) => failures.push(failure));
  };

  await each(answered(db, now), settleOpen);
  const silent: PaymentStatus[] = ['PROCESSING', 'RETRYING'];
  await each(due(db, silent, lte(payments.submittedAt, before(ANSWER_MISSING_AFTER))), noAnswer);
  await each(due(db, ['WAITING'], lte(payments.modifiedAt, before(ASKED_AFTER))), askPsp);
  const unclear: PaymentStatus[] = ['AWAITING_CLARIFICATION'];
  await each(due(db, unclear, lte(payments.modifiedAt, before(CLARIFICATION_ENDS_AFTER))), clarificationEnds);
  await each(due(db, ['LINK_CREATED', 'LINK_SENT', 'DECLINED'], lte(payments.expiresAt, now)), lifetimeEnds);

  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} due payments failed`);
}

/** Operations whose answer has come by now. Those that wait for the payer have none yet. */
function answered(db: Queries, now: Date) {
  return db
    .select({ id: pspOperations.paymentId })
    .from(pspOperations)
    .where(
      and(
        eq(pspOperations.answered, false),
        lte(pspOperations.answersAt, now),
        inArray(pspOperations.outcome, ['APPROVED', 'DECLINED', 'ERROR']),
      ),
    )
    .limit(BATCH);
}

function due(db: Queries, statuses: PaymentStatus[], when: SQL) {
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.status, statuses), when))
    .limit(BATCH);
}

/** One transaction for each payment, under its order's lock; an order that somebody holds is left for the next time. */
async function underItsOrder({ db, clock }: Services, id: string, step: Step): Promise<void> {
  await db.transaction(async (tx) => {
    const ofPayment = tx.select({ id: payments.orderId }).from(payments).where(eq(payments.id, id));
    const [order] = await tx
      .select()
      .from(orders)
      .where(inArray(orders.id, ofPayment))
      .for('update', { skipLocked: true });
    if (order) await step(tx, order, id, clock.now());
  });
}

const settleOpen: Step = async (tx, order, paymentId, now) => {
  const operation = await openOperation(tx, paymentId);
  if (operation && operation.outcome !== 'CLARIFY') await settle(tx, operation, order.id, now);
};

/** The PSP tells what became of a payment whose answer is missing. */
const askPsp: Step = async (tx, order, paymentId, now) => {
  const operation = await openOperation(tx, paymentId);
  // It never heard of it: the server stopped before asking, and nothing was taken.
  if (!operation) return neverArrived(tx, order, paymentId, now);
  // A bank that was not answered in time declines.
  const outcome =
    operation.outcome === 'CHALLENGE'
      ? await continueAtPsp(tx, operation, 'DECLINED', 'AUTHENTICATION_FAILED')
      : operation;
  await settle(tx, outcome, order.id, now);
};

const noAnswer = whileStill(
  ['PROCESSING', 'RETRYING'],
  'ANSWER_MISSING',
  { type: 'ERROR', author: system, reason: 'LONG_WAITING' },
  { reason: 'LONG_WAITING' },
);
const neverArrived = whileStill(
  ['WAITING'],
  'FAILED',
  { type: 'ERROR', author: system },
  { reason: null, submittedAt: null },
);
const clarificationEnds = whileStill(['AWAITING_CLARIFICATION'], 'CLARIFICATION_TIMED_OUT', {
  type: 'REVOKED',
  author: system,
});
const lifetimeEnds = whileStill(['LINK_CREATED', 'LINK_SENT', 'DECLINED'], 'LIFETIME_ENDED', {
  type: 'EXPIRED',
  author: system,
});

/** A step that is taken only if the payment is still where it was when it was found. */
function whileStill(
  statuses: readonly PaymentStatus[],
  type: 'ANSWER_MISSING' | 'FAILED' | 'CLARIFICATION_TIMED_OUT' | 'LIFETIME_ENDED',
  told: Told,
  changes: Parameters<typeof happen>[6] = {},
): Step {
  return async (tx, order, paymentId, now) => {
    const payment = await paymentForUpdate(tx, paymentId);
    if (payment && statuses.includes(payment.status))
      await happen(tx, order, payment, { type }, told, now, changes);
  };
}
