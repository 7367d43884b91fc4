/** When every picture is taken: a morning in Athens, at which the answers of the screens are news. */
const NOW = Date.parse('2026-11-22T08:00:00Z');
/** In milliseconds: what waits for longer waits for ever, a reading again as much as a word that something takes long. */
const LONG = 10_000;

const real = { Date, setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };

class StandingDate extends Date {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(NOW);
    else super(...(given as [number]));
  }
  static override now = () => NOW;
}

type Timer = typeof globalThis.setTimeout;
const unlessLong = (start: Timer) =>
  ((task: () => void, delay = 0, ...given: []) => (delay < LONG ? start(task, delay, ...given) : 0)) as Timer;

/** Lets the clock stand still, or go on. Waiting for a moment still takes that moment. */
export function standStill(isStill: boolean): void {
  globalThis.Date = isStill ? (StandingDate as DateConstructor) : real.Date;
  globalThis.setTimeout = isStill ? unlessLong(real.setTimeout) : real.setTimeout;
  globalThis.setInterval = isStill
    ? (unlessLong(real.setInterval as unknown as Timer) as unknown as typeof real.setInterval)
    : real.setInterval;
}
