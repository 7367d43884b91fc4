import { tinted } from './accent-hue.ts';
import { intoGamut, type Oklch } from './oklch.ts';
import type { Hue, Palette, Setting } from './seeds.ts';
import { solve } from './solve.ts';

type Panel = Pick<Palette, 'panel' | 'panelText' | 'panelText2' | 'panelLine'>;

const quietRatio = 7;

/** The panel next to the sign-in form: dark in both modes, with a motif of thin lines. */
export function panel(setting: Setting): Panel {
  return setting.seeds.panel === 'ink' ? ofInk(setting) : ofAccent(setting);
}

function ofInk({ seeds, mode, neutral }: Setting): Panel {
  const tint = (l: number, factor: number) => intoGamut({ l, c: factor * neutral.c, h: seeds.ink.h });
  const ground = mode === 'light' ? tint(0.21, 1.79) : tint(0.15, 1.07);
  return {
    panel: ground,
    panelText: tint(0.97, 0.29),
    panelText2: quiet({ c: 1.07 * neutral.c, h: seeds.ink.h }, ground),
    panelLine: mode === 'light' ? tint(0.37, 2.68) : tint(0.29, 1.79),
  };
}

function ofAccent({ seeds, mode, neutral }: Setting): Panel {
  const tint = (l: number, factor: number) => tinted(seeds.accent, l, factor);
  const ground = mode === 'light' ? tint(0.335, 0.704) : tint(0.2, 0.333);
  return {
    panel: ground,
    panelText: { l: 0.965, c: neutral.c, h: leaning(seeds.ink.h, seeds.accent.h, 0.1) },
    panelText2: quiet({ c: 2.2 * neutral.c, h: leaning(seeds.ink.h, seeds.accent.h, 0.2) }, ground),
    panelLine: mode === 'light' ? tint(0.46, 0.74) : tint(0.33, 0.444),
  };
}

function quiet(hue: Hue, ground: Oklch): Oklch {
  return solve({ ...hue, on: [ground], ratio: quietRatio });
}

/** Moves a hue part of the shorter way towards another: tints neutral text by its background. */
function leaning(from: number, to: number, part: number): number {
  const way = ((to - from + 540) % 360) - 180;
  return (from + part * way + 360) % 360;
}
