import { intoGamut, type Oklch } from './oklch.ts';

/** Where yellow is led as it gets darker, the hue from which it is led less and less, and that from which it is green. */
const [gold, lime, green] = [84, 115, 135];
/** The darkening after which it has arrived. */
const far = 0.25;

/**
 * The hue of the accent at another lightness: its own, but for yellow, which turns olive when it is darkened and stays
 * gold when it is led towards orange, as a painter does it.
 */
export function hueAt(accent: Oklch, l: number): number {
  const { h } = accent;
  if (h <= gold || h >= green) return h;
  const part = Math.min(1, Math.max(0, accent.l - l) / far);
  return h + part * Math.min(1, (green - h) / (green - lime)) * (gold - h);
}

/** The accent at another lightness, with a part of its chroma. */
export const tinted = (accent: Oklch, l: number, factor: number): Oklch =>
  intoGamut({ l, c: factor * accent.c, h: hueAt(accent, l) });
