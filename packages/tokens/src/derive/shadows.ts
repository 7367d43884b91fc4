import type { ShadowName } from '../color-names.ts';
import type { Oklch } from './oklch.ts';
import type { Mode, Seeds } from './seeds.ts';

/** Lengths in pixels. */
export interface ShadowLayer {
  readonly color: Oklch;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly blur: number;
  readonly spread: number;
}

/** Layers, topmost first. */
export type Shadows = Readonly<Record<ShadowName, readonly ShadowLayer[]>>;

/** The shadows of a button, a popover and a dialog. In dark mode a thin border does most of the work. */
export function deriveShadows(seeds: Seeds, mode: Mode, line: Oklch): Shadows {
  const ink = { c: 1.4 * seeds.ink.c, h: seeds.ink.h };
  const below = (offsetY: number, blur: number, l: number, alpha: number) => ({
    color: { ...ink, l, alpha },
    offsetX: 0,
    offsetY,
    blur,
    spread: 0,
  });
  const around = (color: Oklch) => ({ color, offsetX: 0, offsetY: 0, blur: 0, spread: 1 });
  if (mode === 'light') {
    const edge = around({ ...ink, l: 0.3, alpha: 0.08 });
    return {
      button: [below(1, 2, 0.3, 0.06)],
      popover: [edge, below(8, 24, 0.3, 0.12), below(2, 6, 0.3, 0.06)],
      dialog: [edge, below(24, 64, 0.25, 0.24), below(4, 16, 0.25, 0.1)],
    };
  }
  const edge = around(line);
  return {
    button: [below(1, 2, 0.06, 0.5)],
    popover: [edge, below(8, 24, 0.05, 0.55), below(2, 6, 0.05, 0.4)],
    dialog: [edge, below(24, 64, 0.04, 0.7), below(4, 16, 0.04, 0.5)],
  };
}
