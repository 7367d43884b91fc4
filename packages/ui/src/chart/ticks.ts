/** The maximum number of steps on the axis. */
const mostSteps = 5n;

/**
 * The ticks of an axis from 0 to at least `most`, in minor units: at most five steps of 1, 2 or 5 times a
 * power of ten.
 * @param unit the minor units of a whole unit: the axis's maximum without figures.
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

/** The position of a figure on the axis, from 0 to 1. Only for pixels; texts use exact values. */
export function getShare(minor: bigint, top: bigint): number {
  return Number((minor * 1_000_000n) / top) / 1_000_000;
}

/** The largest figure, or 0. */
export function highest(figures: readonly bigint[]): bigint {
  let most = 0n;
  for (const figure of figures) if (figure > most) most = figure;
  return most;
}
