import type { Clarification } from '@deck/api/contract/payment-actions';
import { payableStatuses, paymentKinds, pspStatuses } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { type CustomerLanguage, type PaymentStatus, wordsLanguage } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, payments } from '../database/schema.ts';
import { applyAnswer } from '../operations/apply-answer.ts';
import { clarifyPayment } from '../operations/clarify-payment.ts';
import { assertFewAttempts } from '../operations/few-attempts.ts';
import { openOperation, planErrand, readAttempts, recordCharge } from '../operations/operation-rows.ts';
import { sendOperations } from '../operations/send-operations.ts';
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
import { toPaymentAddress } from '../payments/payment-address.ts';
import { keepPart } from './forms/held-parts.ts';
import type { Means } from './means.ts';
import { canConfirm, payerMethods } from './payer-methods.ts';

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
 * Takes a payer's means for a payment. A transaction marks the payment as submitted and records the operation; then the
 * PSP is asked, and another transaction applies its answer. So nothing is locked while banks work.
 *
 * A payment in progress ignores further submissions and repeated ones.
 * @param attempt the number of times the payer began before, as the page knew it: a duplicate or late press counts as
 * the same attempt.
 * @param language of the page, for the pages of the bank; by default the order's
 * @throws Refusal NOT_FOUND, LINK_NOT_ACTIVE, CARD_EXPIRED, INVALID_VALUE for means the payment does not
 * offer, TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function pay(
  services: Services,
  token: string,
  means: Means,
  attempt: number,
  language?: CustomerLanguage,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const { id, orderId } = await ofOrderByToken(db, token);

  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await paymentForUpdate(tx, id);
    if (!order || !payment) throw Refusal.because('NOT_FOUND');
    if (underway.has(payment.status) || (await readAttempts(tx, id)) !== attempt) return;
    await assertFewAttempts(tx, id, now);
    if (!isPayable(payment, now)) throw Refusal.because('LINK_NOT_ACTIVE', { status: payment.status });
    const country = order.customerCountry;
    const methods = await payerMethods(tx, payment, country);
    const source = means.toSource({ methods, beneficiary: await readBeneficiary(tx, payment) }, now);
    const { card, chosenMethod } = means;
    const type = payment.status === 'DECLINED' ? 'RETRIED' : 'SUBMITTED';
    const kept = await keepPart(tx, order, payment, now);
    const changes = { submittedAt: now, payerSeenAt: now, card, chosenMethod, reason: null, ...kept };
    const { payment: begun } = await applyPaymentEvent({ tx, order, payment, event: { type }, now, changes });
    const charge = {
      payment: begun,
      source,
      card,
      returnUrl: toReturnUrl(services, begun, language),
      language: language ?? wordsLanguage(order.customerLanguage),
      canConfirm: await canConfirm(tx, begun, country, card),
    };
    await recordCharge(tx, charge, now);
  });
  await sendOperations(services, id);
}

/** The page that the payer left, in the language they chose there. */
function toReturnUrl(
  { publicUrl }: Services,
  payment: PaymentRow,
  language: CustomerLanguage | undefined,
): string {
  const address = toPaymentAddress(publicUrl, payment) ?? '';
  return language === undefined ? address : `${address}?language=${language}`;
}

/** Whose account it is, as the payer's bank compares it: the legal name. */
async function readBeneficiary(tx: Queries, { businessProfileId }: PaymentRow): Promise<string> {
  const [company] = await tx
    .select({ name: businessProfiles.name, legalName: businessProfiles.legalName })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessProfileId));
  return company?.legalName || company?.name || '';
}

/**
 * The payer comes back from a page of the PSP, or is still there: what it knows is applied. Without an answer nothing
 * changes.
 */
export async function refreshPayment(services: Services, token: string): Promise<void> {
  const { db, psp } = services;
  const { id } = await ofOrderByToken(db, token);
  const operation = await openOperation(db, id);
  if (!operation || !waiting.has(operation.outcome)) return;
  const answer = await psp.ask(operation.id);
  if (answer) await applyAnswer(services, answer);
  await sendOperations(services, id);
}

/** Operations that wait for something the payer does elsewhere. */
const waiting: ReadonlySet<string> = new Set(['CHALLENGE', 'TRANSFER', 'UNKNOWN']);

/** The payer chooses another way, so the bank is not waited for any more. What it has decided already counts. */
export async function leaveAttempt(services: Services, token: string): Promise<void> {
  const { id, orderId } = await ofOrderByToken(services.db, token);
  await services.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const operation = await openOperation(tx, id);
    if (operation?.outcome === 'CHALLENGE' || operation?.outcome === 'TRANSFER')
      await planErrand(tx, id, 'CANCEL');
  });
  await sendOperations(services, id);
}

/**
 * The payer gives the billing details the PSP asked for. A payment that no longer waits for them stays as it
 * is.
 */
export async function clarify(services: Services, token: string, billing: Clarification): Promise<void> {
  const { db, clock } = services;
  const { id, orderId } = await ofOrderByToken(db, token);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await paymentForUpdate(tx, id);
    if (order && payment) await clarifyPayment(tx, order, payment, billing, clock.now());
  });
  await sendOperations(services, id);
}
