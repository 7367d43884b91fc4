/** The header of every answer of the server: when it was written, an instant with milliseconds. */
export const SERVER_TIME_HEADER = 'Server-Time';

/** A shift of less than this, in milliseconds, is not announced: no screen shows it. */
const NOTICEABLE = 1000;

let ahead = 0;
let heardAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/**
 * The time of the product: the server's, as far as its answers tell, else this device's. Every screen counts
 * by it, since a device's clock may be wrong.
 */
export const clock = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now() + ahead,

  /**
   * Follows an answer of the server.
   * @param written the answer's `SERVER_TIME_HEADER`
   * @param askedAt when the question left, as this device's `Date.now()` told it
   */
  follow(written: string | null, askedAt: number): void {
    const server = Date.parse(written ?? '');
    const now = Date.now();
    // Another answer came since, which may be the newer one; unless the device's clock was set back.
    const isLate = askedAt < heardAt && heardAt <= now;
    if (Number.isNaN(server) || isLate) return;
    heardAt = now;
    // It was written between the two moments: an offset that fits stays as it is.
    shift(Math.min(Math.max(ahead, server - now), server - askedAt));
  },

  /** Calls the listener when the clock is set. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function shift(to: number): void {
  const by = Math.abs(to - ahead);
  ahead = to;
  if (by >= NOTICEABLE) for (const listener of listeners) listener();
}
