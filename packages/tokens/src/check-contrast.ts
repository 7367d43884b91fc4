import type { ColorName } from './color-names.ts';
import { type ContrastPair, contrastPairs, leastRatio } from './contrast-pairs.ts';
import { contrast } from './derive/contrast.ts';
import { intoGamut, type Oklch, over } from './derive/oklch.ts';
import type { Palette } from './derive/seeds.ts';
import { lightnessStep } from './derive/solve.ts';

/** A declared pair in a palette. */
export interface ContrastVerdict {
  readonly foreground: ColorName;
  readonly ground: ColorName;
  readonly use: ContrastPair['use'];
  /** By WCAG 2, from 1 to 21. */
  readonly ratio: number;
  /** The required minimum. */
  readonly least: number;
  readonly passes: boolean;
  /** If it fails, the nearest passing lightness of the foreground, 0 to 1; undefined if none passes. */
  readonly passing: number | undefined;
}

/**
 * The ratio after blending: a translucent foreground with its background, a translucent background with the
 * canvas.
 */
function seenRatio(color: Oklch, ground: Oklch, canvas: Oklch): number {
  const beneath = over(ground, canvas);
  return contrast(over(color, beneath), beneath);
}

/** The nearest lightness, lighter or darker, with a sufficient contrast. */
function nearestPassing(color: Oklch, passes: (color: Oklch) => boolean): number | undefined {
  for (let distance = lightnessStep; distance <= 1; distance += lightnessStep) {
    for (const l of [color.l + distance, color.l - distance]) {
      if (l >= 0 && l <= 1 && passes(intoGamut({ ...color, l }))) return l;
    }
  }
  return undefined;
}

/** Every declared pair with its ratio, in order of declaration. */
export function contrastVerdicts(palette: Palette): ContrastVerdict[] {
  return contrastPairs.flatMap(({ foreground, use, grounds }) =>
    grounds.map((ground) => {
      const ratioOf = (color: Oklch) => seenRatio(color, palette[ground], palette.canvas);
      const least = leastRatio[use];
      const ratio = ratioOf(palette[foreground]);
      const passes = ratio >= least;
      const passing = passes
        ? undefined
        : nearestPassing(palette[foreground], (color) => ratioOf(color) >= least);
      return { foreground, ground, use, ratio, least, passes, passing };
    }),
  );
}

/** A sentence for every failing pair, with the ratio and the nearest passing lightness. */
export function contrastFailures(palette: Palette): string[] {
  return contrastVerdicts(palette)
    .filter(({ passes }) => !passes)
    .map(({ foreground, ground, use, ratio, least, passing }) => {
      const step =
        passing === undefined ? 'no lightness would do' : `lightness ${passing.toFixed(3)} would do`;
      const found = `${foreground} on ${ground}: ${ratio.toFixed(2)}, needs ${least} as ${use}`;
      return `${found}; it is at ${palette[foreground].l.toFixed(3)}, ${step}`;
    });
}
