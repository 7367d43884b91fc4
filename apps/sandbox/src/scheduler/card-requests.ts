import { PAYER_STAYS_MINUTES } from '@deck/api/rules';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { guestStays } from '../cards/cancel-tender.ts';
import type { Queries } from '../database/queries.ts';
import { type orders, payments } from '../database/schema.ts';
import { applyPaymentEvent, paymentForUpdate, system } from '../payments/apply-payment-event.ts';

const MINUTE = 60_000;

/** Expired card requests, and revoked card requests whose guest has left the page. */
export function dueCardRequests(db: Queries, now: Date) {
  const { status, expiresAt, payerSeenAt } = payments;
  const left = new Date(now.getTime() - PAYER_STAYS_MINUTES * MINUTE);
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(
      or(
        and(eq(status, 'REQUESTED'), lte(expiresAt, now)),
        and(
          eq(status, 'REVOKE_REQUESTED'),
          or(lte(expiresAt, now), isNull(payerSeenAt), lte(payerSeenAt, left)),
        ),
      ),
    )
    .limit(200);
}

/** Ends a card request if it still waits for its guest. */
export async function endCardRequest(
  tx: Queries,
  order: typeof orders.$inferSelect,
  paymentId: string,
  now: Date,
): Promise<void> {
  const request = await paymentForUpdate(tx, paymentId);
  if (!request) return;
  const { status, expiresAt } = request;
  const over = expiresAt !== null && expiresAt <= now;
  if (status === 'REQUESTED' && over)
    await applyPaymentEvent({
      tx,
      order,
      payment: request,
      event: { type: 'LIFETIME_ENDED' },
      entry: { type: 'EXPIRED', author: system },
      now,
    });
  if (status === 'REVOKE_REQUESTED' && (over || guestStays(request, now) === undefined))
    await applyPaymentEvent({
      tx,
      order,
      payment: request,
      event: { type: 'REVOKED' },
      entry: { type: 'REVOKED', author: system },
      now,
    });
}
