import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;

export type Connection = {
  readonly db: Database;
  /** For what Drizzle has no words for: LISTEN, COPY, a held connection. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

/** How long something may take, in milliseconds, before it is given up. */
export type Limits = {
  /** Until there is a connection to ask by. */
  readonly connection: number;
  /** A statement, the wait for locks included. */
  readonly statement: number;
  /** The wait for one lock. */
  readonly lock: number;
  /** All that is asked by one connection before it is given back. The last resort, for a database that says nothing. */
  readonly held: number;
};

/** Of a server whose answers people wait for: within what browsers and proxies wait, each with its own sentence. */
export const servingLimits: Limits = { connection: 20_000, statement: 15_000, lock: 10_000, held: 25_000 };

/** Of what works by itself for long: a run of an import keeps its claim for as long as it lasts. */
export const workingLimits: Limits = { ...servingLimits, held: 3_600_000 };

type ConnectOptions = {
  /** Connections at most. */
  readonly max?: number;
  /** Nothing is given up unless they are set: filling a database takes as long as it takes. */
  readonly limits?: Limits;
  /** Called when an idle connection breaks; the pool replaces it at the next query. */
  readonly onLost?: (error: Error) => void;
};

/** One way to a database, for the embedded server and for DATABASE_URL alike. Connects at the first query. */
export function connect(url: string, { max = 10, limits, onLost }: ConnectOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // A crowd stands in a queue rather than being turned away.
    connectionTimeoutMillis: limits?.connection ?? 30_000,
    keepAlive: true,
    application_name: 'deck',
    ...(limits && {
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      // Of a server that is frozen in the middle of its work: others wait for its locks.
      idle_in_transaction_session_timeout: limits.held,
    }),
  });
  // Without a listener, one broken idle connection would end the process.
  pool.on('error', onLost ?? (() => undefined));
  // The same for one that breaks while it is used: there the query says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (limits) takeBack(pool, limits.held);
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** Cuts connections that are held for too long, so that a database which does not answer keeps none of the pool. */
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
