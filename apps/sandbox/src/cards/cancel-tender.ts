import { cardLabel, PAYER_STAYS_MINUTES } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders, payments, tenders } from '../database/schema.ts';
import { type Actor, toAuthor } from '../orders/create-order.ts';
import { applyPaymentEvent, type PaymentRow, paymentForUpdate } from '../payments/apply-payment-event.ts';
import { areCardRequests } from '../payments/of-kinds.ts';
import { lockOrder } from '../payments/order-balance.ts';
import { sees, within } from '../scope.ts';
import { getCustomerKey, type TenderRow } from './find-tender.ts';

type OrderRow = typeof orders.$inferSelect;

const MINUTE = 60_000;

/**
 * Revokes a card request or deletes a guest's saved card. While the guest is on the page, the revocation is
 * only requested: a card they still give is saved.
 * @throws Refusal NOT_FOUND, TENDER_IN_USE naming the scheduled charges, TENDER_IN_USE_ELSEWHERE for those of properties
 * that the actor does not see, PAYMENT_BEING_PAID with the minutes if it was already requested and the guest is
 * still on the page, PAYMENT_TRANSITION_REFUSED if it has ended.
 */
export async function cancelTender(
  tx: Queries,
  actor: Actor,
  orderId: string,
  tenderId: string,
  now: Date,
): Promise<void> {
  const { order, payment, saved } = await owned(tx, actor, orderId, tenderId);
  const author = toAuthor(actor);
  if (saved) return deleteCard(tx, actor, { order, payment, saved }, now);

  const left = guestStays(payment, now);
  if (payment.status === 'REQUESTED' && left !== undefined) {
    const told = { type: 'REVOKED', author, verbose: true } as const;
    await applyPaymentEvent({ tx, order, payment, event: { type: 'REVOKE_ASKED' }, entry: told, now });
    return;
  }
  if (payment.status === 'REVOKE_REQUESTED' && left !== undefined)
    throw Refusal.because('PAYMENT_BEING_PAID', { minutes: left });
  await applyPaymentEvent({
    tx,
    order,
    payment,
    event: { type: 'REVOKED' },
    entry: { type: 'REVOKED', author },
    now,
  });
}

/** How many more minutes the guest counts as on the page; undefined if they have left. */
export function guestStays({ payerSeenAt }: Pick<PaymentRow, 'payerSeenAt'>, now: Date): number | undefined {
  const left = payerSeenAt ? payerSeenAt.getTime() + PAYER_STAYS_MINUTES * MINUTE - now.getTime() : 0;
  return left > 0 ? Math.ceil(left / MINUTE) : undefined;
}

interface Owned {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  /** Undefined while the card is only asked for. */
  readonly saved: TenderRow | undefined;
}

/** The request, under the lock of its own order, if it belongs to the given order's guest. */
async function owned(tx: Queries, actor: Actor, orderId: string, tenderId: string): Promise<Owned> {
  const notFound = Refusal.because('NOT_FOUND');
  const [asked] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), within(actor, orders)));
  const [known] = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.id, tenderId), within(actor, payments), areCardRequests));
  const order = known?.orderId ? await lockOrder(tx, known.orderId, actor) : undefined;
  const payment = order && (await paymentForUpdate(tx, tenderId));
  if (!asked || !order || !payment) throw notFound;
  const [saved] = await tx
    .select()
    .from(tenders)
    .where(and(eq(tenders.id, tenderId), isNull(tenders.deletedAt)))
    .for('no key update');
  if (order.id !== asked.id && saved?.customerKey !== getCustomerKey(asked)) throw notFound;
  return { order, payment, saved };
}

async function deleteCard(
  tx: Queries,
  actor: Actor,
  { order, payment, saved }: Owned & { readonly saved: TenderRow },
  now: Date,
): Promise<void> {
  const scheduled = await tx
    .select({ number: payments.number, propertyId: payments.propertyId })
    .from(payments)
    .where(
      and(
        eq(payments.businessProfileId, order.businessProfileId),
        eq(payments.status, 'SCHEDULED_CHARGE'),
        eq(payments.tenderId, saved.id),
      ),
    )
    .orderBy(payments.number);
  const seen = scheduled.filter(({ propertyId }) => sees(actor, propertyId));
  if (seen.length > 0)
    throw Refusal.because('TENDER_IN_USE', { payments: seen.map(({ number }) => number).join(', ') });
  if (scheduled.length > 0) throw Refusal.because('TENDER_IN_USE_ELSEWHERE');
  await tx.update(tenders).set({ deletedAt: now }).where(eq(tenders.id, saved.id));
  const told = { type: 'REVOKED', author: toAuthor(actor), detail: cardLabel(saved) } as const;
  await applyPaymentEvent({ tx, order, payment, event: { type: 'CARD_DELETED' }, entry: told, now });
}
