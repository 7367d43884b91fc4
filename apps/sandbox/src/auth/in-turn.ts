/** The last task of each key that has not ended. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs tasks with the same key one after another, in this process. Tries at one login would otherwise count against each
 * other while they overlap, also right ones.
 */
export async function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(task, task);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}
