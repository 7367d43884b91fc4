import type { User } from '@deck/api/contract/people';
import { LoginName } from '@deck/api/contract/person-formats';
import type { UserDraft } from '@deck/api/contract/users';
import { completeRights } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import * as z from 'zod/mini';
import { recordAct } from '../audit/record-act.ts';
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
import { answerFor, fullName, type UserRow, userSearchText } from './user-answers.ts';

/**
 * Creates a user in the caller's division and sends a letter to set the first password. Until then no
 * password exists.
 * @throws Refusal ACCESS_DENIED, or INVALID_VALUE for a taken login and a foreign property.
 */
export async function createUser(
  tx: Queries,
  services: Services,
  caller: Person,
  draft: UserDraft,
): Promise<User> {
  assertOwner(caller);
  const { user } = await addUser(tx, services, caller.divisionId, draft);
  const { id, login, email, role, rights } = user;
  await recordAct(tx, {
    act: 'PERSON_INVITED',
    subject: { id, name: fullName(user) },
    after: { login, email, role, rights },
  });
  return answerFor(tx, caller.divisionId, user);
}

/**
 * The same in any division, for a person who sets up a company. Returns the address of the link too.
 * @throws Refusal INVALID_VALUE for a taken login and a foreign property.
 */
export async function addUser(
  tx: Queries,
  { clock, publicUrl }: Pick<Services, 'clock' | 'publicUrl'>,
  divisionId: string,
  draft: UserDraft,
): Promise<{ readonly user: UserRow; readonly link: string }> {
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
  await tx.insert(userDivisions).values({ userId: user.id, businessProfileId: divisionId });
  await assignProperties(tx, divisionId, user.id, propertyIds);
  return { user, link: await sendPasswordLink(tx, publicUrl, user.id, 'SET', now) };
}
