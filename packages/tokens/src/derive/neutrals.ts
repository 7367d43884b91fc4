import type { Palette, Setting } from './seeds.ts';
import { solve } from './solve.ts';

type Grounds = Pick<
  Palette,
  'canvas' | 'surface' | 'raised' | 'sunken' | 'hover' | 'active' | 'line' | 'lineFaint'
>;

/**
 * What everything stands on. In the light, layers float by their shadow, so all steps lead down from the surface.
 * In the dark a floating layer is lighter, a field sinks, hover lifts.
 */
export function grounds({ seeds, mode, neutral }: Setting): Grounds {
  if (mode === 'light') {
    const { surface } = seeds;
    const below = (depth: number, tint: number) => ({
      l: surface.l - depth,
      c: tint * neutral.c + 2 * surface.c,
      h: neutral.h,
    });
    const sunken = below(0.038, 0.26);
    return {
      canvas: below(0.0265, 0.2),
      surface,
      raised: surface,
      sunken,
      hover: below(0.024, 0.28),
      active: sunken,
      line: below(0.089, 0.42),
      lineFaint: below(0.057, 0.3),
    };
  }
  const { night } = seeds;
  const from = (lift: number, tint: number) => ({ l: night.l + lift, c: tint * night.c, h: night.h });
  return {
    canvas: from(-0.0365, 0.94),
    surface: night,
    raised: from(0.0375, 1.06),
    sunken: from(-0.02, 0.97),
    hover: from(0.0295, 1.06),
    active: from(0.0735, 1.08),
    line: from(0.1035, 1.08),
    lineFaint: from(0.0575, 1.03),
  };
}

type Texts = Pick<Palette, 'lineStrong' | 'text' | 'text2' | 'text3'>;

/** Text for every background, and the border of a field, which also needs contrast everywhere. */
export function texts({ seeds, mode, neutral }: Setting, ground: Grounds): Texts {
  const isLight = mode === 'light';
  const on = [ground.canvas, ground.surface, ground.raised, ground.sunken, ground.hover, ground.active];
  const tint = (factor: number) => ({ c: factor * neutral.c, h: neutral.h });
  return {
    lineStrong: solve({ ...tint(isLight ? 0.8 : 1.1), on, ratio: 3.05 }),
    text: isLight ? seeds.ink : { l: 0.948, ...tint(0.3) },
    text2: isLight ? { l: 0.43, ...tint(1.1) } : { l: 0.785, ...tint(0.55) },
    text3: solve({ ...tint(isLight ? 0.95 : 0.65), on, ratio: 4.75 }),
  };
}

type Floating = Pick<Palette, 'tooltip' | 'onTooltip' | 'scrim'>;

/** Tooltips in the other mode's colours, and the backdrop of a dialog. */
export function floating({ seeds, mode, neutral }: Setting): Floating {
  const tint = (l: number, factor: number) => ({ l, c: factor * neutral.c, h: neutral.h });
  const veil = { c: 1.4 * seeds.ink.c, h: seeds.ink.h };
  if (mode === 'light') {
    return {
      tooltip: tint(0.255, 1.5),
      onTooltip: tint(0.975, 0.3),
      scrim: { l: 0.22, ...veil, alpha: 0.46 },
    };
  }
  return { tooltip: tint(0.93, 0.35), onTooltip: tint(0.2, 1.2), scrim: { l: 0.06, ...veil, alpha: 0.66 } };
}
