import { isLive } from './live/live-changes.ts';

/** How often, in milliseconds, a tab that is looked at reads anew what others change, while nobody tells it. */
export const LIVE_EVERY = 30_000;

/** How many times less often a tab asks that is told of changes as they happen. */
const TOLD = 4;

/** An interval of asking, longer while changes are told as they happen. */
export const unlessTold = (interval: number): number => (isLive() ? interval * TOLD : interval);

/** Of a query that follows what others do: as soon as it is told, or every half minute, and when it is looked at again. */
export const live = {
  refetchInterval: () => unlessTold(LIVE_EVERY),
  refetchOnWindowFocus: 'always',
} as const;
