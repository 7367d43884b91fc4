import { Refusal } from '@deck/api/server';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { assertPermission } from '../auth/authorise.ts';
import type { Person } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { userDivisions, users } from '../database/schema.ts';
import { colleague, type UserRow } from './user-answers.ts';

export const OWNER = 'OWNER';

/** Only owners edit users. @throws Refusal ACCESS_DENIED, naming the missing permission. */
export function assertOwner(caller: Person): void {
  assertPermission(caller, 'SETTINGS_EDIT');
  if (caller.role !== OWNER) throw Refusal.because('ACCESS_DENIED', { needs: OWNER });
}

/**
 * Oneself, or a colleague whom the caller may edit.
 * @throws Refusal NOT_FOUND, also for whom others must not know to exist; ACCESS_DENIED.
 */
export async function writablePerson(tx: Queries, caller: Person, id: string): Promise<UserRow> {
  if (id !== caller.userId) {
    if (caller.role !== OWNER) throw Refusal.because('NOT_FOUND');
    assertOwner(caller);
    return writableColleague(tx, caller, id);
  }
  const [self] = await tx.select().from(users).where(eq(users.id, id));
  if (!self) throw Refusal.because('NOT_FOUND');
  return self;
}

/**
 * A user of the division whom the caller may edit. Role, rights and e-mail address apply to all companies of
 * a user, so an owner of one must not change them for another.
 * @throws Refusal NOT_FOUND, or ACCESS_DENIED for a user who also works where the caller does not.
 */
export async function writableColleague(tx: Queries, caller: Person, id: string): Promise<UserRow> {
  const user = await colleague(tx, caller.divisionId, id);
  if (!user) throw Refusal.because('NOT_FOUND');
  const [theirs, mine] = await Promise.all([readDivisions(tx, id), readDivisions(tx, caller.userId)]);
  if (!theirs.every((division) => mine.includes(division)))
    throw Refusal.because('ACCESS_DENIED', { needs: OWNER });
  return user;
}

/**
 * Checks that each company keeps another active owner before this user stops being one. Owners are locked, so
 * that two cannot remove each other concurrently.
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
