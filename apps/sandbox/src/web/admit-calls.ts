import { type Endpoint, isByKey } from '@deck/api';
import { getBearer } from '@deck/api/server';
import type { MiddlewareHandler } from 'hono';
import { sessionSecret } from '../auth/session-cookie.ts';
import type { Entrance } from '../database/entrance.ts';
import { limitCallsAtOnce } from './calls-at-once.ts';

type LaneName = 'staff' | 'payments';

/** Calls with an effect and those of people without a session, sign-ins among them, have the payments' connections. */
export const getLane = ({ needs, idempotencyKey }: Endpoint): LaneName =>
  idempotencyKey === 'required' || needs === 'public' ? 'payments' : 'staff';

type Entrances = Readonly<Record<LaneName, Entrance>>;

/**
 * How the contract's calls get in: in the turn of their session or token, then through the entrance of their lane.
 * @param publicUrl by which the session's cookie is named
 */
export function admitCalls(entrances: Entrances, publicUrl: string) {
  const inTurn = limitCallsAtOnce();
  return (endpoint: Endpoint, request: Request, run: () => Promise<Response>): Promise<Response> => {
    const admitted = () =>
      entrances[getLane(endpoint)].admit(run, {
        signal: request.signal,
        hasBody: endpoint.body !== undefined,
      });
    const session = isByKey(endpoint.needs)
      ? undefined
      : (getBearer(endpoint, request) ?? sessionSecret(request, publicUrl));
    return session === undefined ? admitted() : inTurn(session, admitted);
  };
}

/** The same for routes beside the contract, whose callers have no session. */
export const through =
  (entrance: Entrance): MiddlewareHandler =>
  (c, next) =>
    entrance.admit(() => next(), { signal: c.req.raw.signal });
