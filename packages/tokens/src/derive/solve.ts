import { luminance } from './contrast.ts';
import { intoGamut, type Oklch } from './oklch.ts';

/** Lightness is walked in steps too small to see. */
export const lightnessStep = 0.002;

/** How a colour is found: its hue and wanted chroma, and the ratio it must keep on every one of its grounds. */
export type Wanted = {
  readonly c: number;
  readonly h: number;
  readonly on: readonly Oklch[];
  readonly ratio: number;
};

/**
 * The colour nearest to its grounds in lightness that still keeps the wanted ratio on all of them: darker than
 * they are where they are light, lighter where they are dark. Where no lightness will do it is black or white.
 */
export function solve({ c, h, on, ratio }: Wanted): Oklch {
  const lights = on.map(luminance);
  // Of all its grounds the one nearest to it in luminance is where it reads worst.
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

/** The first step up to the last that holds, where none after it fails again. */
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
