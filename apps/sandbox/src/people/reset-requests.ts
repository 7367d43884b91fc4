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
/** The maximum number of letters per hour and login. */
const MOST = 3;
/** The batch size. */
const BATCH = 50;

/**
 * Stores a request for a new password. It looks nothing up, so neither the answer nor its timing reveals
 * whether the login exists. The scheduler sends the letter.
 * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait, for unknown logins too.
 */
export async function requestReset(db: Database, typed: string, now: Date): Promise<void> {
  const login = normalLogin(typed);
  await db.transaction(async (tx) => {
    // Concurrent requests are counted one after the other.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reset ${login}`}, 0))`);
    const recent = await tx
      .select({ requestedAt: resetRequests.requestedAt })
      .from(resetRequests)
      .where(
        and(
          eq(resetRequests.login, login),
          gt(resetRequests.requestedAt, new Date(now.getTime() - HOUR)),
          // Entries in the future were counted before the clock was set back.
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

/** Sends letters for stored requests with a known login. Safe on several servers. */
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

/** Deletes requests that no longer count. */
export async function forgetOldRequests(db: Queries, now: Date): Promise<void> {
  await db
    .delete(resetRequests)
    .where(
      and(eq(resetRequests.answered, true), lt(resetRequests.requestedAt, new Date(now.getTime() - HOUR))),
    );
}
