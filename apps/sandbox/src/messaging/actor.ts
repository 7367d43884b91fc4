import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Runs a user's request. The user is not notified of their own actions. */
export const actingAs = <T>(userId: string | undefined, run: () => T): T =>
  userId === undefined ? run() : acting.run(userId, run);

/** The user whose request is running; undefined for payers and the scheduler. */
export const actor = (): string | undefined => acting.getStore();
