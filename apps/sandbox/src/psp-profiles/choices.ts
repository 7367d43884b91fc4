import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { paymentMethodChoices } from '../database/schema.ts';

type Choice = typeof paymentMethodChoices.$inferSelect;

const { businessProfileId, propertyId, currency, customerCountry } = paymentMethodChoices;

/** Replaces the choice for exactly this scope. */
export async function saveChoice(db: Queries, choice: Choice): Promise<void> {
  await db
    .insert(paymentMethodChoices)
    .values(choice)
    .onConflictDoUpdate({
      target: [businessProfileId, propertyId, currency, customerCountry],
      set: { groups: choice.groups },
    });
}

/** Removes the choice, so that the next wider scope applies. */
export async function takeBackChoice(db: Queries, scope: Omit<Choice, 'groups'>): Promise<void> {
  await db
    .delete(paymentMethodChoices)
    .where(
      and(
        eq(businessProfileId, scope.businessProfileId),
        eq(propertyId, scope.propertyId),
        eq(currency, scope.currency),
        eq(customerCountry, scope.customerCountry),
      ),
    );
}
