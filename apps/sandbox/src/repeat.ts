interface Repeating {
  /** Lets a run that has begun end. */
  stop(): Promise<void>;
}

/** The longest pause after failures, in milliseconds. */
const LONGEST = 60_000;

/**
 * Runs a task over and over, so many milliseconds after the last run ended. A failed run is reported, and each one
 * that follows it waits twice as long, so that a database that is away is neither pressed nor fills the log.
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
