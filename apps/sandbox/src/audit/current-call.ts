import { AsyncLocalStorage } from 'node:async_hooks';
import type { Call } from '../context.ts';

const running = new AsyncLocalStorage<Call>();

/** Runs a call of the contract, whose acts are recorded as its caller's. */
export const runCall = <T>(call: Call, run: () => T): T => running.run(call, run);

/** The running call; undefined for payers, the scheduler and commands. */
export const getCurrentCall = (): Call | undefined => running.getStore();
