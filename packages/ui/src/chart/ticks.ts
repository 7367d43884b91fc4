/** At most so many steps lie between nothing and the top. */
const mostSteps = 5n;

/**
 * The marks of an axis from 0 to at least `most`, all in minor units: steps of 1, 2 or 5 and zeros, at most five.
 * @param unit how many minor units one whole unit has: what an axis without any figure reaches.
 */
export function ticksFor(most: bigint, unit: bigint): readonly bigint[] {
  if (most <= 0n) return [0n, unit];
  const step = stepFor(most);
  const ticks = [0n];
  for (let tick = step; ; tick += step) {
    ticks.push(tick);
    if (tick >= most) return ticks;
  }
}

function stepFor(most: bigint): bigint {
  for (let power = 1n; ; power *= 10n) {
    for (const digit of [1n, 2n, 5n]) if (digit * power * mostSteps >= most) return digit * power;
  }
}

/** How far up a figure stands, from 0 to 1. Only pixels come of it: what is read stays exact. */
export function getShare(minor: bigint, top: bigint): number {
  return Number((minor * 1_000_000n) / top) / 1_000_000;
}

/** The largest of some figures, 0 when there are none. */
export function highest(figures: readonly bigint[]): bigint {
  let most = 0n;
  for (const figure of figures) if (figure > most) most = figure;
  return most;
}
