import { isCardExpired } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { type Actor, toAuthor } from '../orders/create-order.ts';
import { applyPaymentEvent } from '../payments/apply-payment-event.ts';
import { lockPlace, staffActor } from '../payments/create/context.ts';
import { insertPayment } from '../payments/create/create-payment.ts';
import { applyCheck, type CheckedCard } from './check-card.ts';

/**
 * Saves a card that the PSP has checked for an order's guest. Returns its id.
 * @throws Refusal NOT_FOUND, ORDER_NOT_EDITABLE, CARD_EXPIRED,
 * CARD_ALREADY_TOKENIZED, OPERATION_DECLINED with the bank's reason.
 */
export async function saveCard(
  tx: Queries,
  { clock }: Services,
  actor: Actor,
  orderId: string,
  checked: CheckedCard,
): Promise<string> {
  const now = clock.now();
  const { order, property } = await lockPlace(tx, actor, orderId);
  if (isCardExpired(checked.kept.card, now)) throw Refusal.because('CARD_EXPIRED');
  const made = await insertPayment(
    { tx, actor: staffActor(actor), now },
    { reference: order.reservationId },
    { type: 'PAYMENT_VERIFY', orderId, propertyId: property.id, currency: order.currency, amount: 0n },
  );
  const asked = await applyPaymentEvent({ tx, order, payment: made, event: { type: 'CARD_ASKED' }, now });
  const outcome = await applyCheck(tx, asked.order, asked.payment, checked, toAuthor(actor), now);
  if (outcome.kind === 'KNOWN') throw Refusal.because('CARD_ALREADY_TOKENIZED');
  if (outcome.kind === 'DECLINED') throw Refusal.because('OPERATION_DECLINED', { reason: outcome.reason });
  return made.id;
}
