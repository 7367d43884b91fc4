import type { PaymentActionBody } from '@deck/api/contract/payment-actions';
import { openRequestStatuses, paymentKinds, possibility } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { eq } from 'drizzle-orm';
import { queueCallbacks } from '../callbacks/queue-callbacks.ts';
import { cancelTender } from '../cards/cancel-tender.ts';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { payments } from '../database/schema.ts';
import { planErrand } from '../operations/operation-rows.ts';
import { getFacts } from '../orders/payment-facts.ts';
import {
  appendTimelineEntry,
  applyPaymentEvent,
  type PaymentRow,
  staff,
  type TimelineEntry,
} from '../payments/apply-payment-event.ts';
import type { LockedPayment } from './lock-payment.ts';

/**
 * Revokes an unpaid payment; a card request is revoked as by its own call.
 * @throws Refusal PAYMENT_BEING_PAID with the minutes, PAYMENT_TRANSITION_REFUSED, INVALID_VALUE for an
 * amount.
 */
export async function revoke(
  tx: Queries,
  caller: Caller,
  { order, payment }: LockedPayment,
  { amount, reason = '' }: PaymentActionBody,
  now: Date,
): Promise<void> {
  if (amount !== undefined) throw Refusal.invalid({ amount: 'invalid' });
  const { status, type } = payment;
  const refused = Refusal.because('PAYMENT_TRANSITION_REFUSED', { status });
  if (!paymentKinds[type].takesMoney && order) {
    if (!openRequestStatuses.includes(status)) throw refused;
    return cancelTender(tx, caller, order.id, payment.id, now);
  }
  const { possible, minutes } = possibility('revoke', { ...payment, ...getFacts(payment, now) }, now);
  if (minutes !== null) throw Refusal.because('PAYMENT_BEING_PAID', { minutes });
  if (!possible) throw refused;

  const about = { author: staff(caller.name), ...(reason === '' ? {} : { reason }) };
  if (!order) return revokePermanent(tx, payment, { type: 'REVOKED', ...about }, now);
  const told = { type: 'REVOKED', amount: payment.amount, ...about } as const;
  await applyPaymentEvent({ tx, order, payment, event: { type: 'REVOKED' }, entry: told, now });
  await planErrand(tx, payment.id, 'CANCEL');
}

/** A permanent link has no order to update. */
async function revokePermanent(
  tx: Queries,
  payment: PaymentRow,
  told: TimelineEntry,
  now: Date,
): Promise<void> {
  const changes = { status: 'REVOKED', modifiedAt: now } as const;
  await tx.update(payments).set(changes).where(eq(payments.id, payment.id));
  await appendTimelineEntry(tx, payment, told, now);
  await queueCallbacks(tx, undefined, { ...payment, ...changes }, now);
}
