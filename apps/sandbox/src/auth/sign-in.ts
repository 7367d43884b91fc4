import { randomInt } from 'node:crypto';
import { Refusal } from '@deck/api/server';
import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import { readBy } from '../audit/read-by.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, unknownLogins, userDivisions, users } from '../database/schema.ts';
import { fullName } from '../people/user-answers.ts';
import { hashPassword, isOfOldCost, passwordFits } from './password.ts';
import { secretHash } from './secret-hash.ts';
import { endSessions } from './sessions.ts';

/** After so many failures a login is locked until its password is reset. */
const ATTEMPTS = 5;
/** The most counts of unknown logins that are kept: those to be forgotten next give way. */
const MOST_UNKNOWN = 100_000;

/** Normalises a login: case and spaces do not matter. */
export const normalLogin = (login: string): string => login.trim().toLowerCase();

/**
 * The user with this login and password, and their first division. Every attempt is counted before the password is
 * compared, and no more after a success: guesses that overlap are not more than `ATTEMPTS`. It counts also for an unknown
 * login, and the right password of a disabled user is a wrong one: nobody learns which logins exist, or guesses a
 * password that opens nothing. With a second factor the failures are reset when that matches too, see `allowCode`.
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
  const failures = user ? await countTry(db, user.id) : await countUnknown(db, login, now);
  // The same work for everyone, also where the answer is known already.
  const fits = await passwordFits(user?.passwordHash, credentials.password);
  const businessProfileId = user?.enabled ? await firstDivision(db, user.id) : undefined;

  if (!user) {
    await touchUnknown(db, login);
    throw refusalAfter(failures ?? ATTEMPTS);
  }
  if (failures === undefined) {
    await recordRefusal(db, user, 'ACCOUNT_LOCKED');
    throw refusalAfter(ATTEMPTS);
  }
  if (!fits || !businessProfileId) {
    const refusal = refusalAfter(failures);
    await db.transaction(async (tx) => {
      if (failures === ATTEMPTS) await lock(tx, user.id);
      await recordRefusal(tx, user, refusal.code);
    });
    throw refusal;
  }
  const twoFactorPending = user.twoFactorSecret !== null;
  // Another guess may have locked the user meanwhile.
  const [unlocked] = await db
    .update(users)
    .set({ failedLogins: twoFactorPending ? sql`greatest(${users.failedLogins} - 1, 0)` : 0 })
    .where(and(eq(users.id, user.id), eq(users.locked, false)))
    .returning({ id: users.id });
  if (!unlocked) throw refusalAfter(ATTEMPTS);
  if (isOfOldCost(user.passwordHash)) await hashAnew(db, user, credentials.password);
  return { userId: user.id, businessProfileId, twoFactorPending };
}

/** Recorded is who was refused and why, never what was typed. */
async function recordRefusal(db: Queries, user: typeof users.$inferSelect, reason: string): Promise<void> {
  const by = await readBy(db, user);
  const subject = { id: user.id, name: fullName(user) };
  if (by) await recordAct(db, { act: 'SIGN_IN_REFUSED', subject, after: { reason }, by });
}

/** A write in place of the record, so that the time of the answer does not say that a login is unknown. */
async function touchUnknown(db: Queries, login: string): Promise<void> {
  await db
    .update(unknownLogins)
    .set({ forgetAt: sql`${unknownLogins.forgetAt}` })
    .where(eq(unknownLogins.loginHash, secretHash(login)));
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
  const failures = await countTry(db, userId);
  if (failures === undefined) throw refusalAfter(ATTEMPTS);
  return ATTEMPTS - failures;
}

/** Counts a try in one statement. Returns the failures with this one; undefined if there were as many as allowed. */
async function countTry(db: Queries, userId: string): Promise<number | undefined> {
  const [row] = await db
    .update(users)
    .set({ failedLogins: sql`${users.failedLogins} + 1` })
    .where(and(eq(users.id, userId), eq(users.locked, false), lt(users.failedLogins, ATTEMPTS)))
    .returning({ failures: users.failedLogins });
  return row?.failures;
}

/** The code was right: resets the failures. */
export async function codeFitted(db: Queries, userId: string): Promise<void> {
  await db.update(users).set({ failedLogins: 0 }).where(eq(users.id, userId));
}

/** @returns the message: the attempts left, or that the account is locked. */
export async function codeFailed(db: Queries, userId: string, attemptsLeft: number): Promise<Refusal> {
  const refusal =
    attemptsLeft > 0 ? Refusal.because('INVALID_2FA_CODE', { attemptsLeft }) : refusalAfter(ATTEMPTS);
  await db.transaction(async (tx) => {
    if (attemptsLeft <= 0) await lock(tx, userId);
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (user) await recordRefusal(tx, user, refusal.code);
  });
  return refusal;
}

async function lock(db: Queries, userId: string): Promise<void> {
  await db.update(users).set({ locked: true }).where(eq(users.id, userId));
  await endSessions(db, userId);
}

const DAY = 86_400_000;

/**
 * `countTry` for an unknown login. The count is forgotten after one to seven days: an account's count starts anew
 * when its owner signs in or is unlocked, at no moment a stranger could foresee.
 */
async function countUnknown(db: Queries, login: string, now: Date): Promise<number | undefined> {
  const loginHash = secretHash(login);
  const forgetAt = new Date(now.getTime() + randomInt(DAY, 7 * DAY));
  const [row] = await db
    .insert(unknownLogins)
    .values({ loginHash, failedLogins: 1, forgetAt })
    .onConflictDoUpdate({
      target: unknownLogins.loginHash,
      set: { failedLogins: sql`${unknownLogins.failedLogins} + 1` },
      setWhere: lt(unknownLogins.failedLogins, ATTEMPTS),
    })
    .returning({ failures: unknownLogins.failedLogins });
  return row?.failures;
}

/** Deletes the counts of unknown logins whose time is over, and all but the most that are kept. */
export async function forgetUnknownLogins(db: Queries, now: Date, most = MOST_UNKNOWN): Promise<void> {
  await db.delete(unknownLogins).where(lte(unknownLogins.forgetAt, now));
  const [tooMany] = await db
    .select({ forgetAt: unknownLogins.forgetAt })
    .from(unknownLogins)
    .orderBy(desc(unknownLogins.forgetAt))
    .offset(most)
    .limit(1);
  if (tooMany) await db.delete(unknownLogins).where(lte(unknownLogins.forgetAt, tooMany.forgetAt));
}

function refusalAfter(failures: number): Refusal {
  return failures >= ATTEMPTS
    ? Refusal.because('ACCOUNT_LOCKED')
    : Refusal.because('WRONG_CREDENTIALS', { attemptsLeft: ATTEMPTS - failures });
}
