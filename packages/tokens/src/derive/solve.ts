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
  for (let walked = 0; walked <= 1; walked += lightnessStep) {
    const l = Number((darkens ? 1 - walked : walked).toFixed(3));
    const color = intoGamut({ l, c, h });
    const light = luminance(color) + 0.05;
    if ((darkens ? darkest / light : light / brightest) >= ratio) return color;
  }
  return { l: darkens ? 0 : 1, c: 0, h };
}
