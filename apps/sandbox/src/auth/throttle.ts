import { Refusal } from '@deck/api/server';

/** Refusals of sign-in one address may collect within the window before it has to wait. */
const MOST = 30;
/** In milliseconds. */
const WINDOW = 60_000;
/** Addresses, or whoever is counted, remembered at most; those with nothing recent go first. */
const REMEMBERED = 10_000;

export interface Throttle {
  /** @throws Refusal TOO_MANY_REQUESTS with the seconds to wait. */
  check(who: string, now: Date): void;
  /** One more failure, or whatever is counted. */
  failed(who: string, now: Date): void;
  /** `check`, then the task; counts it when it is refused. */
  guard<T>(who: string, now: Date, task: () => Promise<T>): Promise<T>;
}

/**
 * Slows down someone who tries one thing after the other. Kept in this process: several servers side by side let
 * through so many times as much, and no more.
 */
export function createThrottle({ most = MOST, window = WINDOW } = {}): Throttle {
  const failures = new Map<string, readonly number[]>();
  // What is still to come was counted before the clock went back.
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
