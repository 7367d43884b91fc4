import type { TestApp } from './test-app.ts';

const PATIENCE = 10_000;

/**
 * Starts calls while something they all need is held, and lets go when every one of them waits for it: so they race
 * each time, not only when the machine happens to be slow.
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

/** Asked on another connection: within a transaction the answer would stay the first one. */
async function allWait({ connection }: TestApp, expected: number): Promise<void> {
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
