import { type Oklch, toHex } from '../derive/oklch.ts';
import { derivePalette } from '../derive/palette.ts';
import { type Brand, bounds } from './brand.ts';
import { drawings } from './drawings.ts';
import { type Family, noteOn } from './families.ts';
import { parseColor } from './parse-color.ts';
import { readBrand } from './read-brand.ts';
import { BrandError } from './reader.ts';
import { beginning } from './template.ts';
import { assertUniqueName, type Named } from './unique-name.ts';
import { writeBrand } from './write-brand.ts';

/** The required inputs; everything else has defaults that can be edited in the file. */
export interface NewBrand {
  /** The name of its folder, as in `BRAND=aurora`. */
  readonly id: string;
  /** The display name, in any script. */
  readonly name: string;
  /** `#00796b` or `oklch(0.51 0.1 180)`. */
  readonly accent: string;
  readonly font: Family;
  /** The font of titles; by default that of the text. */
  readonly display?: Family | undefined;
  /** The radius of a control, in pixels. */
  readonly radius: string;
}

export interface BrandFolder {
  readonly files: Readonly<Record<string, string>>;
  /** Warnings, a sentence each. */
  readonly notes: readonly string[];
}

/**
 * Creates the files of a brand's folder.
 * @param others the existing brands: names are unique
 * @throws BrandError with a sentence, if an input is invalid
 */
export function newBrand(
  { id, name, accent, font, display = font, radius }: NewBrand,
  others: readonly Named[],
): BrandFolder {
  checkId(id);
  if (name.trim() === '') throw new BrandError('A brand needs a name that people read.');
  assertUniqueName(name, others);
  const corner = Number(radius);
  const { most } = bounds.radius;
  if (!/^\d+$/.test(radius) || corner > most)
    throw new BrandError(
      `"${radius}" cannot be the radius: it is a whole number of pixels from 0 to ${most}.`,
    );
  const seed = parseColor(accent);
  const json = writeBrand(beginning({ id, name: name.trim(), accent: seed, font, display, radius: corner }));
  const brand = decided(json);
  const { accent: fill, onAccent } = derivePalette(brand.seeds, 'light');
  const drawn = drawings(name.trim(), { accent: toHex(fill), onAccent: toHex(onAccent) }, corner);
  return {
    files: { 'brand.json': json, ...drawn },
    notes: [noteOnAccent(brand, accent), ...[...new Set([font, display])].map(noteOn)].filter(
      (note) => note !== undefined,
    ),
  };
}

/** A note where the theme has another colour than the accent; undefined if it has the accent itself everywhere. */
export function noteOnAccent({ seeds, overrides }: Brand, written = toHex(seeds.accent)): string | undefined {
  const { accent, accentEdge } = derivePalette(seeds, 'light', overrides);
  const isDarker = (other: Oklch) => (other.l < seeds.accent.l ? 'darkened' : 'lightened');
  if (accent.l !== seeds.accent.l)
    return `${written} is ${isDarker(accent)} to ${toHex(accent)}, so that a button is seen and read.`;
  if (accentEdge.l === accent.l) return undefined;
  return `${written} fills buttons, with dark text; lines and text are ${isDarker(accentEdge)}, like ${toHex(accentEdge)}.`;
}

/** There is no file yet, so errors have no line numbers. */
function decided(json: string): Brand {
  try {
    return readBrand(json, 'brand.json');
  } catch (error) {
    throw error instanceof BrandError ? new BrandError(error.problem) : error;
  }
}

/** @throws BrandError if the word is not a valid folder name */
export function checkId(id: string): void {
  if (/^[a-z][a-z0-9-]{0,30}$/.test(id)) return;
  throw new BrandError(
    `"${id}" cannot be a folder: use small Latin letters, digits and hyphens, like aurora.`,
  );
}
