import { clock } from '@deck/values';

export interface Ticker {
  /** Calls the listener after every tick. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The time of the last tick in milliseconds since 1970, shared by all until the next. */
  now: () => number;
}

const fresh = 1000;

/** A timer shared by all listeners; it only runs while there are any. It ticks too when the clock is set. */
export function createTicker(period: number): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopHearing: (() => void) | undefined;
  let last = clock.now();

  function tick() {
    last = clock.now();
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      timer ??= setInterval(tick, period);
      stopHearing ??= clock.subscribe(tick);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
        stopHearing?.();
        stopHearing = undefined;
      };
    },
    now() {
      // Without listeners the stored time may be hours old, or ahead of a clock that was set back.
      if (timer === undefined && Math.abs(clock.now() - last) >= fresh) last = clock.now();
      return last;
    },
  };
}
