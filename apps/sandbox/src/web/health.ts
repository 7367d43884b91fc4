import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../database/connect.ts';

/** How long the database may take to answer until the server counts as not ready, in ms. */
const PATIENCE = 2_000;

/**
 * For process monitors and load balancers. `/health/live` answers while the process runs. `/health/ready`
 * answers 503 without a database and during shutdown.
 */
export function health(db: Database, isStopping: () => boolean): Hono {
  const app = new Hono();
  app.get('/live', (c) => c.json({ status: 'live' }));
  app.get('/ready', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503);
    return (await answers(db)) ? c.json({ status: 'ready' }) : c.json({ status: 'no database' }, 503);
  });
  return app;
}

async function answers(db: Database): Promise<boolean> {
  const { promise: tooLong, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), PATIENCE);
  const asked = db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  return await Promise.race([asked, tooLong]).finally(() => clearTimeout(timer));
}
