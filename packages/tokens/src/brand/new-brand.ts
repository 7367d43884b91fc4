import type { Oklch } from '../derive/oklch.ts';
import { toHex } from '../derive/oklch.ts';
import { derivePalette } from '../derive/palette.ts';
import { drawings } from './drawings.ts';
import type { Family } from './families.ts';
import { parseColor } from './parse-color.ts';
import { readBrand } from './read-brand.ts';
import { BrandError } from './reader.ts';

/** What a person is asked for; everything else begins as a fair guess, to be changed in the file. */
export interface NewBrand {
  /** The name of its folder, as in `BRAND=aurora`. */
  readonly id: string;
  /** As people read it, in any script. */
  readonly name: string;
  /** `#00796b` or `oklch(0.51 0.1 180)`. */
  readonly accent: string;
  readonly font: Family;
  /** The corner of a control, in pixels. */
  readonly radius: string;
}

export interface BrandFolder {
  readonly files: Readonly<Record<string, string>>;
  /** What a person should know of it, a sentence each. */
  readonly notes: readonly string[];
}

/** How far an accent without a hue may be moved before it is another colour. */
const OTHER_COLOR = 0.15;
const GREY = 0.02;

/**
 * The files of a brand's folder.
 * @param others the brands there are: no two have one name
 * @throws BrandError in one sentence, when something asked for cannot be
 */
export function newBrand(
  { id, name, accent, font, radius }: NewBrand,
  others: readonly Pick<NewBrand, 'id' | 'name'>[],
): BrandFolder {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(id))
    throw new BrandError(
      `"${id}" cannot be a folder: use small Latin letters, digits and hyphens, like aurora.`,
    );
  if (name.trim() === '') throw new BrandError('A brand needs a name that people read.');
  const namesake = others.find((other) => other.name.toLowerCase() === name.trim().toLowerCase());
  if (namesake)
    throw new BrandError(`The brand ${namesake.id} is called ${namesake.name} already: choose another name.`);
  const corner = Number(radius);
  if (!/^\d+$/.test(radius) || corner > 24)
    throw new BrandError(`"${radius}" cannot be the radius: it is a whole number of pixels from 0 to 24.`);
  const seed = parseColor(accent);
  const decisions = decisionsOf(id, name.trim(), seed, font.family, corner);
  const { seeds } = readBrand(decisions, `${id}/brand.json`);
  const used = derivePalette(seeds, 'light').accent;
  if (seed.c < GREY && Math.abs(used.l - seed.l) > OTHER_COLOR)
    throw new BrandError(
      `${accent} cannot be told from the paper: choose an accent with a hue, or a darker grey.`,
    );
  const notes =
    used.l === seed.l
      ? []
      : [
          `${accent} is ${used.l < seed.l ? 'darkened' : 'lightened'} to ${toHex(used)} where it must be seen.`,
        ];
  if (font.missing.length > 0)
    notes.push(
      `${font.family} draws no ${font.missing.join(' and no ')}: there the reader's own font is used.`,
    );
  return {
    files: { 'brand.json': `${written(decisions)}\n`, ...drawings(name.trim(), toHex(used), corner) },
    notes,
  };
}

type Json = string | number | readonly Json[] | { readonly [key: string]: Json };

const token = ($type: string, $value: Json) => ({ $type, $value });
const oklch = (...components: (number | 'none')[]) => ({ $value: { colorSpace: 'oklch', components } });
const px = (value: number) => token('dimension', { value, unit: 'px' });

/** Neutrals lean to the hue of the accent; states keep the hues that everyone knows. */
function decisionsOf(id: string, name: string, { l, c, h }: Oklch, family: string, corner: number) {
  const tint = c < GREY ? 0 : 1;
  const fonts = token('fontFamily', [family, 'system-ui', 'sans-serif']);
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
    navigation: 'paper',
    panel: tint === 0 ? 'ink' : 'accent',
    color: {
      $type: 'color',
      accent: oklch(l, c, h),
      ink: oklch(0.235, 0.03 * tint, h),
      paper: oklch(1, 0, h),
      night: oklch(0.21, 0.018 * tint, h),
      info: oklch('none', 0.11, 235),
      success: oklch('none', 0.125, 150),
      warning: oklch('none', 0.14, 75),
      danger: oklch('none', 0.185, 27),
    },
    text: fonts,
    display: fonts,
    displayWeight: token('fontWeight', 600),
    displayTracking: token('number', -0.01),
    density: px(38),
    radius: px(corner),
    radiusChip: px(corner >= 12 ? 999 : Math.max(0, corner - 2)),
    motion: token('duration', { value: 140, unit: 'ms' }),
    ease: token('cubicBezier', [0.2, 0, 0, 1]),
  };
}

/** A line for each decision, so that the file is read at a glance. */
function written(decisions: Readonly<Record<string, Json>>): string {
  const lines = Object.entries(decisions).map(([key, value]) => {
    const isGroup = key === 'tagline' || key === 'color';
    const text = isGroup ? grouped(value as Readonly<Record<string, Json>>) : spaced(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}

const grouped = (group: Readonly<Record<string, Json>>): string =>
  `{\n${Object.entries(group)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${spaced(value)}`)
    .join(',\n')}\n  }`;

/** JSON on one line, with the spaces people put. */
function spaced(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${spaced(inner)}`);
  return `{ ${parts.join(', ')} }`;
}
