import type { OpenSession } from '@deck/api/contract/sessions';
import { Refusal } from '@deck/api/server';
import { instantText } from '@deck/values';
import { and, desc, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act.ts';
import { readDevice } from '../auth/read-device.ts';
import { endSession, endSessions, isOver } from '../auth/sessions.ts';
import type { Person } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { sessions } from '../database/schema.ts';
import { writablePerson } from './owners.ts';
import { fullName } from './user-answers.ts';

type Row = typeof sessions.$inferSelect;

/**
 * The open sessions of oneself, or of a colleague whom the caller may edit, the last active first.
 * @throws Refusal NOT_FOUND, ACCESS_DENIED.
 */
export async function listSessions(
  db: Queries,
  caller: Person,
  userId: string,
  now: Date,
): Promise<OpenSession[]> {
  await writablePerson(db, caller, userId);
  return (await readOpen(db, userId, now)).map((row) => toAnswer(row, caller.sessionId));
}

/** Ends one session. @throws Refusal NOT_FOUND, also for another person's session; ACCESS_DENIED. */
export async function endOneSession(
  tx: Queries,
  caller: Person,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  const user = await writablePerson(tx, caller, userId);
  const session = (await readOpen(tx, userId, now)).find(({ id }) => id === sessionId);
  if (!session) throw Refusal.because('NOT_FOUND');
  await endSession(tx, sessionId);
  const { address } = session;
  await recordAct(tx, {
    act: 'SESSION_ENDED',
    subject: { id: userId, name: fullName(user) },
    before: { ...readDevice(session.userAgent), address },
  });
}

/** Ends all sessions but the caller's. @throws Refusal NOT_FOUND, ACCESS_DENIED. */
export async function endOtherSessions(
  tx: Queries,
  caller: Person,
  userId: string,
  now: Date,
): Promise<void> {
  const user = await writablePerson(tx, caller, userId);
  const others = (await readOpen(tx, userId, now)).filter(({ id }) => id !== caller.sessionId);
  await endSessions(tx, userId, caller.sessionId);
  if (others.length === 0) return;
  await recordAct(tx, {
    act: 'SESSIONS_ENDED',
    subject: { id: userId, name: fullName(user) },
    before: { sessions: others.length },
  });
}

async function readOpen(db: Queries, userId: string, now: Date): Promise<Row[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.twoFactorPending, false)))
    .orderBy(desc(sessions.refreshedAt), desc(sessions.createdAt), sessions.id);
  return rows.filter((row) => !isOver(row, now));
}

const toAnswer = ({ id, address, userAgent, createdAt, refreshedAt }: Row, asking: string): OpenSession => ({
  id,
  ...readDevice(userAgent),
  address,
  startedAt: instantText(createdAt.getTime()),
  lastActiveAt: instantText(refreshedAt.getTime()),
  current: id === asking,
});
