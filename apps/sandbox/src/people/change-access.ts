import type { User } from '@deck/api/contract/people';
import { completeRights } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { type AssignableRight, assignableRights, type UserStatus } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act.ts';
import { closeLinks } from '../auth/password-links.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Person } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { users } from '../database/schema.ts';
import { assertOwner, assertOwnerBeside, OWNER, writableColleague } from './owners.ts';
import { answerFor, fullName, type UserRow } from './user-answers.ts';

/**
 * Enables or disables a user. Disabling ends their sessions and links immediately. A locked user stays
 * locked.
 * @throws Refusal ACCESS_DENIED, NOT_FOUND, CANNOT_DISABLE_ONESELF, LAST_OWNER, or USER_LOCKED if enabling
 * cannot help.
 */
export async function changeStatus(
  tx: Queries,
  caller: Person,
  id: string,
  status: UserStatus,
  now: Date,
): Promise<User> {
  assertOwner(caller);
  const user = await writableColleague(tx, caller, id);
  const enabled = status === 'ENABLED';
  if (!enabled && id === caller.userId) throw Refusal.because('CANNOT_DISABLE_ONESELF');
  if (!enabled) await assertOwnerBeside(tx, id);
  if (enabled && user.enabled && user.locked) throw Refusal.because('USER_LOCKED');
  const changed = await change(tx, id, { enabled });
  await recordAct(tx, {
    act: enabled ? 'PERSON_ENABLED' : 'PERSON_DISABLED',
    subject: { id, name: fullName(user) },
    before: { enabled: user.enabled },
    after: { enabled },
  });
  if (!enabled) {
    await endSessions(tx, id);
    await closeLinks(tx, id, now);
  }
  return answerFor(tx, caller.divisionId, changed);
}

/**
 * Replaces a user's assignable rights, and adds those without which they open nothing. They take effect on the next
 * call.
 * @throws Refusal ACCESS_DENIED, NOT_FOUND, or OWNER_HAS_ALL_RIGHTS if the role grants the removed right.
 */
export async function changeRights(
  tx: Queries,
  caller: Person,
  id: string,
  asked: readonly AssignableRight[],
): Promise<UserRow> {
  assertOwner(caller);
  const user = await writableColleague(tx, caller, id);
  const rights = completeRights(asked);
  if (user.role === OWNER && rights.length < assignableRights.length)
    throw Refusal.because('OWNER_HAS_ALL_RIGHTS');
  const changed = await change(tx, id, { rights });
  await recordAct(tx, {
    act: 'RIGHTS_CHANGED',
    subject: { id, name: fullName(user) },
    before: { rights: user.rights.toSorted() },
    after: { rights: rights.toSorted() },
  });
  return changed;
}

async function change(
  tx: Queries,
  id: string,
  changes: Partial<Pick<UserRow, 'enabled' | 'rights'>>,
): Promise<UserRow> {
  const [changed] = await tx.update(users).set(changes).where(eq(users.id, id)).returning();
  if (!changed) throw Refusal.because('NOT_FOUND');
  return changed;
}
