import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Runs what a person asked for; whoever they are is not told of what they did themselves. */
export const actingAs = <T>(userId: string | undefined, run: () => T): T =>
  userId === undefined ? run() : acting.run(userId, run);

/** Who asked for what happens now; undefined for payers and the scheduler. */
export const actor = (): string | undefined => acting.getStore();
