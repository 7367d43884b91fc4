import type { User } from '@deck/api/contract/people';
import { LoginName } from '@deck/api/contract/person-formats';
import type { UserDraft } from '@deck/api/contract/users';
import { completeRights } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import * as z from 'zod/mini';
import { hashPassword } from '../auth/password.ts';
import { sendPasswordLink } from '../auth/password-links.ts';
import { normalLogin } from '../auth/sign-in.ts';
import type { Person, Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { userDivisions, users } from '../database/schema.ts';
import { newId, newSecret } from '../ids.ts';
import { assignProperties } from './assign-properties.ts';
import { assertOwner } from './owners.ts';
import { assertKnownZone } from './time-zones.ts';
import { answerFor, userSearchText } from './user-answers.ts';

/**
 * Creates a user in the caller's division and sends a letter to set the first password. Until then no
 * password exists.
 * @throws Refusal ACCESS_DENIED, or INVALID_VALUE for a taken login and a foreign property.
 */
export async function createUser(
  tx: Queries,
  { clock, publicUrl }: Services,
  caller: Person,
  draft: UserDraft,
): Promise<User> {
  assertOwner(caller);
  const now = clock.now();
  const { login, permission = [], propertyIds = [], ...person } = draft;
  await assertKnownZone(tx, person.timezone);
  // An e-mail address may be longer than a login.
  if (!z.safeParse(LoginName, login ?? person.email).success) throw Refusal.invalid({ login: 'login' });
  const row = { ...person, login: normalLogin(login ?? person.email) };
  const [user] = await tx
    .insert(users)
    .values({
      ...row,
      id: newId(now.getTime()),
      rights: completeRights(permission),
      passwordHash: await hashPassword(newSecret()),
      searchText: userSearchText(row),
    })
    .onConflictDoNothing({ target: users.login })
    .returning();
  if (!user) throw Refusal.invalid({ [login === undefined ? 'email' : 'login']: 'unique' });
  await tx.insert(userDivisions).values({ userId: user.id, businessProfileId: caller.divisionId });
  await assignProperties(tx, caller.divisionId, user.id, propertyIds);
  await sendPasswordLink(tx, publicUrl, user.id, 'SET', now);
  return answerFor(tx, caller.divisionId, user);
}
