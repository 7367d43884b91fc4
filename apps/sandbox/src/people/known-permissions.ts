import { type Permission, permissions } from '@deck/api/vocabulary';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { userDivisions, users } from '../database/schema.ts';
import { getPermissions } from '../roles.ts';

interface Narrowed {
  readonly companyId?: string | undefined;
  readonly roleId?: string | undefined;
  readonly userId?: string | undefined;
}

/** The names of permissions: all, or those of a role, a user or a company. */
export async function knownPermissions(
  db: Queries,
  { companyId, roleId, userId }: Narrowed,
): Promise<Permission[]> {
  const ofRole = roleId === undefined ? undefined : getPermissions(roleId, []);
  const ofPeople =
    companyId === undefined && userId === undefined ? undefined : await held(db, companyId, userId);
  return permissions.filter((name) => (ofRole?.has(name) ?? true) && (ofPeople?.has(name) ?? true));
}

async function held(
  db: Queries,
  companyId: string | undefined,
  userId: string | undefined,
): Promise<ReadonlySet<Permission>> {
  const people = await db
    .selectDistinct({ role: users.role, rights: users.rights })
    .from(users)
    .innerJoin(userDivisions, eq(userDivisions.userId, users.id))
    .where(
      and(
        companyId === undefined ? undefined : eq(userDivisions.businessProfileId, companyId),
        userId === undefined ? undefined : eq(users.id, userId),
      ),
    );
  return new Set(people.flatMap(({ role, rights }) => [...getPermissions(role, rights)]));
}
