import type { PaymentDraft } from '@deck/api/contract/payments';
import { balanceOf, isCardExpired } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { amountOf, parseLifetime } from '@deck/values';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import { payments, properties } from '../../database/schema.ts';
import { newId } from '../../ids.ts';
import type { Author, PaymentRow } from '../happen.ts';
import { lockOrder, orderFacts } from '../order-balance.ts';
import { demandMethods } from './methods.ts';

type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
type PropertyRow = typeof properties.$inferSelect;
type NewPayment = typeof payments.$inferInsert;

/** In whose name a payment is made, for which division. */
export interface Maker {
  readonly divisionId: string;
  /** As lists show it. */
  readonly name: string;
  readonly author: Author;
}

/** What the making of every kind of payment works with. */
export interface Making {
  readonly tx: Queries;
  readonly services: Pick<Services, 'publicUrl'>;
  readonly maker: Maker;
  readonly now: Date;
}

const MINUTE = 60_000;

/** An order that payments may be made of, under its lock. @throws Refusal NOT_FOUND, ORDER_NOT_EDITABLE. */
export async function editableOrder(
  { tx, maker }: Making,
  orderId: string,
): Promise<{ order: OrderRow; property: PropertyRow }> {
  const order = await lockOrder(tx, orderId, maker.divisionId);
  if (!order) throw Refusal.because('NOT_FOUND');
  if (order.revoked || order.finalized) throw Refusal.because('ORDER_NOT_EDITABLE');
  return { order, property: await propertyOf(tx, maker.divisionId, order.propertyId) };
}

/** A property of the division. @throws Refusal INVALID_VALUE. */
export async function propertyOf(tx: Queries, divisionId: string, id: string): Promise<PropertyRow> {
  const [property] = await tx
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), eq(properties.businessProfileId, divisionId)));
  if (!property) throw Refusal.invalid({ propertyId: 'choice' });
  return property;
}

/** @throws Refusal PAYMENTS_AMOUNT_EXCEEDS_ORDER with what is available. Takes the order's lock for granted. */
export async function demandAvailable({ tx, now }: Making, order: OrderRow, amount: bigint): Promise<void> {
  const facts = await orderFacts(tx, order, now);
  const { available } = balanceOf(facts.total, facts.payments);
  if (amount > available)
    throw Refusal.because('PAYMENTS_AMOUNT_EXCEEDS_ORDER', {
      orderId: order.id,
      available: amountOf({ minor: available, currency: order.currency }),
      currency: order.currency,
    });
}

/** When a lifetime that begins at a moment is over; null is unlimited. */
export function endOfLife(lifetime: string | null, from: Date): Date | null {
  const minutes = lifetime === null ? undefined : parseLifetime(lifetime);
  return minutes === undefined ? null : new Date(from.getTime() + minutes * MINUTE);
}

/**
 * Writes a payment as NEW, with what every kind takes over from its draft.
 * @throws Refusal NO_SUITABLE_PSP_PROFILE_FOUND where no profile takes its methods in its currency.
 */
export async function insertPayment(
  { tx, maker, now }: Making,
  place: PropertyRow,
  draft: PaymentDraft,
  own: Pick<NewPayment, 'currency' | 'amount'> & Partial<NewPayment>,
  country: string,
): Promise<PaymentRow> {
  const methods = draft.methods ?? [];
  await demandMethods(tx, maker.divisionId, {
    type: draft.type,
    scheme: draft.scheme,
    currency: own.acquisitionCurrency ?? own.currency,
    propertyId: place.id,
    country,
    methods,
  });
  const [made] = await tx
    .insert(payments)
    .values({
      id: newId(now.getTime()),
      number: sql`'P-' || nextval('deck.payment_numbers')`,
      businessProfileId: maker.divisionId,
      propertyId: place.id,
      type: draft.type,
      status: 'NEW',
      scheme: draft.scheme,
      methods,
      description: draft.description,
      customerNote: draft.customerNote,
      reference: draft.reference,
      invoiceNumber: draft.invoiceNumber,
      billingAddress: draft.billingAddress ?? '',
      billingCity: draft.billingCity ?? '',
      billingCountry: draft.billingCountry ?? '',
      billingPostalCode: draft.billingPostalCode ?? '',
      avsPostalCode: draft.avsPostalCode ?? '',
      avsStreet: draft.avsStreet ?? '',
      createdBy: maker.name,
      createdAt: now,
      modifiedAt: now,
      ...own,
    })
    .returning();
  if (!made) throw new Error('The payment was not written');
  return made;
}

/** @throws Refusal CARD_EXPIRED. */
export function demandGoodCard(card: Parameters<typeof isCardExpired>[0], at: Date): void {
  if (isCardExpired(card, at))
    throw Refusal.because('CARD_EXPIRED', {
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
    });
}
