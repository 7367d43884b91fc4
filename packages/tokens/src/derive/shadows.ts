import type { ShadowName } from '../color-names.ts';
import { type Oklch, toHex } from './oklch.ts';
import type { Mode, Seeds } from './seeds.ts';

/** The shadow of a button, a popover and a dialog. In the dark a hairline does most of the work. */
export function deriveShadows(seeds: Seeds, mode: Mode, line: Oklch): Record<ShadowName, string> {
  const ink = { c: 1.4 * seeds.ink.c, h: seeds.ink.h };
  const shade = (l: number, alpha: number) => toHex({ ...ink, l, alpha });
  if (mode === 'light') {
    const edge = `0 0 0 1px ${shade(0.3, 0.08)}`;
    return {
      button: `0 1px 2px ${shade(0.3, 0.06)}`,
      popover: `${edge}, 0 8px 24px ${shade(0.3, 0.12)}, 0 2px 6px ${shade(0.3, 0.06)}`,
      dialog: `${edge}, 0 24px 64px ${shade(0.25, 0.24)}, 0 4px 16px ${shade(0.25, 0.1)}`,
    };
  }
  const edge = `0 0 0 1px ${toHex(line)}`;
  return {
    button: `0 1px 2px ${shade(0.06, 0.5)}`,
    popover: `${edge}, 0 8px 24px ${shade(0.05, 0.55)}, 0 2px 6px ${shade(0.05, 0.4)}`,
    dialog: `${edge}, 0 24px 64px ${shade(0.04, 0.7)}, 0 4px 16px ${shade(0.04, 0.5)}`,
  };
}
