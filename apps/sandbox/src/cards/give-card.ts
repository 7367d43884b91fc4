import { isCardExpired, openRequestStatuses } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { payments } from '../database/schema.ts';
import { linkLives } from '../orders/payment-facts.ts';
import { assertCardTaken, payerMethods } from '../payer/payer-methods.ts';
import {
  appendTimelineEntry,
  type PaymentRow,
  payer,
  paymentForUpdate,
} from '../payments/apply-payment-event.ts';
import { areCardRequests } from '../payments/of-kinds.ts';
import { lockOrder } from '../payments/order-balance.ts';
import { applyCheck, checkCard } from './check-card.ts';

/** The card request of a guest's page. @throws Refusal NOT_FOUND. */
export async function requestByToken(db: Queries, token: string): Promise<PaymentRow> {
  const [request] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.linkToken, token), areCardRequests));
  if (!request) throw Refusal.because('NOT_FOUND');
  return request;
}

/** Whether the guest can give a card. Also while staff revoke the request, until the guest leaves. */
export const isOpenRequest = (request: PaymentRow, now: Date): boolean =>
  openRequestStatuses.includes(request.status) && linkLives(request, now);

/** Records that the guest opened the page or is still on it. The first visit goes to the timeline. */
export async function guestSeen({ db, clock }: Services, token: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const request = await paymentForUpdate(tx, (await requestByToken(tx, token)).id);
    if (!request || !isOpenRequest(request, now)) return;
    await tx.update(payments).set({ payerSeenAt: now }).where(eq(payments.id, request.id));
    if (request.payerSeenAt === null)
      await appendTimelineEntry(tx, request, { type: 'PAYMENT_PAGE_OPENED', author: payer }, now);
  });
}

/**
 * Takes the token of the guest's card for a request: the PSP checks and keeps the card. The request's status gives the outcome:
 * TOKENIZED, DUPLICATE, or ERROR with the bank's reason. A second press changes nothing.
 * @throws Refusal NOT_FOUND, LINK_NOT_ACTIVE with the status, CARD_EXPIRED, or for a card the company does
 * not accept.
 */
export async function giveCard(services: Services, token: string, cardToken: string): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const asked = await requestByToken(db, token);
  const { id, orderId, currency } = asked;
  if (asked.card !== null) return;
  // No bank is asked for a link that is over.
  if (!isOpenRequest(asked, now)) throw Refusal.because('LINK_NOT_ACTIVE', { status: asked.status });
  const checked = await checkCard(services, cardToken, id, currency);
  await db.transaction(async (tx) => {
    const order = orderId === null ? undefined : await lockOrder(tx, orderId);
    const request = await paymentForUpdate(tx, id);
    if (!order || !request) throw Refusal.because('NOT_FOUND');
    if (request.card !== null) return;
    if (!isOpenRequest(request, now)) throw Refusal.because('LINK_NOT_ACTIVE', { status: request.status });
    if (isCardExpired(checked.kept.card, now)) throw Refusal.because('CARD_EXPIRED');
    assertCardTaken(await payerMethods(tx, request, order.customerCountry), checked.kept.card);
    await applyCheck(tx, order, request, checked, payer, now);
  });
}
