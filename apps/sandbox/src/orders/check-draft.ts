import type { OrderDraft } from '@deck/api/contract/orders';
import { Refusal } from '@deck/api/server';
import { isAmount } from '@deck/values';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, properties } from '../database/schema.ts';

interface Named {
  readonly property: typeof properties.$inferSelect;
  /** The prefix of the property's order numbers. */
  readonly prefix: string;
  /** Whether an order without an ID gets the next number; otherwise staff must give an ID. */
  readonly generatesIds: boolean;
}

/**
 * Checks a draft's references against the division, and returns its property.
 * @param currencyOf an order that already has this currency: then the company need not accept it any more.
 * @throws Refusal INVALID_VALUE, naming every field at once.
 */
export async function checkDraft(
  tx: Queries,
  divisionId: string,
  draft: OrderDraft,
  currencyOf?: { readonly currency: string },
): Promise<Named> {
  const inPositions = draft.positions.flatMap((one) =>
    one.type === 'ACCOMMODATION' ? [one.propertyId] : [],
  );
  const known = await tx
    .select()
    .from(properties)
    .where(
      and(
        inArray(properties.id, [draft.propertyId, ...inPositions]),
        eq(properties.businessProfileId, divisionId),
      ),
    );
  const [company] = await tx
    .select({
      currencies: businessProfiles.acceptedCurrencies,
      prefix: businessProfiles.orderPrefix,
      generatesIds: businessProfiles.generateOrderId,
    })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, divisionId));
  const property = known.find(({ id }) => id === draft.propertyId);

  const wrong: Record<string, string> = {};
  if (!property) wrong.propertyId = 'choice';
  if (draft.currency !== currencyOf?.currency && !company?.currencies.includes(draft.currency))
    wrong.currency = 'choice';
  if (draft.appliedRate && !isAmount(draft.appliedRate.amount, draft.currency))
    wrong['appliedRate.amount'] = 'amount';
  draft.positions.forEach((position, index) => {
    if (position.type === 'ACCOMMODATION' && !known.some(({ id }) => id === position.propertyId))
      wrong[`positions.${index}.propertyId`] = 'choice';
  });
  if (!property || !company || Object.keys(wrong).length > 0) throw Refusal.invalid(wrong);
  const { generatesIds } = company;
  return { property, prefix: property.orderPrefix || company.prefix, generatesIds };
}
