import { and, eq } from 'drizzle-orm';
import { readCompanySubject } from '../audit/read-company-subject.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Queries } from '../database/queries.ts';
import { paymentMethodChoices, properties } from '../database/schema.ts';

type Choice = typeof paymentMethodChoices.$inferSelect;

const { businessProfileId, propertyId, currency, customerCountry } = paymentMethodChoices;

/** Replaces the choice for exactly this scope. Without groups it is removed: the next wider scope applies. */
export async function saveChoice(tx: Queries, choice: Choice): Promise<void> {
  const [before] = await tx.select().from(paymentMethodChoices).where(hasScope(choice)).for('update');
  if (choice.groups.length === 0) await tx.delete(paymentMethodChoices).where(hasScope(choice));
  else
    await tx
      .insert(paymentMethodChoices)
      .values(choice)
      .onConflictDoUpdate({
        target: [businessProfileId, propertyId, currency, customerCountry],
        set: { groups: choice.groups },
      });
  if (JSON.stringify(before?.groups ?? []) === JSON.stringify(choice.groups)) return;
  const [property] = await tx
    .select({ name: properties.name })
    .from(properties)
    .where(eq(properties.id, choice.propertyId));
  await recordAct(tx, {
    act: 'PAYMENT_METHODS_CHANGED',
    subject: await readCompanySubject(tx, choice.businessProfileId),
    before: { groups: before?.groups ?? [] },
    after: {
      property: property?.name,
      currency: choice.currency || undefined,
      customerCountry: choice.customerCountry || undefined,
      groups: choice.groups,
    },
  });
}

const hasScope = (scope: Omit<Choice, 'groups'>) =>
  and(
    eq(businessProfileId, scope.businessProfileId),
    eq(propertyId, scope.propertyId),
    eq(currency, scope.currency),
    eq(customerCountry, scope.customerCountry),
  );
