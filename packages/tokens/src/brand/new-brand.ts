import { toHex } from '../derive/oklch.ts';
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

/**
 * The files of a brand's folder.
 * @param others the brands there are: no two have one name
 * @throws BrandError in one sentence, when something asked for cannot be
 */
export function newBrand(
  { id, name, accent, font, radius }: NewBrand,
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
  const json = writeBrand(
    beginning({ id, name: name.trim(), accent: seed, family: font.family, radius: corner }),
  );
  const brand = decided(json);
  const used = derivePalette(brand.seeds, 'light').accent;
  return {
    files: { 'brand.json': json, ...drawings(name.trim(), toHex(used), corner) },
    notes: [noteOnAccent(brand, accent), noteOn(font)].filter((note) => note !== undefined),
  };
}

/** What people should know of an accent that cannot be seen as it is; nothing of one that can. */
export function noteOnAccent({ seeds, overrides }: Brand, written = toHex(seeds.accent)): string | undefined {
  const { l } = seeds.accent;
  const used = derivePalette(seeds, 'light', overrides).accent;
  if (used.l === l) return undefined;
  return `${written} is ${used.l < l ? 'darkened' : 'lightened'} to ${toHex(used)} where it must be seen.`;
}

/** There is no file yet whose lines could be named. */
function decided(json: string): Brand {
  try {
    return readBrand(json, 'brand.json');
  } catch (error) {
    throw error instanceof BrandError ? new BrandError(error.problem) : error;
  }
}

/** @throws BrandError where the word cannot be the folder of a brand */
export function checkId(id: string): void {
  if (/^[a-z][a-z0-9-]{0,30}$/.test(id)) return;
  throw new BrandError(
    `"${id}" cannot be a folder: use small Latin letters, digits and hyphens, like aurora.`,
  );
}
