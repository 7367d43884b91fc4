import type { Clock } from '../clock.ts';

export interface StoppedClock extends Clock {
  /** A test clock. It can jump by milliseconds, also backwards. */
  jump(milliseconds: number): void;
}

/** A clock that stands still until a test moves it. */
export function stoppedClock(start: Date): StoppedClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    refresh: async () => undefined,
    advance: async (milliseconds) => {
      now += Math.max(0, milliseconds);
    },
    jump: (milliseconds) => {
      now += milliseconds;
    },
  };
}
