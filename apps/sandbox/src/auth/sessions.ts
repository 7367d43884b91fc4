import { createHash } from 'node:crypto';
import type { Session } from '@deck/api/contract/people';
import { instantText } from '@deck/values';
import { eq, lt, or } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { sessions } from '../database/schema.ts';
import { newSecret } from '../ids.ts';

const MINUTE = 60_000;
/** A session ends when nothing extended it for so long, in milliseconds. */
const IDLE = 30 * MINUTE;
/** A session ends so long after sign-in, whatever happens. */
const ABSOLUTE = 12 * 60 * MINUTE;

type Row = typeof sessions.$inferSelect;

/** What the table knows a session by; who reads the table cannot open the session with it. */
export const sessionIdOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Starts a session and gives the secret for its cookie. */
export async function startSession(
  db: Queries,
  who: Pick<Row, 'userId' | 'businessProfileId'>,
  now: Date,
): Promise<{ secret: string; session: Row }> {
  const secret = newSecret();
  const session: Row = { id: sessionIdOf(secret), ...who, createdAt: now, refreshedAt: now };
  await db.insert(sessions).values(session);
  return { secret, session };
}

export async function endSession(db: Queries, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export function isOver(session: Pick<Row, 'createdAt' | 'refreshedAt'>, now: Date): boolean {
  return endsAt(session) <= now.getTime();
}

/** Removes sessions that ended by themselves. */
export async function removeOverSessions(db: Queries, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db
    .delete(sessions)
    .where(or(lt(sessions.refreshedAt, before(IDLE)), lt(sessions.createdAt, before(ABSOLUTE))));
}

/** Extends a session by another idle period; undefined when it was ended meanwhile. */
export async function refreshSession(db: Queries, id: string, now: Date): Promise<Row | undefined> {
  const [row] = await db.update(sessions).set({ refreshedAt: now }).where(eq(sessions.id, id)).returning();
  return row;
}

/** Moves a session to another division; undefined when it was ended meanwhile. */
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
    twoFactorRequired: false,
    idleExpiresAt: instantText(endsAt(session)),
    expiresAt: instantText(session.createdAt.getTime() + ABSOLUTE),
  };
}

function endsAt({ createdAt, refreshedAt }: Pick<Row, 'createdAt' | 'refreshedAt'>): number {
  return Math.min(refreshedAt.getTime() + IDLE, createdAt.getTime() + ABSOLUTE);
}
