import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;

export type Connection = {
  readonly db: Database;
  /** For what Drizzle has no words for: LISTEN, COPY, a held connection. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

export type ConnectOptions = {
  /** Connections at most. */
  readonly max?: number;
  /** Called when an idle connection breaks; the pool replaces it at the next query. */
  readonly onLost?: (error: Error) => void;
};

/** One way to a database, for the embedded server and for DATABASE_URL alike. Connects at the first query. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    // As long as a browser waits for an answer: a crowd stands in a queue rather than being turned away.
    connectionTimeoutMillis: 30_000,
    application_name: 'deck',
  });
  // Without a listener, one broken idle connection would end the process.
  pool.on('error', options.onLost ?? (() => undefined));
  // The same for one that breaks while it is used: there the query says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}
