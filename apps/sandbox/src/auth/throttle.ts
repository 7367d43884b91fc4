import { Refusal } from '@deck/api/server';

/** How many refused sign-ins an address may collect within the window. */
const MOST = 30;
/** In milliseconds. */
const WINDOW = 60_000;
/** The maximum number of remembered keys, such as addresses. The oldest are dropped first. */
const REMEMBERED = 10_000;

export interface Throttle {
  /** @throws Refusal TOO_MANY_REQUESTS with the seconds to wait. */
  check(who: string, now: Date): void;
  /** Counts a failure. */
  failed(who: string, now: Date): void;
  /** Runs `check`, then the task. Counts the task if it is refused. */
  guard<T>(who: string, now: Date, task: () => Promise<T>): Promise<T>;
}

/**
 * Slows down repeated attempts. Counts live in this process, so several servers allow proportionally more.
 */
export function createThrottle({ most = MOST, window = WINDOW } = {}): Throttle {
  const failures = new Map<string, readonly number[]>();
  // Entries in the future were counted before the clock was set back.
  const recent = (who: string, now: Date) =>
    (failures.get(who) ?? []).filter((at) => at > now.getTime() - window && at <= now.getTime());

  const check: Throttle['check'] = (who, now) => {
    const [first, ...rest] = recent(who, now).slice(-most);
    if (first === undefined || rest.length + 1 < most) return;
    throw Refusal.because('TOO_MANY_REQUESTS', {
      seconds: Math.ceil((first + window - now.getTime()) / 1000),
    });
  };
  const failed: Throttle['failed'] = (who, now) => {
    if (failures.size >= REMEMBERED)
      for (const known of failures.keys()) if (recent(known, now).length === 0) failures.delete(known);
    if (failures.size >= REMEMBERED) failures.clear();
    failures.set(who, [...recent(who, now), now.getTime()].slice(-most));
  };
  return {
    check,
    failed,
    guard: async (who, now, task) => {
      check(who, now);
      try {
        return await task();
      } catch (error) {
        if (error instanceof Refusal) failed(who, now);
        throw error;
      }
    },
  };
}
