import { randomInt } from 'node:crypto';
import { Refusal } from '@deck/api/server';
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, unknownLogins, userDivisions, users } from '../database/schema.ts';
import { hashPassword, isOfOldCost, passwordFits } from './password.ts';
import { secretHash } from './secret-hash.ts';
import { endSessions } from './sessions.ts';

/** After so many failures a login is locked until its password is reset. */
const ATTEMPTS = 5;

/** Normalises a login: case and spaces do not matter. */
export const normalLogin = (login: string): string => login.trim().toLowerCase();

/**
 * The user with this login and password, and their first division. Every failure counts, also for an unknown
 * login, and the answers are identical: nobody learns which logins exist. With a second factor the failures
 * are reset when that matches too, see `allowCode`.
 * @param isTried receives the login's user, whatever the outcome.
 * @throws Refusal WRONG_CREDENTIALS with the attempts left, or ACCOUNT_LOCKED.
 */
export async function signIn(
  db: Queries,
  credentials: { readonly login: string; readonly password: string },
  now: Date,
  isTried: (userId: string) => void,
): Promise<{ userId: string; businessProfileId: string; twoFactorPending: boolean }> {
  const login = normalLogin(credentials.login);
  const [user] = await db.select().from(users).where(eq(users.login, login));
  if (user) isTried(user.id);
  const fits = await passwordFits(user?.passwordHash, credentials.password);
  const businessProfileId = user?.enabled ? await firstDivision(db, user.id) : undefined;

  if (!user) throw refusalAfter(await failedWithUnknown(db, login, now));
  if (!fits) throw refusalAfter(await failed(db, user.id));
  // The password is right, so this is not a guess. It does not count, and a user enabled again can sign in
  // immediately.
  if (!businessProfileId) throw refusalAfter(user.locked ? ATTEMPTS : user.failedLogins);
  // Concurrent guesses are counted one after the other here, so that sending many at once does not help.
  const twoFactorPending = user.twoFactorSecret !== null;
  const [unlocked] = await db
    .update(users)
    .set({ failedLogins: twoFactorPending ? users.failedLogins : 0 })
    .where(and(eq(users.id, user.id), eq(users.locked, false)))
    .returning({ id: users.id });
  if (!unlocked) throw refusalAfter(ATTEMPTS);
  if (isOfOldCost(user.passwordHash)) await hashAnew(db, user, credentials.password);
  return { userId: user.id, businessProfileId, twoFactorPending };
}

/** Unless the password has changed meanwhile. */
async function hashAnew(
  db: Queries,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string },
  password: string,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)));
}

async function firstDivision(db: Queries, userId: string): Promise<string | undefined> {
  const [first] = await db
    .select({ id: businessProfiles.id })
    .from(userDivisions)
    .innerJoin(businessProfiles, eq(businessProfiles.id, userDivisions.businessProfileId))
    .where(eq(userDivisions.userId, userId))
    .orderBy(asc(businessProfiles.id))
    .limit(1);
  return first?.id;
}

/**
 * Counts a code before checking it, so that concurrent guesses are limited too.
 * @returns the attempts left if this code is wrong.
 * @throws Refusal ACCOUNT_LOCKED.
 */
export async function allowCode(db: Queries, userId: string): Promise<number> {
  const [row] = await db
    .update(users)
    .set({ failedLogins: sql`${users.failedLogins} + 1` })
    .where(and(eq(users.id, userId), eq(users.locked, false), lt(users.failedLogins, ATTEMPTS)))
    .returning({ failures: users.failedLogins });
  if (!row) throw refusalAfter(ATTEMPTS);
  return ATTEMPTS - row.failures;
}

/** The code was right: resets the failures. */
export async function codeFitted(db: Queries, userId: string): Promise<void> {
  await db.update(users).set({ failedLogins: 0 }).where(eq(users.id, userId));
}

/** @returns the message: the attempts left, or that the account is locked. */
export async function codeFailed(db: Queries, userId: string, attemptsLeft: number): Promise<Refusal> {
  if (attemptsLeft > 0) return Refusal.because('INVALID_2FA_CODE', { attemptsLeft });
  await lock(db, userId);
  return refusalAfter(ATTEMPTS);
}

async function lock(db: Queries, userId: string): Promise<void> {
  await db.update(users).set({ locked: true }).where(eq(users.id, userId));
  await endSessions(db, userId);
}

async function failed(db: Queries, userId: string): Promise<number> {
  const next = sql<number>`least(${users.failedLogins} + 1, ${ATTEMPTS})`;
  const [row] = await db
    .update(users)
    .set({ failedLogins: next, locked: sql`${users.locked} OR ${next} >= ${ATTEMPTS}` })
    .where(eq(users.id, userId))
    .returning({ failures: users.failedLogins, locked: users.locked });
  if (!row?.locked) return row?.failures ?? 0;
  await endSessions(db, userId);
  return ATTEMPTS;
}

const DAY = 86_400_000;

/**
 * Counts a failure of an unknown login. The count is forgotten after one to seven days: an account's count starts anew
 * when its owner signs in or is unlocked, at no moment a stranger could foresee.
 */
async function failedWithUnknown(db: Queries, login: string, now: Date): Promise<number> {
  const loginHash = secretHash(login);
  const forgetAt = new Date(now.getTime() + randomInt(DAY, 7 * DAY));
  const [row] = await db
    .insert(unknownLogins)
    .values({ loginHash, failedLogins: 1, forgetAt })
    .onConflictDoUpdate({
      target: unknownLogins.loginHash,
      set: { failedLogins: sql`least(${unknownLogins.failedLogins} + 1, ${ATTEMPTS})` },
    })
    .returning({ failures: unknownLogins.failedLogins });
  return row?.failures ?? 0;
}

/** Deletes the counts of unknown logins whose time is over. */
export async function forgetUnknownLogins(db: Queries, now: Date): Promise<void> {
  await db.delete(unknownLogins).where(lte(unknownLogins.forgetAt, now));
}

function refusalAfter(failures: number): Refusal {
  return failures >= ATTEMPTS
    ? Refusal.because('ACCOUNT_LOCKED')
    : Refusal.because('WRONG_CREDENTIALS', { attemptsLeft: ATTEMPTS - failures });
}
