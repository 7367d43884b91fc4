import { endingStatuses, paymentKinds, toDeliveryReason } from '@deck/api/rules';
import type { PaymentStatus } from '@deck/api/vocabulary';
import { and, eq, inArray, isNotNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { type orders, payments } from '../database/schema.ts';
import { linkLives } from '../orders/payment-facts.ts';
import { takesSavedCard } from '../payer/payer-methods.ts';
import {
  appendTimelineEntry,
  applyPaymentEvent,
  paymentForUpdate,
  system,
} from '../payments/apply-payment-event.ts';
import { getCarrierRefusal } from '../payments/carrier.ts';
import { areTerminals } from '../payments/of-kinds.ts';
import { sendLink } from '../payments/send-link.ts';
import { submitSavedCard } from '../payments/submit-saved-card.ts';

/** The batch size. */
const BATCH = 200;

type OrderRow = typeof orders.$inferSelect;
type Step = (tx: Queries, order: OrderRow, paymentId: string, now: Date) => Promise<void>;

const due = (db: Queries, statuses: readonly PaymentStatus[], when: SQL | undefined) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.status, statuses), when))
    .limit(BATCH);

/** Links that are due to be sent. */
export const dueSends = (db: Queries, now: Date) => due(db, ['SCHEDULED_SEND'], lte(payments.sendAt, now));
/** Saved cards that are due to be charged. */
export const dueCharges = (db: Queries, now: Date) =>
  due(db, ['SCHEDULED_CHARGE'], lte(payments.executeAt, now));
/** vPOS pages on which no card was entered in time. */
export const endedTerminals = (db: Queries, now: Date) =>
  due(db, ['NEW'], and(areTerminals, lte(payments.expiresAt, now)));
/** Unpaid payments whose rate is over. What was declined without a link is over already. */
export const endedRates = (db: Queries, now: Date) =>
  due(
    db,
    endingStatuses,
    and(lte(payments.rateEndsAt, now), or(ne(payments.status, 'DECLINED'), isNotNull(payments.linkToken))),
  );

/** The carrier accepts the link, or refuses it: then staff may send it to another address. */
export const sendScheduled =
  (services: Services): Step =>
  async (tx, order, paymentId, now) => {
    const payment = await paymentForUpdate(tx, paymentId);
    const { sendChannel: channel, sendRecipient: recipient } = payment ?? {};
    if (payment?.status !== 'SCHEDULED_SEND' || !channel || !recipient) return;
    const dead = !linkLives(payment, now);
    const refusal = getCarrierRefusal(channel, recipient);
    if (dead || refusal !== undefined) {
      const reason = dead ? 'LINK_NOT_ACTIVE' : toDeliveryReason('CARRIER_REFUSED', refusal);
      const told = { type: 'ERROR', author: system, reason, detail: recipient } as const;
      await applyPaymentEvent({
        tx,
        order,
        payment,
        event: { type: 'SEND_FAILED' },
        entry: told,
        now,
        changes: { reason },
      });
      return;
    }
    const sending = { channel, recipient, withQrcode: payment.sendWithQrcode };
    await sendLink(tx, services, order, payment, sending, system, now);
  };

/** No profile of the company takes the card any more. */
const NOT_TAKEN = 'NO_SUITABLE_PSP_PROFILE_FOUND';

/** Charges a saved card, or ends the payment if no payment service provider may charge it any more. */
export const chargeScheduled: Step = async (tx, order, paymentId, now) => {
  const payment = await paymentForUpdate(tx, paymentId);
  if (payment?.status !== 'SCHEDULED_CHARGE') return;
  const { card } = payment;
  if (card && (await takesSavedCard(tx, payment, order.customerCountry, card)))
    await submitSavedCard(tx, order, payment, now);
  else
    await applyPaymentEvent({
      tx,
      order,
      payment,
      event: { type: 'FAILED' },
      entry: { type: 'ERROR', author: system, reason: NOT_TAKEN },
      now,
      changes: { reason: NOT_TAKEN },
    });
};

export const terminalEnds: Step = async (tx, order, paymentId, now) => {
  const payment = await paymentForUpdate(tx, paymentId);
  if (payment?.status !== 'NEW' || paymentKinds[payment.type].page !== 'TERMINAL') return;
  await applyPaymentEvent({
    tx,
    order,
    payment,
    event: { type: 'PAGE_TIMED_OUT' },
    entry: { type: 'REVOKED', author: system },
    now,
  });
};

/** A payment whose lifetime ended earlier expires by that. */
export const rateEnds: Step = async (tx, order, paymentId, now) => {
  const payment = await paymentForUpdate(tx, paymentId);
  const { rateEndsAt, expiresAt } = payment ?? {};
  if (!payment || !rateEndsAt || rateEndsAt > now || (expiresAt && expiresAt < rateEndsAt)) return;
  const told = { type: 'EXPIRED', author: system, reason: 'RATE_EXPIRE' } as const;
  if (!endingStatuses.includes(payment.status)) return;
  if (payment.status !== 'DECLINED')
    await applyPaymentEvent({ tx, order, payment, event: { type: 'RATE_ENDED' }, entry: told, now });
  // A declined link with an ended rate expires like one with an ended lifetime.
  else if (payment.linkToken !== null)
    await applyPaymentEvent({ tx, order, payment, event: { type: 'LIFETIME_ENDED' }, entry: told, now });
};

/** A permanent link has no order to lock. */
export async function endPermanentLinks({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(payments)
      .set({ status: 'EXPIRED', modifiedAt: now })
      .where(
        and(eq(payments.permanent, true), eq(payments.status, 'LINK_CREATED'), lte(payments.expiresAt, now)),
      )
      .returning();
    for (const link of ended) await appendTimelineEntry(tx, link, { type: 'EXPIRED', author: system }, now);
  });
}
