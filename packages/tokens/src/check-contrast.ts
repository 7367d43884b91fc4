import { type ContrastPair, contrastPairs, leastRatio } from './contrast-pairs.ts';
import { contrast } from './derive/contrast.ts';
import { intoGamut, type Oklch } from './derive/oklch.ts';
import type { Palette } from './derive/seeds.ts';
import { lightnessStep } from './derive/solve.ts';

/** The nearest lightness, lighter or darker, at which the colour can be told from its ground well enough. */
function nearestPassing(color: Oklch, ground: Oklch, least: number): number | undefined {
  for (let distance = lightnessStep; distance <= 1; distance += lightnessStep) {
    for (const l of [color.l + distance, color.l - distance]) {
      if (l < 0 || l > 1) continue;
      if (contrast(intoGamut({ ...color, l }), ground) >= least) return l;
    }
  }
  return undefined;
}

function check(palette: Palette, { foreground, use, grounds }: ContrastPair): string[] {
  const color = palette[foreground];
  const least = leastRatio[use];
  return grounds.flatMap((name) => {
    const ratio = contrast(color, palette[name]);
    if (ratio >= least) return [];
    const passing = nearestPassing(color, palette[name], least);
    const step = passing === undefined ? 'no lightness would do' : `lightness ${passing.toFixed(3)} would do`;
    const found = `${foreground} on ${name}: ${ratio.toFixed(2)}, needs ${least} as ${use}`;
    return [`${found}; it is at ${color.l.toFixed(3)}, ${step}`];
  });
}

/** A sentence for every pair whose contrast is too low, naming the ratio and the nearest lightness that passes. */
export function contrastFailures(palette: Palette): string[] {
  return contrastPairs.flatMap((pair) => check(palette, pair));
}
