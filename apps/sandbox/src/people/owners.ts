import { Refusal } from '@deck/api/server';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { assertPermission } from '../auth/authorise.ts';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { userDivisions, users } from '../database/schema.ts';
import { colleague, type UserRow } from './user-answers.ts';

export const OWNER = 'OWNER';

/** People are written by owners. @throws Refusal ACCESS_DENIED, naming what is missing. */
export function assertOwner(caller: Caller): void {
  assertPermission(caller, 'SETTINGS_EDIT');
  if (caller.role !== OWNER) throw Refusal.because('ACCESS_DENIED', { needs: OWNER });
}

/**
 * Someone of the division whom the caller may write. Role, rights and e-mail address count in every company a person
 * works for, so that the owner of one of them does not change who they are in another.
 * @throws Refusal NOT_FOUND, or ACCESS_DENIED for someone who also works where the caller does not.
 */
export async function writableColleague(tx: Queries, caller: Caller, id: string): Promise<UserRow> {
  const user = await colleague(tx, caller.divisionId, id);
  if (!user) throw Refusal.because('NOT_FOUND');
  const [theirs, mine] = await Promise.all([readDivisions(tx, id), readDivisions(tx, caller.userId)]);
  if (!theirs.every((division) => mine.includes(division)))
    throw Refusal.because('ACCESS_DENIED', { needs: OWNER });
  return user;
}

/**
 * Before someone stops being an owner who can sign in: each of their companies keeps another one. Owners are locked, so
 * that two of them do not take each other's place away at the same moment.
 * @throws Refusal LAST_OWNER.
 */
export async function assertOwnerBeside(tx: Queries, userId: string): Promise<void> {
  const divisions = await readDivisions(tx, userId);
  if (divisions.length === 0) return;
  const colleagues = tx
    .select({ id: userDivisions.userId })
    .from(userDivisions)
    .where(inArray(userDivisions.businessProfileId, divisions));
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, colleagues), eq(users.role, OWNER), eq(users.enabled, true)))
    .orderBy(asc(users.id))
    .for('no key update');
  const others = owners.map(({ id }) => id).filter((id) => id !== userId);
  if (others.length === owners.length) return;
  const covered = others.length === 0 ? [] : await readDivisions(tx, ...others);
  if (!divisions.every((division) => covered.includes(division))) throw Refusal.because('LAST_OWNER');
}

async function readDivisions(db: Queries, ...userIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: userDivisions.businessProfileId })
    .from(userDivisions)
    .where(inArray(userDivisions.userId, userIds));
  return rows.map(({ id }) => id);
}
