import { isCardExpired, openRequestStatuses, submittedStatuses, TERMINAL_MINUTES } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { findTender, getCustomerKey } from '../../cards/find-tender.ts';
import type { Queries } from '../../database/queries.ts';
import { orders, payments } from '../../database/schema.ts';
import { sendEmail } from '../../messaging/send-email.ts';
import { appendTimelineEntry } from '../apply-payment-event.ts';
import { areTerminals } from '../of-kinds.ts';
import { payAddress, toPaymentAddress } from '../payment-address.ts';
import { submitSavedCard } from '../submit-saved-card.ts';
import { scheduledAt } from './checks.ts';
import {
  type CreatePaymentContext,
  type Draft,
  lifetimeColumns,
  lockPlace,
  type OrderRow,
  type Plan,
} from './context.ts';
import { convertAmounts } from './conversion.ts';

/** A saved card of the order's customer, charged or held now, or by itself at a moment to come. */
export async function planSavedCard(
  context: CreatePaymentContext,
  draft: Draft<'PAYMENT_CARD'>,
): Promise<Plan> {
  const { tx, actor, now } = context;
  const place = await lockPlace(tx, actor, draft.orderId);
  const { order } = place;
  const tender = await findTender(tx, actor, draft.tenderId);
  if (!tender) throw Refusal.because('NOT_FOUND');
  // A guest's card serves all their orders in the company, and nobody else's.
  if (tender.orderId !== order.id && tender.customerKey !== getCustomerKey(order))
    throw Refusal.invalid({ tenderId: 'choice' });
  const { type, number, holder, expirationMonth, expirationYear } = tender;
  const card = { type, number, holder, expirationMonth, expirationYear };
  if (isCardExpired(card, now)) throw Refusal.because('CARD_EXPIRED', { expirationMonth, expirationYear });

  const amounts = await convertAmounts(context, place, draft);
  const shared = { ...place, amounts };
  const columns = { tenderId: tender.id, card };
  const moment = draft.executeAt;
  if (moment === undefined)
    return {
      ...shared,
      columns,
      follow: async (payment) => {
        await submitSavedCard(tx, order, payment, now);
      },
    };
  return {
    ...shared,
    columns: {
      ...columns,
      executeAt: scheduledAt(context, place, amounts, { field: 'executeAt', moment, card }),
    },
    event: { type: 'CHARGE_SCHEDULED' },
    entry: () => ({ type: 'SCHEDULED' }),
  };
}

const MINUTE = 60_000;

/**
 * A page on which staff enter the card of someone on the telephone. It stays NEW until a card is given; one page at a
 * time for an order.
 */
export async function planTerminal(
  context: CreatePaymentContext,
  draft: Draft<'PAYMENT_VPOS'>,
): Promise<Plan> {
  const { tx, actor, now } = context;
  const place = await lockPlace(tx, actor, draft.orderId);
  await assertNoTerminalOpen(context, place.order.id);
  return {
    ...place,
    amounts: await convertAmounts(context, place, draft),
    columns: { expiresAt: new Date(now.getTime() + TERMINAL_MINUTES * MINUTE) },
    entry: () => ({ type: 'CREATED' }),
  };
}

/** @throws Refusal TERMINAL_OPENED with the address of the page that is open. */
async function assertNoTerminalOpen(
  { tx, services, now }: CreatePaymentContext,
  orderId: string,
): Promise<void> {
  const [open] = await tx
    .select({ id: payments.id, token: payments.linkToken })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        areTerminals,
        inArray(payments.status, ['NEW', ...submittedStatuses, 'AWAITING_CLARIFICATION']),
        gt(payments.expiresAt, now),
      ),
    )
    .limit(1);
  if (open?.token)
    throw Refusal.because('TERMINAL_OPENED', {
      paymentId: open.id,
      link: payAddress(services.publicUrl, open.token),
    });
}

/** The guest is asked for a card, on a page of its own. Nothing is taken; one request at a time for an order. */
export async function planCardRequest(
  { tx, services, actor, now }: CreatePaymentContext,
  draft: Draft<'PAYMENT_VERIFY'>,
): Promise<Plan> {
  const { orderId, channel, recipient } = draft;
  const { order, property } = await lockPlace(tx, actor, orderId);
  await assertNoneRequested(tx, orderId);
  const { author } = actor;
  return {
    order: await tagForCard(tx, order),
    property,
    amounts: { currency: order.currency, amount: 0n },
    columns: { reference: order.reservationId, ...lifetimeColumns(draft, property, now) },
    event: { type: 'CARD_ASKED' },
    entry: () => ({ type: 'LINK_CREATED' }),
    follow: async (payment) => {
      const { id: paymentId, expiresAt: until } = payment;
      const address = toPaymentAddress(services.publicUrl, payment);
      if (address === null) return;
      const letter = { kind: 'CARD_REQUEST', orderId, paymentId, channel, recipient, address } as const;
      await sendEmail(tx, { ...letter, ...(until && { until }) }, now);
      const type = channel === 'EMAIL' ? 'LINK_SENT' : 'LINK_SENT_TO_PHONE';
      await appendTimelineEntry(tx, payment, { type, author, detail: recipient }, now);
    },
  };
}

/** @throws Refusal CARD_ALREADY_REQUESTED. */
async function assertNoneRequested(tx: Queries, orderId: string): Promise<void> {
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, openRequestStatuses)));
  if (open) throw Refusal.because('CARD_ALREADY_REQUESTED');
}

async function tagForCard(tx: Queries, order: OrderRow): Promise<OrderRow> {
  const tags = order.tags.includes('CARD') ? order.tags : [...order.tags, 'CARD' as const];
  await tx.update(orders).set({ tags }).where(eq(orders.id, order.id));
  return { ...order, tags };
}
