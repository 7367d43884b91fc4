import type { Clarification } from '@deck/api/contract/payment-actions';
import { isCardExpired, payableStatuses, paymentKinds, pspStatuses } from '@deck/api/rules';
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
} from '../payments/apply-payment-event.ts';
import { lockOrder } from '../payments/order-balance.ts';
import { type CardInput, maskedCard } from '../psp/card.ts';
import { clarifyAtPsp } from '../psp/clarify.ts';
import { getConverted } from '../psp/converted.ts';
import { assertFewAttempts } from '../psp/few-attempts.ts';
import { continueAtPsp, openOperation, readAttempts, submitToPsp } from '../psp/psp.ts';
import { settle } from '../psp/settle.ts';
import { assertTaken } from './taken-cards.ts';

/** In these the payer has given a card already: a second press changes nothing. */
const underway: ReadonlySet<PaymentStatus> = new Set([...pspStatuses, 'AWAITING_CLARIFICATION']);

/** The payment behind a payer's address. @throws Refusal NOT_FOUND. */
export async function paymentByToken(db: Queries, token: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.linkToken, token));
  if (!payment) throw Refusal.because('NOT_FOUND');
  return payment;
}

/** The payment of an order behind a payer's address. @throws Refusal NOT_FOUND, also for a permanent link. */
async function ofOrderByToken(db: Queries, token: string): Promise<{ id: string; orderId: string }> {
  const { id, orderId } = await paymentByToken(db, token);
  if (orderId === null) throw Refusal.because('NOT_FOUND');
  return { id, orderId };
}

/** Whether a card may be given now. Through a permanent link nobody pays: its form makes payments of their own. */
export const isPayable = (payment: PaymentRow, now: Date): boolean =>
  (payableStatuses.includes(payment.status) || isTerminal(payment)) &&
  !payment.permanent &&
  linkLives(payment, now);

/** A page opened for staff, on which no card was entered yet. */
const isTerminal = ({ type, status }: PaymentRow): boolean =>
  paymentKinds[type].page === 'TERMINAL' && status === 'NEW';

/** The payer has opened the page, or still looks at it. The first time is told in the timeline. */
export async function payerSeen({ db, clock }: Services, token: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const payment = await paymentForUpdate(tx, (await paymentByToken(tx, token)).id);
    if (!payment) return;
    await tx.update(payments).set({ payerSeenAt: now }).where(eq(payments.id, payment.id));
    if (payment.payerSeenAt === null) await appendTimelineEntry(tx, payment, getOpening(payment), now);
  });
}

function getOpening({ type, createdBy }: PaymentRow): TimelineEntry {
  if (paymentKinds[type].page === 'INVOICE') return { type: 'INVOICE_OPENED', author: payer };
  const author = paymentKinds[type].cardFrom === 'STAFF' ? staff(createdBy) : payer;
  return { type: 'PAYMENT_PAGE_OPENED', author };
}

/**
 * Takes a card for a payment: in one transaction the payment is marked as submitted, then the PSP is asked, then its
 * answer is applied in another, so that nothing is locked while the networks think.
 *
 * A submission of a payment that is under way changes nothing, nor does one that was made already.
 * @param attempt how many cards the page knew to have been given before this one: so a press that was sent twice, or
 * arrives late, is one attempt.
 * @throws Refusal NOT_FOUND, LINK_NOT_ACTIVE, CARD_EXPIRED, INVALID_VALUE for a card the payment does not take,
 * TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function pay(
  services: Services,
  token: string,
  card: CardInput,
  attempt: number,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const masked = maskedCard(card);
  const { id, orderId } = await ofOrderByToken(db, token);

  const submitted = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await paymentForUpdate(tx, id);
    if (!order || !payment) throw Refusal.because('NOT_FOUND');
    if (underway.has(payment.status) || (await readAttempts(tx, id)) !== attempt) return undefined;
    await assertFewAttempts(tx, id, now);
    if (!isPayable(payment, now)) throw Refusal.because('LINK_NOT_ACTIVE', { status: payment.status });
    if (isCardExpired(card, now)) throw Refusal.because('CARD_EXPIRED');
    await assertTaken(tx, payment, order.customerCountry, masked);
    const type = payment.status === 'DECLINED' ? 'RETRIED' : 'SUBMITTED';
    const changes = { submittedAt: now, payerSeenAt: now, card: masked, reason: null };
    return (await applyPaymentEvent({ tx, order, payment, event: { type }, now, changes })).payment;
  });
  if (!submitted) return;

  const operation = await submitToPsp(
    db,
    {
      paymentId: id,
      type: submitted.scheme === 'AUTH' ? 'AUTHORIZE' : 'CHARGE',
      amount: submitted.amount,
      ...getConverted(submitted, 0n, submitted.amount),
      cardNumber: card.number.replaceAll(' ', ''),
      card: masked,
    },
    now,
  );
  if (operation) await db.transaction((tx) => settle(tx, operation, orderId, clock.now()));
}

/** The cardholder has confirmed the payment to their bank, or has not. */
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

/** The payer gives the billing details the PSP asked for; a payment that waits for them no more is left as it is. */
export async function clarify({ db, clock }: Services, token: string, billing: Clarification): Promise<void> {
  const { id, orderId } = await ofOrderByToken(db, token);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await paymentForUpdate(tx, id);
    if (order && payment) await clarifyAtPsp(tx, order, payment, billing, clock.now());
  });
}
