import type { Clock } from '../clock.ts';

/** A clock that stands still until it is moved. */
export function stoppedClock(start: Date): Clock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    refresh: async () => undefined,
    advance: async (milliseconds) => {
      now += Math.max(0, milliseconds);
    },
  };
}
