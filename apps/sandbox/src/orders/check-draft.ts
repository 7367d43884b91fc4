import type { OrderDraft } from '@deck/api/contract/orders';
import { orderPrefix, unsoldPositions } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { isAmount } from '@deck/values';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, type orders, properties } from '../database/schema.ts';
import { readOffer } from '../dictionaries/offer.ts';
import { type Scope, sees } from '../scope.ts';

/** What may stay although it is offered no more. */
export type Kept = Pick<
  typeof orders.$inferSelect,
  'currency' | 'customerLanguage' | 'propertyId' | 'positions'
>;

interface Named {
  readonly property: typeof properties.$inferSelect;
  /** The prefix of the property's order numbers. */
  readonly prefix: string;
  /** Whether an order without an ID gets the next number; otherwise staff must give an ID. */
  readonly generatesIds: boolean;
}

/**
 * Checks a draft's references against what the actor may use, and returns its property.
 * @param before the order that is edited, or what a permanent link promised: its currency and its customer's language need not be offered any more, and its
 * positions may stay in properties of others, and in such as do not sell them any more.
 * @throws Refusal INVALID_VALUE, naming every field at once.
 */
export async function checkDraft(
  tx: Queries,
  scope: Scope,
  draft: OrderDraft,
  before?: Kept,
): Promise<Named> {
  const inPositions = getPositionProperties(draft.positions);
  const known = await tx
    .select()
    .from(properties)
    .where(
      and(
        inArray(properties.id, [draft.propertyId, ...inPositions.values()]),
        eq(properties.businessProfileId, scope.divisionId),
      ),
    );
  const [company] = await tx
    .select({
      prefix: businessProfiles.orderPrefix,
      generatesIds: businessProfiles.generateOrderId,
    })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, scope.divisionId));
  const property = known.find(({ id }) => id === draft.propertyId);

  const wrong: Record<string, string> = {};
  const kept = new Set(getPositionProperties(before?.positions ?? []).values());
  for (const [field, id] of [['propertyId', draft.propertyId] as const, ...inPositions]) {
    if (!known.some((one) => one.id === id)) wrong[field] = 'choice';
    else if (!sees(scope, id) && (field === 'propertyId' || !kept.has(id))) wrong[field] = 'notAssigned';
  }
  const { wrongCurrency, wrongLanguage } = await readOffer(tx, scope.divisionId);
  const { language } = draft.customer;
  const unoffered = {
    currency: draft.currency === before?.currency ? undefined : wrongCurrency(draft.currency),
    'customer.language': language === before?.customerLanguage ? undefined : wrongLanguage(language),
  };
  for (const [field, problem] of Object.entries(unoffered)) if (problem) wrong[field] = problem;
  const soldBy = new Map(known.map(({ id, positionTypes }) => [id, positionTypes]));
  for (const index of unsoldPositions(draft, soldBy, before)) wrong[`positions.${index}.type`] = 'notSold';
  if (draft.appliedRate && !isAmount(draft.appliedRate.amount, draft.currency))
    wrong['appliedRate.amount'] = 'amount';
  if (!property || !company || Object.keys(wrong).length > 0) throw Refusal.invalid(wrong);
  const { generatesIds } = company;
  return { property, prefix: orderPrefix(property, company.prefix), generatesIds };
}

/** The properties that stays are in, by the field that names them. */
const getPositionProperties = (positions: OrderDraft['positions']): ReadonlyMap<string, string> =>
  new Map(
    positions.flatMap((one, index): [string, string][] =>
      one.type === 'ACCOMMODATION' ? [[`positions.${index}.propertyId`, one.propertyId]] : [],
    ),
  );
