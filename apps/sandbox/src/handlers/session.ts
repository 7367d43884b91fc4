import type { contract } from '@deck/api/contract';
import { type Handlers, Refusal } from '@deck/api/server';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act.ts';
import { limitFailures } from '../auth/attempts.ts';
import { getClientAddress } from '../auth/client-address.ts';
import { inTurn } from '../auth/in-turn.ts';
import { noteUser } from '../auth/noted-user.ts';
import { getUserAgent } from '../auth/read-device.ts';
import { clearSessionCookie, sessionSecret, setSessionCookie } from '../auth/session-cookie.ts';
import {
  endSession,
  moveSession,
  readSession,
  refreshSession,
  sessionAnswer,
  startSession,
  takePending,
  toSessionId,
} from '../auth/sessions.ts';
import { allowCode, codeFailed, codeFitted, normalLogin, signIn } from '../auth/sign-in.ts';
import { takeCode } from '../auth/two-factor.ts';
import { type Call, type Context, requirePerson } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { type sessions, userDivisions, users } from '../database/schema.ts';
import { fullName } from '../people/user-answers.ts';

type Area = Handlers<typeof contract, Context>['session'];

/** Signing in and out. Sign-in always creates a new session, whatever session the browser had. */
export const sessionHandlers: Area = {
  start: async ({ body }, call) => {
    const { db, clock, publicUrl } = call.context;
    const now = clock.now();
    const isTried = (userId: string) => noteUser(call.request, userId);
    const who = await limitFailures(db, 'SIGN_IN', getClientAddress(call.request), now, () =>
      inTurn(normalLogin(body.login), () => signIn(db, body, now, isTried)),
    );

    const brought = sessionSecret(call.request, publicUrl);
    if (brought !== undefined) await endSession(db, toSessionId(brought));
    const started = await db.transaction(async (tx) => {
      const session = await startSession(tx, who, getPlace(call), now);
      if (!who.twoFactorPending) await recordSignIn(tx, session);
      return session;
    });
    return begun(call, started);
  },

  refresh: async ({ body }, call) => {
    const { db, clock } = call.context;
    const { sessionId, userId } = requirePerson(call);
    const now = clock.now();
    const session = await readSession(db, sessionId);
    if (!session?.twoFactorPending) return answerAlive(session && (await refreshSession(db, sessionId, now)));
    const { code } = body ?? {};
    if (code === undefined) throw Refusal.invalid({ code: 'required' });
    return limitFailures(db, 'SIGN_IN', getClientAddress(call.request), now, async () => {
      const attemptsLeft = await allowCode(db, userId);
      const completed = await db.transaction((tx) => complete(tx, session, getPlace(call), code, now));
      if (!completed) throw await codeFailed(db, userId, attemptsLeft);
      return begun(call, completed);
    });
  },

  validate: async (_, call) => answerAlive(await readSession(call.context.db, requirePerson(call).sessionId)),

  terminate: async (_, call) => {
    const { sessionId, userId, name } = requirePerson(call);
    await call.context.db.transaction(async (tx) => {
      const session = await readSession(tx, sessionId);
      await endSession(tx, sessionId);
      if (session?.twoFactorPending === false)
        await recordAct(tx, { act: 'SIGNED_OUT', subject: { id: userId, name } });
    });
    clearSessionCookie(call.headers, call.context.publicUrl);
    return undefined;
  },

  changeDivision: async ({ body: { businessProfileId } }, call) => {
    const { db } = call.context;
    const { userId, sessionId } = requirePerson(call);
    const [member] = await db
      .select()
      .from(userDivisions)
      .where(and(eq(userDivisions.userId, userId), eq(userDivisions.businessProfileId, businessProfileId)));
    if (!member) throw Refusal.because('DIVISION_UNKNOWN');
    return answerAlive(await moveSession(db, sessionId, businessProfileId));
  },
};

/** From where a call comes. */
const getPlace = ({ request }: Call) => ({
  address: getClientAddress(request),
  userAgent: getUserAgent(request),
});

/**
 * Replaces a session that waits for its second factor by a complete session with a new id. Undefined: the
 * code is wrong.
 */
async function complete(
  tx: Queries,
  pending: typeof sessions.$inferSelect,
  from: ReturnType<typeof getPlace>,
  code: string,
  now: Date,
) {
  const { id, userId, businessProfileId } = pending;
  if (!(await takeCode(tx, userId, code, now))) return undefined;
  if (!(await takePending(tx, id))) throw Refusal.because('SESSION_REQUIRED');
  await codeFitted(tx, userId);
  const started = await startSession(tx, { userId, businessProfileId, twoFactorPending: false }, from, now);
  await recordSignIn(tx, started);
  return started;
}

async function recordSignIn(
  tx: Queries,
  {
    session: { id: sessionId, userId, businessProfileId: divisionId },
  }: Awaited<ReturnType<typeof startSession>>,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const personName = fullName(user);
  await recordAct(tx, {
    act: 'SIGNED_IN',
    subject: { id: userId, name: personName },
    by: { divisionId, personId: userId, personName, sessionId },
  });
}

function begun(call: Call, { secret, session }: Awaited<ReturnType<typeof startSession>>) {
  setSessionCookie(call.headers, secret, call.context.publicUrl);
  return sessionAnswer(session);
}

/** Another call may end the session while this call runs. */
function answerAlive(session: Awaited<ReturnType<typeof readSession>>) {
  if (session) return sessionAnswer(session);
  throw Refusal.because('SESSION_REQUIRED');
}
