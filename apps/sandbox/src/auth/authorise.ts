import { type Endpoint, isByKey, type Right } from '@deck/api';
import { session as sessionCalls } from '@deck/api/contract/session';
import { getBearer, Refusal } from '@deck/api/server';
import type { Permission } from '@deck/api/vocabulary';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Caller, Context, Integration, Person, Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { sessions, userDivisions, users } from '../database/schema.ts';
import { getPermissions } from '../roles.ts';
import { assignedIn, toScope } from '../scope.ts';
import { countAttempt } from './attempts.ts';
import { getClientAddress } from './client-address.ts';
import { findIntegration } from './integrations.ts';
import { noteUser } from './noted-user.ts';
import { sameText } from './same-text.ts';
import { sessionSecret } from './session-cookie.ts';
import { isOver, toSessionId } from './sessions.ts';

/** The only calls allowed while a session waits for its second factor. */
const completing: ReadonlySet<Endpoint> = new Set<Endpoint>([sessionCalls.refresh, sessionCalls.terminate]);
/** How stale `lastSeenAt` may be, in milliseconds. */
const SEEN_EVERY = 60_000;

/**
 * Identifies the caller of each call and checks the permission. It reads everything on every call, so a
 * revoked permission, another assignment, a locked user, an ended session or token takes effect immediately.
 */
export function createAuthoriser(services: Services) {
  return async (needs: Right, request: Request, endpoint: Endpoint): Promise<Context> => {
    const token = getBearer(endpoint, request);
    if (token !== undefined) {
      const caller = await findIntegration(services.db, token);
      // A token that holds is never held back by wrong ones from its address, such as its predecessor.
      if (!caller) return refuseToken(request);
      noteUser(request, `${caller.token} ${caller.divisionId}`);
      assertOpens(caller, request, endpoint);
      return { ...services, caller };
    }
    if (needs === 'public') return { ...services, caller: undefined };
    if (isByKey(needs)) {
      await assertKey(needs, request);
      return { ...services, caller: undefined };
    }
    const caller = await readPerson(services, request, completing.has(endpoint));
    if (needs !== 'session') assertPermission(caller, needs);
    return { ...services, caller };
  };

  /** @throws Refusal ACCESS_DENIED; TOO_MANY_REQUESTS after too many guesses of an address. */
  async function assertKey(needs: 'apiKey' | 'adminKey', request: Request): Promise<void> {
    const { dictionaryKey, adminKey } = services;
    const given = request.headers.get('x-api-key') ?? '';
    // Without a configured key, an empty key must not match.
    const isKey = (key: string | undefined) => key !== undefined && key !== '' && sameText(given, key);
    // An administrator's key may read too.
    if (isKey(adminKey) || (needs === 'apiKey' && isKey(dictionaryKey))) return;
    // The dictionary key is no guess, and neither is none.
    if (given !== '' && !isKey(dictionaryKey))
      await countAttempt(services.db, 'KEY', getClientAddress(request), services.clock.now());
    throw Refusal.because('ACCESS_DENIED');
  }

  /** @throws Refusal TOKEN_INVALID, the same for all; TOO_MANY_REQUESTS after too many from an address. */
  async function refuseToken(request: Request): Promise<never> {
    await countAttempt(services.db, 'TOKEN', getClientAddress(request), services.clock.now());
    throw Refusal.because('TOKEN_INVALID');
  }
}

/** @throws Refusal ACCESS_DENIED for a call the token does not open, DIVISION_UNKNOWN for a foreign division. */
function assertOpens({ token, divisionId }: Integration, { headers }: Request, { tokens }: Endpoint): void {
  if (!tokens.includes(token)) throw Refusal.because('ACCESS_DENIED');
  if ((headers.get('company-id') ?? divisionId) !== divisionId) throw Refusal.because('DIVISION_UNKNOWN');
}

/** @throws Refusal ACCESS_DENIED, naming the missing permission. */
export function assertPermission(caller: Caller, needed: Permission): void {
  if (!caller.permissions.has(needed)) throw Refusal.because('ACCESS_DENIED', { needs: needed });
}

async function readPerson(
  { db, clock, publicUrl }: Services,
  request: Request,
  pendingToo: boolean,
): Promise<Person> {
  const secret = sessionSecret(request, publicUrl);
  if (secret === undefined) throw Refusal.because('SESSION_REQUIRED');
  const [found] = await db
    .select({
      session: sessions,
      user: users,
      division: userDivisions.businessProfileId,
      assigned: assignedIn(userDivisions.businessProfileId, users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      userDivisions,
      and(eq(userDivisions.userId, users.id), eq(userDivisions.businessProfileId, askedFor(request))),
    )
    .where(eq(sessions.id, toSessionId(secret)));

  // For the log: also of a call that is refused below.
  if (found) noteUser(request, found.user.id);
  const now = clock.now();
  if (!found || isOver(found.session, now) || !found.user.enabled || found.user.locked)
    throw Refusal.because('SESSION_REQUIRED');
  if (found.session.twoFactorPending && !pendingToo) throw Refusal.because('SESSION_REQUIRED');
  if (found.division === null) throw Refusal.because('DIVISION_UNKNOWN');
  const { session, user, division, assigned } = found;
  if (!session.twoFactorPending) await noteSeen(db, user, now);
  return {
    kind: 'PERSON',
    sessionId: session.id,
    userId: user.id,
    name: `${user.firstName} ${user.lastName}`,
    timezone: user.timezone,
    ...toScope(division, assigned),
    role: user.role,
    permissions: getPermissions(user.role, user.rights),
  };
}

/** Writes at most once a minute per user, however active they are. */
async function noteSeen(
  db: Queries,
  { id, lastSeenAt }: typeof users.$inferSelect,
  now: Date,
): Promise<void> {
  const stale = new Date(now.getTime() - SEEN_EVERY);
  if (lastSeenAt !== null && lastSeenAt > stale) return;
  await db
    .update(users)
    .set({ lastSeenAt: now })
    .where(and(eq(users.id, id), or(isNull(users.lastSeenAt), lte(users.lastSeenAt, stale))));
}

/** The division of a tab; the session's division until the tab knows its own. */
const askedFor = (request: Request) => {
  const asked = request.headers.get('company-id');
  return asked === null ? sessions.businessProfileId : sql`${asked}`;
};
