import { timingSafeEqual } from 'node:crypto';
import type { Right } from '@deck/api';
import { Refusal } from '@deck/api/server';
import type { Permission } from '@deck/api/vocabulary';
import { and, eq, sql } from 'drizzle-orm';
import type { Caller, Context, Services } from '../context.ts';
import { sessions, userDivisions, users } from '../database/schema.ts';
import { permissionsOf } from '../roles.ts';
import { sessionSecret } from './session-cookie.ts';
import { isOver, sessionIdOf } from './sessions.ts';

/**
 * Who asks, if they hold what the call needs. Everything is read anew for every call, so that a right taken away, a
 * person locked or a session ended counts at once.
 */
export async function authorise(services: Services, needs: Right, request: Request): Promise<Context> {
  if (needs === 'public') return { ...services, caller: undefined };
  if (needs === 'apiKey') {
    if (!sameText(request.headers.get('x-api-key') ?? '', services.dictionaryKey))
      throw Refusal.because('ACCESS_DENIED');
    return { ...services, caller: undefined };
  }
  const caller = await callerBy(services, request);
  if (needs !== 'session') demand(caller, needs);
  return { ...services, caller };
}

/** @throws Refusal ACCESS_DENIED, naming what is missing. */
export function demand(caller: Caller, needed: Permission): void {
  if (!caller.permissions.has(needed)) throw Refusal.because('ACCESS_DENIED', { needs: needed });
}

async function callerBy({ db, clock }: Services, request: Request): Promise<Caller> {
  const secret = sessionSecret(request);
  if (secret === undefined) throw Refusal.because('SESSION_REQUIRED');
  const [found] = await db
    .select({ session: sessions, user: users, division: userDivisions.businessProfileId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      userDivisions,
      and(eq(userDivisions.userId, users.id), eq(userDivisions.businessProfileId, askedFor(request))),
    )
    .where(eq(sessions.id, sessionIdOf(secret)));

  if (!found || isOver(found.session, clock.now()) || !found.user.enabled || found.user.locked)
    throw Refusal.because('SESSION_REQUIRED');
  if (found.division === null) throw Refusal.because('DIVISION_UNKNOWN');
  const { session, user, division } = found;
  return {
    sessionId: session.id,
    userId: user.id,
    name: `${user.firstName} ${user.lastName}`,
    timezone: user.timezone,
    divisionId: division,
    role: user.role,
    permissions: permissionsOf(user.role, user.rights),
  };
}

/** The division a tab works for; one that has not learnt it yet works for the session's. */
const askedFor = (request: Request) => {
  const asked = request.headers.get('company-id');
  return asked === null ? sessions.businessProfileId : sql`${asked}`;
};

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
