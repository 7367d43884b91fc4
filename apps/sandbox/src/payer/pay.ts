import type { Clarification } from '@deck/api/contract/payment-actions';
import { payableStatuses, paymentKinds, pspStatuses } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { PaymentStatus } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { payments } from '../database/schema.ts';
import { linkLives } from '../orders/payment-facts.ts';
import {
  appendTimelineEntry,
  applyPaymentEvent,
  type PaymentRow,
  payer,
  paymentForUpdate,
  staff,
  type TimelineEntry,
  toPayer,
} from '../payments/apply-payment-event.ts';
import { lockOrder } from '../payments/order-balance.ts';
import { clarifyAtPsp } from '../psp/clarify.ts';
import { getConverted } from '../psp/converted.ts';
import { assertFewAttempts } from '../psp/few-attempts.ts';
import { continueAtPsp, openOperation, readAttempts, submitToPsp } from '../psp/psp.ts';
import { settle } from '../psp/settle.ts';
import type { Means } from './means.ts';

/** The payer has already given a card in these statuses: a second press changes nothing. */
const underway: ReadonlySet<PaymentStatus> = new Set([...pspStatuses, 'AWAITING_CLARIFICATION']);

/** The payment of a payer's address. @throws Refusal NOT_FOUND. */
export async function paymentByToken(db: Queries, token: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.linkToken, token));
  if (!payment) throw Refusal.because('NOT_FOUND');
  return payment;
}

/**
 * The payment of a payer's address, if it has an order.
 * @throws Refusal NOT_FOUND, also for a permanent link.
 */
async function ofOrderByToken(db: Queries, token: string): Promise<{ id: string; orderId: string }> {
  const { id, orderId } = await paymentByToken(db, token);
  if (orderId === null) throw Refusal.because('NOT_FOUND');
  return { id, orderId };
}

/** Whether a card can be given now. A permanent link is never paid itself: its form creates new payments. */
export const isPayable = (payment: PaymentRow, now: Date): boolean =>
  (payableStatuses.includes(payment.status) || isTerminal(payment)) &&
  !payment.permanent &&
  linkLives(payment, now);

/** A vPOS page opened for staff, without a card so far. */
const isTerminal = ({ type, status }: PaymentRow): boolean =>
  paymentKinds[type].page === 'TERMINAL' && status === 'NEW';

/** The payer opened the page or is still on it. The timeline records the first view. */
export async function payerSeen({ db, clock }: Services, token: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const payment = await paymentForUpdate(tx, (await paymentByToken(tx, token)).id);
    if (!payment) return;
    await tx.update(payments).set({ payerSeenAt: now }).where(eq(payments.id, payment.id));
    if (payment.payerSeenAt === null) await appendTimelineEntry(tx, payment, getOpening(payment), now);
  });
}

function getOpening(payment: PaymentRow): TimelineEntry {
  const { type, createdBy } = payment;
  if (paymentKinds[type].page === 'INVOICE') return { type: 'INVOICE_OPENED', author: payer };
  const author = paymentKinds[type].cardFrom === 'STAFF' ? staff(createdBy) : toPayer(payment);
  return { type: 'PAYMENT_PAGE_OPENED', author };
}

/**
 * Takes a card or a cryptocurrency for a payment. A transaction marks the payment as submitted, then the PSP is asked, then
 * another transaction applies its answer. So nothing is locked while the card networks work.
 *
 * A payment in progress ignores further submissions and repeated ones.
 * @param attempt the number of cards given before, as the page knew it: a duplicate or late press counts as
 * the same attempt.
 * @throws Refusal NOT_FOUND, LINK_NOT_ACTIVE, CARD_EXPIRED, INVALID_VALUE for means the payment does not
 * accept, TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function pay(services: Services, token: string, means: Means, attempt: number): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const { id, orderId } = await ofOrderByToken(db, token);

  const submitted = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await paymentForUpdate(tx, id);
    if (!order || !payment) throw Refusal.because('NOT_FOUND');
    if (underway.has(payment.status) || (await readAttempts(tx, id)) !== attempt) return undefined;
    await assertFewAttempts(tx, id, now);
    if (!isPayable(payment, now)) throw Refusal.because('LINK_NOT_ACTIVE', { status: payment.status });
    await means.assertTaken(tx, payment, order.customerCountry, now);
    const type = payment.status === 'DECLINED' ? 'RETRIED' : 'SUBMITTED';
    const changes = { submittedAt: now, payerSeenAt: now, ...means.kept, reason: null };
    const { payment: begun } = await applyPaymentEvent({ tx, order, payment, event: { type }, now, changes });
    return { payment: begun, canConfirm: await means.canConfirm(tx, begun, order.customerCountry) };
  });
  if (!submitted) return;
  const { payment: given } = submitted;

  const operation = await submitToPsp(
    db,
    {
      paymentId: id,
      type: given.scheme === 'AUTH' ? 'AUTHORIZE' : 'CHARGE',
      amount: given.amount,
      ...getConverted(given, 0n, given.amount),
      cardNumber: means.cardNumber,
      card: means.kept.card,
      canConfirm: submitted.canConfirm,
    },
    now,
  );
  if (operation) await db.transaction((tx) => settle(tx, operation, orderId, clock.now()));
}

/** The cardholder has confirmed or rejected the payment at their bank. */
export async function answerChallenge(
  { db, clock }: Services,
  token: string,
  confirmed: boolean,
): Promise<void> {
  const { id, orderId } = await ofOrderByToken(db, token);
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const operation = await openOperation(tx, id);
    if (operation?.outcome !== 'CHALLENGE') return;
    const answered = confirmed
      ? await continueAtPsp(tx, operation, 'APPROVED')
      : await continueAtPsp(tx, operation, 'DECLINED', 'AUTHENTICATION_FAILED');
    await settle(tx, answered, orderId, clock.now());
  });
}

/**
 * The payer gives the billing details the PSP asked for. A payment that no longer waits for them stays as it
 * is.
 */
export async function clarify({ db, clock }: Services, token: string, billing: Clarification): Promise<void> {
  const { id, orderId } = await ofOrderByToken(db, token);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await paymentForUpdate(tx, id);
    if (order && payment) await clarifyAtPsp(tx, order, payment, billing, clock.now());
  });
}
