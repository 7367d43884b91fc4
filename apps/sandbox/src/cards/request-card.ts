import type { CardRequestDraft } from '@deck/api/contract/tenders';
import { Refusal } from '@deck/api/server';
import type { PaymentStatus } from '@deck/api/vocabulary';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, payments } from '../database/schema.ts';
import { newId, newSecret } from '../ids.ts';
import { sendLetter } from '../messaging/send-letter.ts';
import { authorOf, type Maker } from '../orders/create-order.ts';
import { endOfLife } from '../payments/create/core.ts';
import { applyPaymentEvent, type PaymentRow, tell } from '../payments/happen.ts';
import { lockOrder } from '../payments/order-balance.ts';
import { cardAddress } from '../payments/payment-address.ts';
import { checkedRecipient } from '../payments/recipient.ts';

type OrderRow = typeof orders.$inferSelect;

/** In these a request waits for the guest. */
export const openRequest: PaymentStatus[] = ['REQUESTED', 'REVOKE_REQUESTED'];

/** An order whose cards may be asked for or saved, under its lock. @throws Refusal NOT_FOUND, ORDER_NOT_EDITABLE. */
export async function openOrder(tx: Queries, { divisionId }: Maker, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id, divisionId);
  if (!order) throw Refusal.because('NOT_FOUND');
  if (order.revoked || order.finalized) throw Refusal.because('ORDER_NOT_EDITABLE');
  return order;
}

/**
 * Asks the guest of an order for a card, on a page of its own, and gives the request's id. Nothing is taken.
 * @throws Refusal NOT_FOUND, ORDER_NOT_EDITABLE, INVALID_VALUE, CARD_ALREADY_REQUESTED while one is asked for.
 */
export async function requestCard(
  tx: Queries,
  { publicUrl, clock }: Services,
  maker: Maker,
  orderId: string,
  { channel, recipient: asked, lifetime, customerNote }: CardRequestDraft,
): Promise<string> {
  const now = clock.now();
  const recipient = checkedRecipient(channel, asked);
  const order = await openOrder(tx, maker, orderId);
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, openRequest)));
  if (open) throw Refusal.because('CARD_ALREADY_REQUESTED');

  const tags = order.tags.includes('CARD') ? order.tags : [...order.tags, 'CARD' as const];
  await tx.update(orders).set({ tags }).where(eq(orders.id, orderId));
  const linkToken = newSecret();
  const expiresAt = endOfLife(lifetime, now);
  const made = await insertCheck(tx, order, maker, now, { lifetime, expiresAt, linkToken, customerNote });
  const author = authorOf(maker);
  const told = { type: 'LINK_CREATED', author } as const;
  await applyPaymentEvent({
    tx,
    order: { ...order, tags },
    payment: made,
    event: { type: 'CARD_ASKED' },
    entry: told,
    now,
  });

  const address = cardAddress(publicUrl, linkToken);
  const letter = { kind: 'CARD_REQUEST', orderId, paymentId: made.id, channel, recipient, address } as const;
  await sendLetter(tx, { ...letter, ...(expiresAt ? { until: expiresAt } : {}) }, now);
  const type = channel === 'EMAIL' ? 'LINK_SENT' : 'LINK_SENT_TO_PHONE';
  await tell(tx, made, { type, author, detail: recipient }, now);
  return made.id;
}

/** Writes the check of a card as a payment that asks for no money. */
export async function insertCheck(
  tx: Queries,
  order: OrderRow,
  maker: Maker,
  now: Date,
  own: Partial<Pick<PaymentRow, 'lifetime' | 'expiresAt' | 'linkToken' | 'customerNote'>> = {},
): Promise<PaymentRow> {
  const [made] = await tx
    .insert(payments)
    .values({
      id: newId(now.getTime()),
      number: sql`'P-' || nextval('deck.payment_numbers')`,
      orderId: order.id,
      businessProfileId: order.businessProfileId,
      type: 'PAYMENT_VERIFY',
      status: 'NEW',
      scheme: 'CHARGE',
      currency: order.currency,
      amount: 0n,
      description: '',
      customerNote: '',
      reference: order.reservationId,
      invoiceNumber: '',
      createdBy: maker.name,
      createdAt: now,
      modifiedAt: now,
      ...own,
    })
    .returning();
  if (!made) throw new Error('The card request was not written');
  return made;
}
