import type { Clock } from '../clock.ts';

export interface StoppedClock extends Clock {
  /** What a machine's clock may do: jump by so many milliseconds, back too. */
  jump(milliseconds: number): void;
}

/** A clock that stands still until it is moved. */
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
