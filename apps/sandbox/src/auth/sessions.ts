import type { Session } from '@deck/api/contract/session';
import { SECOND_FACTOR_MINUTES, SESSION_HOURS, SESSION_IDLE_MINUTES } from '@deck/api/rules';
import { instantText } from '@deck/values';
import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { sessions } from '../database/schema.ts';
import { newSecret } from '../ids.ts';
import { secretHash } from './secret-hash.ts';

const MINUTE = 60_000;
const IDLE = SESSION_IDLE_MINUTES * MINUTE;
const ABSOLUTE = SESSION_HOURS * 60 * MINUTE;
const PENDING = SECOND_FACTOR_MINUTES * MINUTE;

type Row = typeof sessions.$inferSelect;

/** The stored form of a session's secret; the table alone cannot open the session. */
export const toSessionId = secretHash;

/** Starts a session, complete or waiting for its second factor. Returns the secret for its cookie. */
export async function startSession(
  db: Queries,
  who: Pick<Row, 'userId' | 'businessProfileId' | 'twoFactorPending'>,
  from: Pick<Row, 'address' | 'userAgent'>,
  now: Date,
): Promise<{ secret: string; session: Row }> {
  const secret = newSecret();
  const { userId, businessProfileId, twoFactorPending } = who;
  const started = { createdAt: now, refreshedAt: now };
  const about = { userId, businessProfileId, twoFactorPending, ...from };
  const session = { id: toSessionId(secret), ...about, ...started };
  await db.insert(sessions).values(session);
  return { secret, session };
}

export async function endSession(db: Queries, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends all sessions of a user, except the given session. */
export async function endSessions(tx: Queries, userId: string, keepSession?: string): Promise<void> {
  const others = keepSession === undefined ? undefined : ne(sessions.id, keepSession);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** A clock set back must not extend a session. A session from too far in the future counts as over. */
export function isOver(session: Row, now: Date): boolean {
  const at = now.getTime();
  return endsAt(session) <= at || session.refreshedAt.getTime() > at + IDLE;
}

/** Deletes expired sessions. */
export async function removeOverSessions(db: Queries, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.refreshedAt, before(IDLE)),
        lt(sessions.createdAt, before(ABSOLUTE)),
        and(eq(sessions.twoFactorPending, true), lt(sessions.createdAt, before(PENDING))),
      ),
    );
}

/** Extends a session by another idle period; undefined if it has ended meanwhile. */
export async function refreshSession(db: Queries, id: string, now: Date): Promise<Row | undefined> {
  const [row] = await db.update(sessions).set({ refreshedAt: now }).where(eq(sessions.id, id)).returning();
  return row;
}

/** Takes a session that waits for its second factor; undefined if it was completed or ended meanwhile. */
export async function takePending(db: Queries, id: string): Promise<Row | undefined> {
  const [row] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.twoFactorPending, true)))
    .returning();
  return row;
}

/** Moves a session to another division; undefined if it has ended meanwhile. */
export async function moveSession(
  db: Queries,
  id: string,
  businessProfileId: string,
): Promise<Row | undefined> {
  const [row] = await db.update(sessions).set({ businessProfileId }).where(eq(sessions.id, id)).returning();
  return row;
}

export async function readSession(db: Queries, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
  return row;
}

export function sessionAnswer(session: Row): Session {
  return {
    userId: session.userId,
    businessProfileId: session.businessProfileId,
    twoFactorRequired: session.twoFactorPending,
    idleExpiresAt: instantText(endsAt(session)),
    expiresAt: instantText(session.createdAt.getTime() + longest(session)),
  };
}

const longest = ({ twoFactorPending }: Row): number => (twoFactorPending ? PENDING : ABSOLUTE);

function endsAt(session: Row): number {
  return Math.min(session.refreshedAt.getTime() + IDLE, session.createdAt.getTime() + longest(session));
}
