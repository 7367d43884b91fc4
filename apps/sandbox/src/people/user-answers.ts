import type { Profile, User } from '@deck/api/contract/people';
import { assignableRights } from '@deck/api/vocabulary';
import { fold, instantText } from '@deck/values';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { properties, userDivisions, userProperties, users } from '../database/schema.ts';
import { getPermissions } from '../roles.ts';

export type UserRow = typeof users.$inferSelect;
type Assigned = User['properties'][number];

/** The user's own view of themselves; the rest of the row is internal. */
export const profileAnswer = (row: UserRow): Profile => ({
  id: row.id,
  login: row.login,
  email: row.email,
  position: row.position,
  timezone: row.timezone,
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
  avatarUrl: row.avatarUrl,
  locale: row.locale,
  twoFactorEnabled: row.twoFactorSecret !== null,
});

/** A user as colleagues see them. */
export const userAnswer = (row: UserRow, assigned: Assigned[]): User => {
  const held = getPermissions(row.role, row.rights);
  return {
    id: row.id,
    login: row.login,
    firstName: row.firstName,
    lastName: row.lastName,
    fullName: fullName(row),
    position: row.position,
    role: row.role,
    email: row.email,
    phone: row.phone,
    avatarUrl: row.avatarUrl,
    status: row.enabled ? 'ENABLED' : 'DISABLED',
    enabled: row.enabled,
    locked: row.locked,
    locale: row.locale,
    timezone: row.timezone,
    twoFactorEnabled: row.twoFactorSecret !== null,
    lastSeenAt: row.lastSeenAt && instantText(row.lastSeenAt.getTime()),
    permissions: assignableRights.filter((right) => held.has(right)),
    properties: assigned,
  };
};

/** A user of the division; undefined for all others. */
export async function colleague(db: Queries, divisionId: string, id: string): Promise<UserRow | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(users)
    .innerJoin(userDivisions, eq(userDivisions.userId, users.id))
    .where(and(eq(users.id, id), eq(userDivisions.businessProfileId, divisionId)));
  return found?.user;
}

/** The properties of the division assigned to each user, by name. */
export async function assignedProperties(
  db: Queries,
  divisionId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Assigned[]>> {
  const byUser = new Map<string, Assigned[]>(userIds.map((id) => [id, []]));
  if (userIds.length === 0) return byUser;
  const rows = await db
    .select({ userId: userProperties.userId, id: properties.id, name: properties.name })
    .from(userProperties)
    .innerJoin(properties, eq(properties.id, userProperties.propertyId))
    .where(and(inArray(userProperties.userId, [...userIds]), eq(properties.businessProfileId, divisionId)))
    .orderBy(asc(properties.name));
  for (const { userId, id, name } of rows) byUser.get(userId)?.push({ id, name });
  return byUser;
}

/** A user with their properties. */
export async function answerFor(db: Queries, divisionId: string, row: UserRow): Promise<User> {
  const assigned = await assignedProperties(db, divisionId, [row.id]);
  return userAnswer(row, assigned.get(row.id) ?? []);
}

export const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

type Searchable = Pick<UserRow, 'firstName' | 'lastName' | 'login' | 'email' | 'position' | 'phone'>;

/** The searchable text. */
export const userSearchText = ({ firstName, lastName, login, email, position, phone }: Searchable): string =>
  fold([firstName, lastName, login, email, position, phone.replace(/\D/g, '')].filter(Boolean).join(' '));
