import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;

export type Connection = {
  readonly db: Database;
  /** For what Drizzle does not support: LISTEN, COPY, a held connection. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

/** Timeouts in milliseconds. */
export type Limits = {
  /** Until a connection is available. */
  readonly connection: number;
  /** For a statement, including the wait for locks. */
  readonly statement: number;
  /** For a lock. */
  readonly lock: number;
  /**
   * For all use of a connection until it is released. The last resort, for a database that stops answering.
   */
  readonly held: number;
};

/**
 * For a server with people waiting: shorter than the timeouts of browsers and proxies, each with its own
 * sentence.
 */
export const servingLimits: Limits = { connection: 20_000, statement: 15_000, lock: 10_000, held: 25_000 };

/** For long background work: an import run keeps its claim until it ends. */
export const workingLimits: Limits = { ...servingLimits, held: 3_600_000 };

type ConnectOptions = {
  /** The maximum number of connections. */
  readonly max?: number;
  /** By default there are no timeouts: filling a database may take long. */
  readonly limits?: Limits;
  /** Called when an idle connection breaks; the pool replaces it on the next query. */
  readonly onLost?: (error: Error) => void;
  /** Whether idle connections stay open; by default they close after ten seconds. */
  readonly keepsIdle?: boolean;
};

/** A connection pool, for the embedded server and for DATABASE_URL alike. It connects on the first query. */
export function connect(
  url: string,
  { max = 10, limits, onLost, keepsIdle }: ConnectOptions = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // Many requests wait in a queue instead of being refused.
    connectionTimeoutMillis: limits?.connection ?? 30_000,
    keepAlive: true,
    ...(keepsIdle && { idleTimeoutMillis: 0 }),
    application_name: 'deck',
    ...(limits && {
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      // Ends the work of a frozen server, since others wait for its locks.
      idle_in_transaction_session_timeout: limits.held,
    }),
  });
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', onLost ?? (() => undefined));
  // A connection that breaks in use rejects its query, so this event needs no handling.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (limits) takeBack(pool, limits.held);
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** Closes connections that are held too long, so that a silent database cannot block the whole pool. */
function takeBack(pool: pg.Pool, after: number): void {
  const timers = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  pool.on('acquire', (client) => {
    timers.set(
      client,
      setTimeout(() => void client.end(), after),
    );
  });
  pool.on('release', (_, client) => clearTimeout(timers.get(client)));
}
