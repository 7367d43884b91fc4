export interface Ticker {
  /** Calls the listener after every tick, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** The time of the last tick, in milliseconds since 1970: the same for everyone until the next. */
  now: () => number;
}

const fresh = 1000;

/** One timer for any number of listeners: it runs while there are any. */
export function createTicker(period: number): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let last = Date.now();

  function tick() {
    last = Date.now();
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      timer ??= setInterval(tick, period);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    now() {
      // Nobody listened: the time kept may be hours old, or ahead of a clock that was set back.
      if (timer === undefined && Math.abs(Date.now() - last) >= fresh) last = Date.now();
      return last;
    },
  };
}
