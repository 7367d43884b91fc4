import { Refusal } from '@deck/api/server';
import { DrizzleQueryError } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { DatabaseError } from 'pg';
import { getArrived, getClientAddress } from './auth/client-address.ts';
import { getUser } from './auth/noted-user.ts';
import { newId } from './ids.ts';
import { getTraceId, inTrace } from './metrics/trace.ts';

/** Receives an entry; `jsonLines` turns it into a line of JSON. */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

export const jsonLines =
  (write: (line: string) => void): Log =>
  (entry) =>
    write(`${JSON.stringify(entry)}\n`);

/** The response header with the request id, which users can give to support. */
export const REQUEST_ID = 'x-request-id';

const requestIds = new WeakMap<Request, string>();

/** The id of a request, as in the log and in its answer. */
export const getRequestId = (request: Request): string | undefined =>
  requestIds.get(request) ?? requestIds.get(getArrived(request));

/**
 * An entry per request: time, user id, client address, route, outcome. It never contains the requested
 * address, since addresses carry payers' secrets and search terms. Nor headers, bodies, names or logins. The
 * id is generated here: a client cannot inject its own. The trace is the caller's, if it named one.
 */
export const requestLog =
  (log: Log): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now();
    const id = newId();
    // One with a body of unknown length is replaced on the way.
    const arrived = c.req.raw;
    requestIds.set(arrived, id);
    const trace = await inTrace(c.req.header('traceparent'), async () => {
      await next();
      return getTraceId();
    });
    c.res.headers.set(REQUEST_ID, id);
    const user = getUser(c.req.raw);
    const refusal = c.error instanceof Refusal ? { code: c.error.code } : {};
    log({
      at: new Date().toISOString(),
      level: c.res.status >= 500 ? 'error' : 'info',
      request: id,
      ...(trace !== undefined && { trace }),
      from: getClientAddress(arrived),
      ...(user !== undefined && { user }),
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      ...refusal,
      ms: Math.round(performance.now() - started),
    });
  };

/**
 * A server error. PostgreSQL's messages quote stored values, so only codes and names are logged.
 * @param request the request during which it happened, if any.
 */
export function logFault(log: Log, error: unknown, request?: Request): void {
  const id = request && getRequestId(request);
  const at = new Date().toISOString();
  log({ at, level: 'error', ...(id !== undefined && { request: id }), fault: describe(error) });
}

function describe(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const fromDatabase = error instanceof DrizzleQueryError || error instanceof DatabaseError;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    name: error.name,
    ...(fromDatabase ? { code, constraint, table } : { message: error.message }),
    stack: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describe) } : {}),
  };
}
