interface Repeating {
  /** Stops after the current run. */
  stop(): Promise<void>;
}

/** The longest pause after failures, in milliseconds. */
const LONGEST = 60_000;

/**
 * Runs a task repeatedly, with a pause after each run. Failures are reported, and each consecutive failure
 * doubles the pause, so that a lost database is not flooded with connections nor the log with errors.
 */
export function startRepeating(
  pause: number,
  onError: (error: unknown) => void,
  task: () => Promise<void>,
): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  let wait = pause;

  const once = async () => {
    try {
      await task();
      wait = pause;
    } catch (error) {
      wait = Math.max(pause, Math.min(wait * 2, LONGEST));
      onError(error);
    }
  };
  const plan = () => {
    if (!stopped) timer = setTimeout(run, wait);
  };
  const run = () => {
    running = once().finally(plan);
  };
  plan();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
