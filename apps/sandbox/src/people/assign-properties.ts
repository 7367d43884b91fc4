import { Refusal } from '@deck/api/server';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { properties, userProperties } from '../database/schema.ts';

/**
 * Replaces a user's properties in the division; those of other divisions stay.
 * @throws Refusal INVALID_VALUE for a property outside the division.
 */
export async function assignProperties(
  tx: Queries,
  divisionId: string,
  userId: string,
  asked: readonly string[],
): Promise<void> {
  const ids = [...new Set(asked)];
  const ofDivision = tx
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.businessProfileId, divisionId));
  const known = (await ofDivision).map(({ id }) => id);
  if (!ids.every((id) => known.includes(id))) throw Refusal.invalid({ propertyIds: 'choice' });
  await tx
    .delete(userProperties)
    .where(and(eq(userProperties.userId, userId), inArray(userProperties.propertyId, known)));
  if (ids.length > 0)
    await tx.insert(userProperties).values(ids.map((propertyId) => ({ userId, propertyId })));
}

/** The ids of a user's properties in a division, in their order. */
export async function readAssigned(tx: Queries, divisionId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: properties.id })
    .from(userProperties)
    .innerJoin(properties, eq(properties.id, userProperties.propertyId))
    .where(and(eq(userProperties.userId, userId), eq(properties.businessProfileId, divisionId)))
    .orderBy(properties.id);
  return rows.map(({ id }) => id);
}
