import type { TestApp } from './test-app.ts';

const PATIENCE = 10_000;

/**
 * Starts calls while a lock they need is held, and releases it when all of them wait. So they race every
 * time, not only on a slow machine.
 * @param lock a statement that takes the lock, such as `SELECT … FOR UPDATE`.
 */
export async function whileLocked<T>(
  app: TestApp,
  lock: string,
  start: () => readonly Promise<T>[],
): Promise<PromiseSettledResult<T>[]> {
  const client = await app.connection.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(lock);
    const calls = start();
    const settled = Promise.allSettled(calls);
    await allWait(app, calls.length);
    await client.query('COMMIT');
    return await settled;
  } finally {
    client.release();
  }
}

/** Uses another connection: within a transaction the answer would never change. */
/** Waits until so many calls wait for a lock. */
export async function allWait({ connection }: TestApp, expected: number): Promise<void> {
  const until = performance.now() + PATIENCE;
  const waiting = async () => {
    const { rows } = await connection.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  while ((await waiting()) < expected)
    if (performance.now() > until) throw new Error(`Not all of ${expected} calls came to wait`);
}
