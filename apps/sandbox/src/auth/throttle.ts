import { Refusal } from '@deck/api/server';

/** Refusals of sign-in one address may collect within the window before it has to wait. */
const MOST = 30;
/** In milliseconds. */
const WINDOW = 60_000;
/** Addresses remembered at most; those with nothing recent go first. */
const ADDRESSES = 10_000;

export interface Throttle {
  /** @throws Refusal TOO_MANY_REQUESTS with the seconds to wait. */
  check(address: string, now: Date): void;
  failed(address: string, now: Date): void;
}

/**
 * Slows down someone who tries one password after the other over many logins. Kept in this process: several servers
 * side by side let through so many times as much, and no more.
 */
export function createThrottle(): Throttle {
  const failures = new Map<string, readonly number[]>();
  const recent = (address: string, now: Date) =>
    (failures.get(address) ?? []).filter((at) => at > now.getTime() - WINDOW);

  return {
    check: (address, now) => {
      const [first, ...rest] = recent(address, now).slice(-MOST);
      if (first === undefined || rest.length + 1 < MOST) return;
      throw Refusal.because('TOO_MANY_REQUESTS', {
        seconds: Math.ceil((first + WINDOW - now.getTime()) / 1000),
      });
    },
    failed: (address, now) => {
      if (failures.size >= ADDRESSES)
        for (const known of failures.keys()) if (recent(known, now).length === 0) failures.delete(known);
      if (failures.size >= ADDRESSES) failures.clear();
      failures.set(address, [...recent(address, now), now.getTime()].slice(-MOST));
    },
  };
}
