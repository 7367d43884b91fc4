import { isLive } from './live/live-changes.ts';

/** The interval in milliseconds at which a visible tab polls what others change, without the stream of changes. */
export const LIVE_EVERY = 30_000;

/** The factor of the interval while the stream reports changes. */
const TOLD = 4;

/** An interval of polling in milliseconds, longer while the stream reports changes. */
export const unlessTold = (interval: number): number => (isLive() ? interval * TOLD : interval);

/** The options of a query that follows what others do: it polls, and reads again when the tab becomes visible. */
export const live = {
  refetchInterval: () => unlessTold(LIVE_EVERY),
  refetchOnWindowFocus: 'always',
} as const;
