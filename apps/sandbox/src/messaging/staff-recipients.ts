import type { InterfaceLanguage, Permission } from '@deck/api/vocabulary';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { userDivisions, users } from '../database/schema.ts';
import { getPermissions } from '../roles.ts';
import { assignedIn, sees, toScope } from '../scope.ts';

export interface PersonToTell {
  readonly id: string;
  readonly email: string;
  readonly locale: InterfaceLanguage;
  readonly timezone: string;
}

/**
 * The users of a division who have a permission and can sign in. A user with assigned properties only gets
 * messages about those; a user without is responsible for all.
 * @param propertyId the property of the message; undefined: it is about the whole company
 */
export async function peopleToTell(
  db: Queries,
  businessProfileId: string,
  right: Permission,
  propertyId?: string,
): Promise<PersonToTell[]> {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      locale: users.locale,
      timezone: users.timezone,
      role: users.role,
      rights: users.rights,
      assigned: assignedIn(userDivisions.businessProfileId, users.id),
    })
    .from(userDivisions)
    .innerJoin(users, eq(users.id, userDivisions.userId))
    .where(and(eq(userDivisions.businessProfileId, businessProfileId), eq(users.enabled, true)));
  return rows.filter(
    ({ role, rights, assigned }) =>
      getPermissions(role, rights).has(right) &&
      (propertyId === undefined || sees(toScope(businessProfileId, assigned), propertyId)),
  );
}
