import { luminance } from './contrast.ts';
import { intoGamut, type Oklch } from './oklch.ts';

/** The lightness step, too small to see. */
export const lightnessStep = 0.002;

/** The input: hue, wanted chroma, and the required ratio on every background. */
export type Wanted = {
  readonly c: number;
  readonly h: number;
  readonly on: readonly Oklch[];
  readonly ratio: number;
};

/**
 * The colour closest in lightness to its backgrounds that keeps the ratio on all. It is darker on light
 * backgrounds and lighter on dark ones. If no lightness suffices it is black or white.
 */
export function solve({ c, h, on, ratio }: Wanted): Oklch {
  const lights = on.map(luminance);
  // The worst background is the one closest in luminance.
  const [darkest, brightest] = [Math.min(...lights) + 0.05, Math.max(...lights) + 0.05];
  const darkens = darkest / 0.05 > 1.05 / brightest;
  const at = (step: number) => {
    const walked = step * lightnessStep;
    return intoGamut({ l: Number((darkens ? 1 - walked : walked).toFixed(3)), c, h });
  };
  const holds = (step: number) => {
    const light = luminance(at(step)) + 0.05;
    return (darkens ? darkest / light : light / brightest) >= ratio;
  };
  const step = getFirst(Math.round(1 / lightnessStep), holds);
  return step === undefined ? { l: darkens ? 0 : 1, c: 0, h } : at(step);
}

/** Binary search: the first step from which all pass. */
function getFirst(last: number, holds: (step: number) => boolean): number | undefined {
  if (!holds(last)) return undefined;
  let [fails, found] = [-1, last];
  while (found - fails > 1) {
    const middle = Math.floor((fails + found) / 2);
    if (holds(middle)) found = middle;
    else fails = middle;
  }
  return found;
}
