import { and, type Column, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from './database/queries.ts';
import { properties, userProperties, users } from './database/schema.ts';

/**
 * What somebody sees and changes of a company. Every query of orders, payments, daily sums and properties for
 * a person goes through `within` or `withinProperties`.
 */
export interface Scope {
  readonly divisionId: string;
  /** The ids of the properties assigned to them; undefined: all, for people without any and for programs. */
  readonly propertyIds: readonly string[] | undefined;
}

/** The scope of payers, programs and integration tokens. */
export const wholeCompany = (divisionId: string): Scope => ({ divisionId, propertyIds: undefined });

/** @param assigned the user's properties in the company; none means all */
export const toScope = (divisionId: string, assigned: readonly string[]): Scope => ({
  divisionId,
  propertyIds: assigned.length > 0 ? assigned : undefined,
});

/** The ids of the properties of a company that are assigned to a user. */
export const assignedIn = (divisionId: Column | string, userId: Column | string): SQL<string[]> =>
  sql`array(SELECT ${userProperties.propertyId} FROM ${userProperties}
    JOIN ${properties} ON ${properties.id} = ${userProperties.propertyId}
    WHERE ${userProperties.userId} = ${userId} AND ${properties.businessProfileId} = ${divisionId})`;

/** A user's scope as it is now, for work that goes on after their request. */
export async function readScope(db: Queries, divisionId: string, userId: string): Promise<Scope> {
  const [found] = await db
    .select({ assigned: assignedIn(divisionId, userId) })
    .from(users)
    .where(eq(users.id, userId));
  return toScope(divisionId, found?.assigned ?? []);
}

/** A table of what belongs to a property of a company: orders, payments, daily sums. */
interface OfProperty {
  readonly businessProfileId: Column;
  readonly propertyId: Column;
}

/** The rows a scope contains. What has no property belongs to the whole company and is seen by all of it. */
export const within = ({ divisionId, propertyIds }: Scope, table: OfProperty): SQL | undefined =>
  and(eq(table.businessProfileId, divisionId), propertyIds && among(table.propertyId, propertyIds));

/** The properties a scope contains. */
export const withinProperties = ({ divisionId, propertyIds }: Scope): SQL | undefined =>
  and(eq(properties.businessProfileId, divisionId), propertyIds && inArray(properties.id, [...propertyIds]));

/** Daily sums keep an empty text for no property; a column that is never null needs no question about it. */
const among = (column: Column, ids: readonly string[]): SQL | undefined =>
  or(inArray(column, [...ids, '']), column.notNull ? undefined : isNull(column));

/** Whether a scope contains a property, or what has none. */
export const sees = ({ propertyIds }: Scope, propertyId: string | null): boolean =>
  propertyId === null || propertyIds === undefined || propertyIds.includes(propertyId);
