import type { contract } from '@deck/api/contract';
import { type Handlers, Refusal } from '@deck/api/server';
import { and, eq } from 'drizzle-orm';
import { addressOf } from '../auth/client-address.ts';
import { clearSessionCookie, sessionSecret, setSessionCookie } from '../auth/session-cookie.ts';
import {
  endSession,
  moveSession,
  readSession,
  refreshSession,
  sessionAnswer,
  sessionIdOf,
  startSession,
} from '../auth/sessions.ts';
import { signIn } from '../auth/sign-in.ts';
import type { Throttle } from '../auth/throttle.ts';
import { type Context, callerOf } from '../context.ts';
import { userDivisions, users } from '../database/schema.ts';

type Area = Handlers<typeof contract, Context>['session'];

/** Signing in and out. Sign-in makes a session of its own, whatever session the browser brought along. */
export const sessionHandlers = (throttle: Throttle): Area => ({
  start: async ({ body }, call) => {
    const { db, clock } = call.context;
    const now = clock.now();
    const address = addressOf(call.request);
    throttle.check(address, now);
    const who = await signIn(db, body).catch((error: unknown) => {
      if (error instanceof Refusal) throttle.failed(address, now);
      throw error;
    });

    const brought = sessionSecret(call.request);
    if (brought !== undefined) await endSession(db, sessionIdOf(brought));
    const { secret, session } = await startSession(db, who, now);
    await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, who.userId));
    setSessionCookie(call.headers, secret, call.context.publicUrl);
    return sessionAnswer(session);
  },

  refresh: async (_, call) => {
    const { db, clock } = call.context;
    const { sessionId, userId } = callerOf(call);
    const now = clock.now();
    await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
    return standing(await refreshSession(db, sessionId, now));
  },

  validate: async (_, call) => standing(await readSession(call.context.db, callerOf(call).sessionId)),

  terminate: async (_, call) => {
    await endSession(call.context.db, callerOf(call).sessionId);
    clearSessionCookie(call.headers, call.context.publicUrl);
    return undefined;
  },

  changeDivision: async ({ body: { businessProfileId } }, call) => {
    const { db } = call.context;
    const { userId, sessionId } = callerOf(call);
    const [member] = await db
      .select()
      .from(userDivisions)
      .where(and(eq(userDivisions.userId, userId), eq(userDivisions.businessProfileId, businessProfileId)));
    if (!member) throw Refusal.because('DIVISION_UNKNOWN');
    return standing(await moveSession(db, sessionId, businessProfileId));
  },
});

/** A session may be ended by another call while this one runs. */
function standing(session: Awaited<ReturnType<typeof readSession>>) {
  if (session) return sessionAnswer(session);
  throw Refusal.because('SESSION_REQUIRED');
}
