import { Refusal } from '@deck/api/server';
import { eq } from 'drizzle-orm';
import { readBy } from '../audit/read-by.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, userDivisions, users } from '../database/schema.ts';
import { announcePerson } from '../messaging/announce.ts';
import { fullName } from '../people/user-answers.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password.ts';
import { closeLinks } from './password-links.ts';
import { endSessions } from './sessions.ts';

/**
 * @param product its name is not a valid password either.
 * @throws Refusal INVALID_VALUE for a common password, or one easily guessed for this user.
 */
export async function assertUncommonPassword(
  db: Queries,
  userId: string,
  product: string,
  newPassword: string,
): Promise<void> {
  const found = await db
    .select({ user: users, company: businessProfiles.name })
    .from(users)
    .leftJoin(userDivisions, eq(userDivisions.userId, users.id))
    .leftJoin(businessProfiles, eq(businessProfiles.id, userDivisions.businessProfileId))
    .where(eq(users.id, userId));
  const own = found.flatMap(({ user: { login, email, firstName, lastName }, company }) => [
    ...[login, email].flatMap((address) => [address, ...address.split('@')]),
    ...[firstName, lastName, firstName + lastName, lastName + firstName],
    company ?? '',
  ]);
  if (isCommonPassword(newPassword, [...own, product, `${product} Deck`]))
    throw Refusal.invalid({ newPassword: 'passwordCommon' });
}

/**
 * Sets a new password, unlocks the user, ends their sessions and links, and notifies them.
 * @param keepSession the session of the change; none after a link.
 */
export async function setPassword(
  tx: Queries,
  userId: string,
  newPassword: string,
  now: Date,
  keepSession?: string,
): Promise<void> {
  const [user] = await tx
    .update(users)
    .set({ passwordHash: await hashPassword(newPassword), failedLogins: 0, locked: false })
    .where(eq(users.id, userId))
    .returning();
  if (!user) throw Refusal.because('NOT_FOUND');
  await endSessions(tx, userId, keepSession);
  await closeLinks(tx, userId, now);
  const by = keepSession === undefined ? await readBy(tx, user) : undefined;
  if (by || keepSession !== undefined)
    await recordAct(tx, {
      act: 'PASSWORD_CHANGED',
      subject: { id: userId, name: fullName(user) },
      ...(by && { by }),
    });
  await announcePerson(tx, user, 'PASSWORD_CHANGED', now);
}
