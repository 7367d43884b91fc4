import type { LinkDraft } from '@deck/api/contract/payments';
import { Refusal } from '@deck/api/server';
import { parseMoney } from '@deck/values';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/queries.ts';
import { businessProfiles, payments } from '../../database/schema.ts';
import { newSecret } from '../../ids.ts';
import { type PaymentRow, tell } from '../happen.ts';
import { endOfLife, insertPayment, type Making, propertyOf } from './core.ts';

/**
 * A link of no order: its address opens a form, and whoever sends it makes an order and a payment of their own.
 * @throws Refusal, see `createPayment`.
 */
export async function createPermanentLink(making: Making, draft: LinkDraft): Promise<PaymentRow> {
  const { tx, maker, now } = making;
  if (draft.propertyId === undefined) throw Refusal.invalid({ propertyId: 'required' });
  const property = await propertyOf(tx, maker.divisionId, draft.propertyId);
  await demandAccepted(tx, maker.divisionId, draft.currency);
  const { amount, currency, lifetime } = draft;
  const made = await insertPayment(
    making,
    property,
    draft,
    {
      orderId: null,
      permanent: true,
      amountOpen: amount === undefined,
      currency,
      amount: amount === undefined ? 0n : parseMoney(amount, currency).minor,
      lifetime,
      expiresAt: endOfLife(lifetime, now),
      linkToken: newSecret(),
    },
    '',
  );
  // No order stands behind it, so nothing else follows from its making.
  await tx.update(payments).set({ status: 'LINK_CREATED' }).where(eq(payments.id, made.id));
  const told = { type: 'LINK_CREATED', author: maker.author } as const;
  await tell(tx, made, made.amountOpen ? told : { ...told, amount: made.amount }, now);
  return { ...made, status: 'LINK_CREATED' };
}

/** Whoever sends its form makes an order in the currency: the company must take it. @throws Refusal INVALID_VALUE. */
async function demandAccepted(tx: Queries, divisionId: string, currency: string): Promise<void> {
  const [company] = await tx
    .select({ currencies: businessProfiles.acceptedCurrencies })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, divisionId));
  if (!company?.currencies.includes(currency)) throw Refusal.invalid({ currency: 'choice' });
}
