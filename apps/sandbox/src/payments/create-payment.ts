import type { PaymentDraft } from '@deck/api/contract/payments';
import { balanceOf } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { amountOf, parseLifetime, parseMoney } from '@deck/values';
import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, payments } from '../database/schema.ts';
import { newId, newSecret } from '../ids.ts';
import { happen, staff } from './happen.ts';
import { lockOrder, orderFacts } from './order-balance.ts';

const MINUTE = 60_000;

/**
 * Makes a payment link of an order and gives its id. What payments already took, hold or may still take, and this one,
 * cannot exceed the order's total.
 * @throws Refusal NOT_FOUND, ORDER_NOT_EDITABLE, INVALID_VALUE for another currency than the order's,
 * PAYMENTS_AMOUNT_EXCEEDS_ORDER with what is available, NO_SUITABLE_PSP_PROFILE_FOUND.
 */
export async function createPayment(
  tx: Queries,
  caller: Caller,
  draft: PaymentDraft,
  now: Date,
): Promise<string> {
  const order = await lockOrder(tx, draft.orderId, caller.divisionId);
  if (!order) throw Refusal.because('NOT_FOUND');
  if (order.revoked || order.finalized) throw Refusal.because('ORDER_NOT_EDITABLE');
  if (draft.currency !== order.currency) throw Refusal.invalid({ currency: 'choice' });
  await demandPsp(tx, caller, draft.currency);

  const { minor: amount } = parseMoney(draft.amount, draft.currency);
  const facts = await orderFacts(tx, order, now);
  const { available } = balanceOf(facts.total, facts.payments);
  if (amount > available)
    throw Refusal.because('PAYMENTS_AMOUNT_EXCEEDS_ORDER', {
      orderId: order.id,
      available: amountOf({ minor: available, currency: order.currency }),
      currency: order.currency,
    });

  const minutes = draft.lifetime === null ? undefined : parseLifetime(draft.lifetime);
  const [made] = await tx
    .insert(payments)
    .values({
      id: newId(now.getTime()),
      number: sql`'P-' || nextval('deck.payment_numbers')`,
      orderId: order.id,
      businessProfileId: order.businessProfileId,
      type: draft.type,
      status: 'NEW',
      scheme: draft.scheme,
      currency: draft.currency,
      amount,
      lifetime: draft.lifetime,
      expiresAt: minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE),
      linkToken: newSecret(),
      description: draft.description,
      customerNote: draft.customerNote,
      reference: draft.reference,
      invoiceNumber: draft.invoiceNumber,
      createdBy: caller.name,
      createdAt: now,
      modifiedAt: now,
    })
    .returning();
  if (!made) throw new Error('The payment was not written');
  const told = { type: 'LINK_CREATED', author: staff(caller.name), amount } as const;
  await happen(tx, order, made, { type: 'LINK_CREATED' }, told, now);
  return made.id;
}

/** The PSP takes the currencies the company accepts. */
async function demandPsp(tx: Queries, { divisionId }: Caller, currency: string): Promise<void> {
  const [company] = await tx
    .select({ currencies: businessProfiles.acceptedCurrencies })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, divisionId));
  if (!company?.currencies.includes(currency)) throw Refusal.because('NO_SUITABLE_PSP_PROFILE_FOUND');
}
