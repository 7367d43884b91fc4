import { Refusal } from '@deck/api/server';
import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { sendPasswordLink } from '../auth/password-links.ts';
import { normalLogin } from '../auth/sign-in.ts';
import type { Services } from '../context.ts';
import type { Database } from '../database/connect.ts';
import type { Queries } from '../database/queries.ts';
import { resetRequests, users } from '../database/schema.ts';
import { newId } from '../ids.ts';

const HOUR = 3_600_000;
/** So many letters an hour may be asked for with one login. */
const MOST = 3;
/** So many requests are answered in one go. */
const BATCH = 50;

/**
 * Notes that someone asked for a new password. Nothing is looked up here, so that neither the answer nor its time tells
 * whether anybody has the login; the scheduler finds out and writes.
 * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait, for unknown logins too.
 */
export async function requestReset(db: Database, typed: string, now: Date): Promise<void> {
  const login = normalLogin(typed);
  await db.transaction(async (tx) => {
    // Requests sent side by side are counted one after the other.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reset ${login}`}, 0))`);
    const recent = await tx
      .select({ requestedAt: resetRequests.requestedAt })
      .from(resetRequests)
      .where(
        and(
          eq(resetRequests.login, login),
          gt(resetRequests.requestedAt, new Date(now.getTime() - HOUR)),
          // What is still to come was counted before the clock went back.
          lte(resetRequests.requestedAt, now),
        ),
      )
      .orderBy(asc(resetRequests.requestedAt))
      .limit(MOST);
    const [oldest] = recent;
    if (oldest && recent.length === MOST)
      throw Refusal.because('TOO_MANY_REQUESTS', {
        seconds: Math.ceil((oldest.requestedAt.getTime() + HOUR - now.getTime()) / 1000),
      });
    await tx.insert(resetRequests).values({ id: newId(now.getTime()), login, requestedAt: now });
  });
}

/** Writes to those who asked for a new password and exist. Several servers may do so side by side. */
export async function answerResetRequests({ db, clock, publicUrl }: Services): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: resetRequests.id, login: resetRequests.login })
      .from(resetRequests)
      .where(eq(resetRequests.answered, false))
      .orderBy(asc(resetRequests.requestedAt))
      .limit(BATCH)
      .for('no key update', { skipLocked: true });
    for (const { id, login } of waiting) {
      await tx.update(resetRequests).set({ answered: true }).where(eq(resetRequests.id, id));
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.login, login), eq(users.enabled, true)));
      if (user) await sendPasswordLink(tx, publicUrl, user.id, 'RESET', now);
    }
  });
}

/** Forgets what nobody is counted by any more. */
export async function forgetOldRequests(db: Queries, now: Date): Promise<void> {
  await db
    .delete(resetRequests)
    .where(
      and(eq(resetRequests.answered, true), lt(resetRequests.requestedAt, new Date(now.getTime() - HOUR))),
    );
}
