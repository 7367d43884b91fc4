import { hueAt, tinted } from './accent-hue.ts';
import { contrast } from './contrast.ts';
import { distance, intoGamut, type Oklch } from './oklch.ts';
import type { Mode, Palette, Setting } from './seeds.ts';
import { lightnessStep, solve } from './solve.ts';

const white: Oklch = { l: 1, c: 0, h: 0 };

/** A little above the required ratios, since screens round. */
const seen = 3.05;
const read = 4.55;

/** A fill differs from its background by this much at least, as a difference in OKLab: light grey from white. */
const leastDistance = 0.08;

/** The lightness change of a filled button on hover and press. */
const steps = { hover: 0.045, active: 0.085 };
const darkSteps = { hover: 0.018, active: -0.05 };
/** A fill as dark as this has no darker one that differs: the lightness that it then gets. */
const almostBlack = { l: 0.25, hover: 0.3, active: 0.36 };

/** The approximate lightness of text and lines, before it is solved. */
const strokeLightness = { light: 0.5, dark: 0.75 };

function shifted(color: Oklch, by: number): Oklch {
  return intoGamut({ ...color, l: Math.min(1, Math.max(0, color.l + by)) });
}

/** The same for the accent, whose hue may follow its lightness. */
function moved(accent: Oklch, by: number): Oklch {
  const { l } = shifted(accent, by);
  return intoGamut({ ...accent, l, h: hueAt(accent, l) });
}

/** The text colour on a fill: white if readable, else ink. */
export function onColor(fill: Oklch, ink: Oklch): Oklch {
  return contrast(white, fill) >= 4.5 ? white : ink;
}

type FillStates = Pick<Palette, 'onAccent' | 'accentHover' | 'accentActive'>;

/**
 * On hover a fill gets darker. It gets lighter where ink could not be read on a darker one, where it is almost black,
 * and in dark mode.
 */
export function accentStates(accent: Oklch, { seeds, mode }: Setting): FillStates {
  const onAccent = onColor(accent, seeds.ink);
  const { hover, active } = mode === 'dark' ? darkSteps : lightSteps(accent, onAccent);
  return { onAccent, accentHover: moved(accent, hover), accentActive: moved(accent, active) };
}

function lightSteps(accent: Oklch, onAccent: Oklch): typeof steps {
  if (accent.l < almostBlack.l)
    return { hover: almostBlack.hover - accent.l, active: almostBlack.active - accent.l };
  const darkens = onAccent === white || contrast(onAccent, moved(accent, -steps.active)) >= read;
  return darkens ? { hover: -steps.hover, active: -steps.active } : steps;
}

/**
 * The accent as a fill, judged by the text on it. In light mode it is the seed, or the nearest lightness that carries
 * text and differs from its backgrounds. In dark mode it has a tenth less chroma, since dark backgrounds make colours
 * glow, at the lightest value that still carries white text on hover. A colour too light for white text keeps its
 * lightness and gets ink.
 */
export function accentFill(setting: Setting, grounds: readonly Oklch[]): Oklch {
  const { accent, ink } = setting.seeds;
  const differs = (fill: Oklch) => grounds.every((ground) => distance(fill, ground) >= leastDistance);
  if (setting.mode === 'light')
    return nearestLightness(accent, (fill) => differs(fill) && contrast(onColor(fill, ink), fill) >= read);
  if (contrast(white, accent) < seen)
    return nearestLightness(
      { ...accent, c: 0.9 * accent.c },
      (fill) => differs(fill) && contrast(ink, moved(fill, darkSteps.active)) >= read,
    );
  const hover = solve({ c: 0.9 * accent.c, h: accent.h, on: [white], ratio: 4.8 });
  return shifted(hover, -darkSteps.hover);
}

/** The fill where nothing is written on it: itself if it can be seen on all backgrounds, else what can. */
export function accentEdge(fill: Oklch, mode: Mode, on: readonly Oklch[]): Oklch {
  if (on.every((ground) => contrast(fill, ground) >= seen)) return fill;
  return solve({ c: fill.c, h: hueAt(fill, strokeLightness[mode]), on, ratio: seen });
}

/** The colour itself if it passes, else the nearest lightness that does; itself if none does. */
function nearestLightness(color: Oklch, holds: (color: Oklch) => boolean): Oklch {
  for (let by = 0; by <= 1; by += lightnessStep)
    for (const found of [moved(color, -by), moved(color, by)]) if (holds(found)) return found;
  return color;
}

type Soft = Pick<Palette, 'accentSoft' | 'accentSoftHover' | 'accentLine' | 'selected'>;

/** The quiet backgrounds in the accent's hue: a selected chip, a selected row. */
export function accentSofts({ seeds, mode }: Setting): Soft {
  const tint = (l: number, factor: number) => tinted(seeds.accent, l, factor);
  if (mode === 'light') {
    return {
      accentSoft: tint(0.955, 0.12),
      accentSoftHover: tint(0.93, 0.19),
      accentLine: tint(0.83, 0.42),
      selected: tint(0.966, 0.09),
    };
  }
  return {
    accentSoft: tint(0.285, 0.36),
    accentSoftHover: tint(0.325, 0.42),
    accentLine: tint(0.45, 0.6),
    selected: tint(0.262, 0.27),
  };
}

type Strokes = Pick<Palette, 'accentText' | 'accentMark' | 'focus'>;

/** The accent for text, lines and rings on all its backgrounds. In dark mode a light accent needs no other lightness. */
export function accentStrokes({ seeds, mode }: Setting, on: readonly Oklch[], soft: Soft): Strokes {
  const { accent } = seeds;
  const markOn = [...on, soft.accentSoft];
  const textOn = [...markOn, soft.accentSoftHover, soft.selected];
  const h = hueAt(accent, strokeLightness[mode]);
  if (mode === 'light') {
    const accentMark = lighterMark({ ...accent, h }, markOn);
    return { accentText: solve({ c: accent.c, h, on: textOn, ratio: 5.6 }), accentMark, focus: accentMark };
  }
  const stroke = (factor: number, grounds: readonly Oklch[], ratio: number) => {
    const solved = solve({ c: factor * accent.c, h, on: grounds, ratio });
    const isLight = contrast(white, accent) < seen && accent.l > solved.l;
    return isLight ? intoGamut({ ...accent, c: factor * accent.c }) : solved;
  };
  const accentMark = stroke(0.8, markOn, 3.6);
  return { accentText: stroke(0.62, textOn, 5.6), accentMark, focus: accentMark };
}

/** A thin mark looks darker than a fill, so it is lightened, unless its contrast would be too low. */
function lighterMark(accent: Oklch, on: readonly Oklch[]): Oklch {
  const lifted = shifted(accent, 0.08);
  const limit = solve({ c: accent.c, h: accent.h, on, ratio: 3.1 });
  return lifted.l <= limit.l ? lifted : limit;
}
