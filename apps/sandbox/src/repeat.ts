export interface Repeating {
  /** Lets a run that has begun end. */
  stop(): Promise<void>;
}

/** Runs a task over and over, so many milliseconds after the last run ended. A failed run is reported and no more. */
export function startRepeating(
  pause: number,
  onError: (error: unknown) => void,
  task: () => Promise<void>,
): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();

  const plan = () => {
    if (!stopped) timer = setTimeout(run, pause);
  };
  const run = () => {
    running = task().catch(onError).finally(plan);
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
