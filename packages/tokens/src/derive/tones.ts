import { type Tone, tones } from '../color-names.ts';
import { onColor } from './accent.ts';
import { intoGamut, type Oklch } from './oklch.ts';
import type { Hue, Mode, Palette, Setting } from './seeds.ts';
import { solve } from './solve.ts';

type Recipe = {
  /** The quiet background: its lightness and its share of the tone's chroma. */
  readonly soft: { readonly l: number; readonly c: number };
  readonly line: { readonly l: number; readonly c: number };
  /** The dot: its share of chroma and its required ratio. */
  readonly mark: { readonly c: number; readonly ratio: number };
  readonly text: { readonly c: number; readonly ratio: number };
};

const light: Recipe = {
  soft: { l: 0.957, c: 0.2 },
  line: { l: 0.855, c: 0.5 },
  mark: { c: 1, ratio: 3.3 },
  text: { c: 0.82, ratio: 5.4 },
};

const dark: Recipe = {
  soft: { l: 0.285, c: 0.34 },
  line: { l: 0.43, c: 0.55 },
  mark: { c: 0.9, ratio: 4.2 },
  text: { c: 0.62, ratio: 6 },
};

/** Exceptions by tone. */
const exceptions: Record<Mode, Partial<Record<Tone, Partial<Recipe>>>> = {
  light: {
    // A low chroma needs a larger share to differ from grey.
    neutral: { soft: { l: 0.957, c: 0.375 }, line: { l: 0.855, c: 0.667 } },
    info: { soft: { l: 0.957, c: 0.17 } },
    // Yellow turns brown early, so its background and dot stay lighter.
    warning: { soft: { l: 0.962, c: 0.2 }, mark: { c: 1, ratio: 3.1 } },
  },
  dark: {
    // A neutral status must not attract attention.
    neutral: { mark: { c: 0.9, ratio: 3.2 } },
  },
};

type ToneColors = Pick<Palette, `${Tone}${'Soft' | 'Line' | 'Mark' | 'Text'}`>;

/** Background, border, dot and text of every tone; dot and text are solved for every possible background. */
export function toneColors(setting: Setting, on: readonly Oklch[]): ToneColors {
  const entries = tones.flatMap((tone): [string, Oklch][] => {
    const hue = getHue(tone, setting);
    const recipe = { ...(setting.mode === 'light' ? light : dark), ...exceptions[setting.mode][tone] };
    const painted = (l: number, c: number) => intoGamut({ l, c: c * hue.c, h: hue.h });
    const soft = painted(recipe.soft.l, recipe.soft.c);
    const solved = ({ c, ratio }: { c: number; ratio: number }) =>
      solve({ c: c * hue.c, h: hue.h, on: [...on, soft], ratio });
    return [
      [`${tone}Soft`, soft],
      [`${tone}Line`, painted(recipe.line.l, recipe.line.c)],
      [`${tone}Mark`, solved(recipe.mark)],
      [`${tone}Text`, solved(recipe.text)],
    ];
  });
  return Object.fromEntries(entries) as ToneColors;
}

function getHue(tone: Tone, { seeds, neutral }: Setting): Hue {
  return tone === 'neutral' ? { c: 1.2 * neutral.c, h: neutral.h } : seeds[tone];
}

type DangerFill = Pick<Palette, 'dangerFill' | 'onDanger' | 'dangerFillHover' | 'dangerFillActive'>;

/** The destructive button: as light as white text allows, darker on hover. */
export function dangerFills({ seeds, mode }: Setting): DangerFill {
  const { c, h } = seeds.danger;
  const white = { l: 1, c: 0, h: 0 };
  const isLight = mode === 'light';
  const fill = solve({ c: isLight ? c : 0.9 * c, h, on: [white], ratio: isLight ? 4.8 : 4.6 });
  return {
    dangerFill: fill,
    onDanger: onColor(fill, seeds.ink),
    dangerFillHover: intoGamut({ ...fill, l: fill.l - 0.045 }),
    dangerFillActive: intoGamut({ ...fill, l: fill.l - 0.085 }),
  };
}
