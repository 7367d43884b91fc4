import {
  ANSWER_MISSING_MINUTES,
  CLARIFICATION_MINUTES,
  endingStatuses,
  submittedStatuses,
} from '@deck/api/rules';
import { and, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { holdsMoney, orders, payments, pspOperations } from '../database/schema.ts';
import { issueReceipts } from '../fiscal/issue-receipts.ts';
import { pushToPms } from '../hotel-systems/push-to-pms.ts';
import { askPsp } from '../operations/ask-psp.ts';
import { endHold } from '../operations/end-hold.ts';
import { planErrand } from '../operations/operation-rows.ts';
import { sendLeftOperations } from '../operations/send-operations.ts';
import {
  applyPaymentEvent,
  type PaymentChange,
  paymentForUpdate,
  system,
  type TimelineEntry,
} from '../payments/apply-payment-event.ts';
import { answerResetRequests } from '../people/reset-requests.ts';
import { dueCardRequests, endCardRequest } from './card-requests.ts';
import { deliverEmails } from './deliver-emails.ts';
import { payOut } from './pay-out.ts';
import {
  chargeScheduled,
  dueCharges,
  dueSends,
  endedRates,
  endedTerminals,
  endPermanentLinks,
  rateEnds,
  sendScheduled,
  terminalEnds,
} from './payment-times.ts';
import { sendReminders } from './send-reminders.ts';

const MINUTE = 60_000;
/** How long the PSP may take until a payment is shown as waiting. */
const ANSWER_MISSING_AFTER = ANSWER_MISSING_MINUTES * MINUTE;
/** How much later the PSP is asked for the outcome. */
const ASKED_AFTER = MINUTE;
/** How long until missing billing details cancel a payment. */
const CLARIFICATION_ENDS_AFTER = CLARIFICATION_MINUTES * MINUTE;
/** The batch size. */
const BATCH = 200;

type OrderRow = typeof orders.$inferSelect;
type PaymentStatus = (typeof payments.$inferSelect)['status'];
type Step = (tx: Queries, order: OrderRow, paymentId: string, now: Date) => Promise<void>;

/**
 * Runs everything that is due. Safe on several servers: each order is claimed by one.
 * @param signal stops it after the current order.
 * @throws AggregateError if single payments failed, after all others were done.
 */
export async function runDue(services: Services, signal?: AbortSignal): Promise<void> {
  const { db, simulator } = services;
  const now = services.clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const failures: unknown[] = [];
  const each = async (found: PromiseLike<readonly { id: string }[]>, step: Step) => {
    for (const { id } of await found) {
      if (signal?.aborted) return;
      await underItsOrder(services, id, step).catch((failure: unknown) => failures.push(failure));
    }
  };

  /** Steps that talk to the PSP hold no lock meanwhile. */
  const eachAlone = async (
    found: PromiseLike<readonly { id: string }[]>,
    step: (services: Services, paymentId: string) => Promise<unknown>,
  ) => {
    for (const { id } of await found) {
      if (signal?.aborted) return;
      await step(services, id).catch((failure: unknown) => failures.push(failure));
    }
  };

  // The simulated PSP tells by then what it has decided.
  await simulator?.follow(now).catch((failure: unknown) => failures.push(failure));
  failures.push(...(await sendLeftOperations(services, signal)));
  await each(due(db, submittedStatuses, lte(payments.submittedAt, before(ANSWER_MISSING_AFTER))), noAnswer);
  await eachAlone(due(db, ['WAITING'], lte(payments.modifiedAt, before(ASKED_AFTER))), askPsp);
  await eachAlone(unanswered(db, before(ANSWER_MISSING_AFTER + ASKED_AFTER)), askPsp);
  await eachAlone(endedHolds(db, now), endHold);
  const unclear: PaymentStatus[] = ['AWAITING_CLARIFICATION'];
  await each(due(db, unclear, lte(payments.modifiedAt, before(CLARIFICATION_ENDS_AFTER))), clarificationEnds);
  await each(dueSends(db, now), sendScheduled(services));
  await each(dueCharges(db, now), chargeScheduled);
  await each(endedTerminals(db, now), terminalEnds);
  await each(endedRates(db, now), rateEnds);
  await each(due(db, endingStatuses, lte(payments.expiresAt, now)), lifetimeEnds);
  failures.push(...(await sendLeftOperations(services, signal)));
  await endPermanentLinks(services).catch((failure: unknown) => failures.push(failure));
  await each(dueCardRequests(db, now), endCardRequest);

  failures.push(...(await sendReminders(services, signal)));
  await payOut(services).catch((failure: unknown) => failures.push(failure));
  await answerResetRequests(services).catch((failure: unknown) => failures.push(failure));

  await pushToPms(services).catch((failure: unknown) => failures.push(failure));
  await issueReceipts(services).catch((failure: unknown) => failures.push(failure));

  // Last, so that letters about the above go out immediately.
  failures.push(...(await deliverEmails(services, signal)));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} due payments failed`);
}

/** Captures, refunds and voids without an answer for so long that the PSP must be asked. */
function unanswered(db: Queries, since: Date) {
  return db
    .select({ id: pspOperations.paymentId })
    .from(pspOperations)
    .where(
      and(
        eq(pspOperations.answered, false),
        inArray(pspOperations.type, ['CAPTURE', 'REFUND', 'VOID']),
        lte(pspOperations.createdAt, since),
      ),
    )
    .limit(BATCH);
}

/** Payments whose bank ends the hold. */
function endedHolds(db: Queries, now: Date) {
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(and(lte(payments.holdEndsAt, now), holdsMoney('payments')))
    .limit(BATCH);
}

function due(db: Queries, statuses: readonly PaymentStatus[], when: SQL) {
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.status, statuses), when))
    .limit(BATCH);
}

/** A transaction per payment, under its order's lock; a locked order is left for the next run. */
async function underItsOrder({ db, clock }: Services, id: string, step: Step): Promise<void> {
  await db.transaction(async (tx) => {
    const ofPayment = tx.select({ id: payments.orderId }).from(payments).where(eq(payments.id, id));
    const [order] = await tx
      .select()
      .from(orders)
      .where(inArray(orders.id, ofPayment))
      .for('no key update', { skipLocked: true });
    if (order) await step(tx, order, id, clock.now());
  });
}

const noAnswer = whileStill(
  submittedStatuses,
  'ANSWER_MISSING',
  { type: 'ERROR', author: system, reason: 'LONG_WAITING' },
  { reason: 'LONG_WAITING' },
);
const clarificationIsOver = whileStill(['AWAITING_CLARIFICATION'], 'CLARIFICATION_TIMED_OUT', {
  type: 'REVOKED',
  author: system,
});
const clarificationEnds: Step = async (tx, order, paymentId, now) => {
  await clarificationIsOver(tx, order, paymentId, now);
  await planErrand(tx, paymentId, 'CANCEL');
};
const lifetimeEnds = whileStill(endingStatuses, 'LIFETIME_ENDED', {
  type: 'EXPIRED',
  author: system,
});

/** Runs a step only if the payment has not changed since it was found. */
function whileStill(
  statuses: readonly PaymentStatus[],
  type: 'ANSWER_MISSING' | 'CLARIFICATION_TIMED_OUT' | 'LIFETIME_ENDED',
  told: TimelineEntry,
  changes?: PaymentChange['changes'],
): Step {
  return async (tx, order, paymentId, now) => {
    const payment = await paymentForUpdate(tx, paymentId);
    if (payment && statuses.includes(payment.status))
      await applyPaymentEvent({
        tx,
        order,
        payment,
        event: { type },
        entry: told,
        now,
        ...(changes && { changes }),
      });
  };
}
