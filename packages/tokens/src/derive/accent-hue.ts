import { intoGamut, type Oklch } from './oklch.ts';

/**
 * The target hue of darkened yellow, the hue from which the shift fades, and the hue that counts as green.
 */
const [gold, lime, green] = [84, 115, 135];
/** The darkening after which the shift is complete. */
const far = 0.25;

/**
 * The hue of the accent at another lightness. Only yellow changes: it would turn olive when darkened, so it
 * is shifted towards orange.
 */
export function hueAt(accent: Oklch, l: number): number {
  const { h } = accent;
  if (h <= gold || h >= green) return h;
  const part = Math.min(1, Math.max(0, accent.l - l) / far);
  return h + part * Math.min(1, (green - h) / (green - lime)) * (gold - h);
}

/** The accent at another lightness, with reduced chroma. */
export const tinted = (accent: Oklch, l: number, factor: number): Oklch =>
  intoGamut({ l, c: factor * accent.c, h: hueAt(accent, l) });
