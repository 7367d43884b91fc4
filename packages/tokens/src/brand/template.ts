import { hueAt } from '../derive/accent-hue.ts';
import type { Oklch } from '../derive/oklch.ts';
import { type Family, fallbacks } from './families.ts';

export type Json = string | number | readonly Json[] | { readonly [key: string]: Json };

/** The inputs of a new brand. */
export interface Beginning {
  /** The name of its folder. */
  readonly id: string;
  readonly name: string;
  readonly accent: Oklch;
  readonly font: Family;
  /** The font of titles; by default that of the text. */
  readonly display?: Family | undefined;
  /** The radius of a control, in pixels. */
  readonly radius: number;
}

/** Below this chroma a hue is invisible. */
export const greyChroma = 0.02;

const token = ($type: string, $value: Json) => ({ $type, $value });
const px = (value: number) => token('dimension', { value, unit: 'px' });
const oklch = (...components: (number | 'none')[]) => ({
  $value: { colorSpace: 'oklch', components },
});

/**
 * The complete values of a new brand's file. Neutrals are tinted by the accent's hue; status colours keep
 * their familiar hues.
 */
export function beginning({ id, name, accent, font, display = font, radius }: Beginning) {
  const tint = accent.c < greyChroma ? 0 : 1;
  const hue = (l: number) => Number(hueAt(accent, l).toFixed(2)) % 360;
  const fonts = ({ family, kind }: Family) => token('fontFamily', [family, ...fallbacks[kind]]);
  return {
    name,
    product: 'Deck',
    tagline: {
      en: 'Every stay, charter and rental, paid to the cent.',
      ru: 'Каждое проживание, чартер и аренда — оплачены до цента.',
      el: 'Κάθε διαμονή, ναύλωση και ενοικίαση, πληρωμένη στο λεπτό.',
    },
    support: { url: `https://${id}.example/support`, email: `support@${id}.example` },
    legal: { terms: `https://${id}.example/terms`, privacy: `https://${id}.example/privacy` },
    navigation: 'surface',
    panel: tint === 0 ? 'ink' : 'accent',
    color: {
      $type: 'color',
      accent: oklch(accent.l, accent.c, accent.h),
      ink: oklch(0.235, 0.03 * tint, hue(0.235)),
      surface: oklch(1, 0, accent.h),
      night: oklch(0.21, 0.018 * tint, hue(0.21)),
      info: oklch('none', 0.11, 235),
      success: oklch('none', 0.125, 150),
      warning: oklch('none', 0.14, 75),
      danger: oklch('none', 0.185, 27),
    },
    text: fonts(font),
    display: fonts(display),
    displayWeight: token('fontWeight', 600),
    displayTracking: token('number', -0.01),
    density: px(38),
    radius: px(radius),
    radiusChip: px(radius >= 12 ? 999 : Math.max(0, radius - 2)),
    motion: token('duration', { value: 140, unit: 'ms' }),
    ease: token('cubicBezier', [0.2, 0, 0, 1]),
  };
}
