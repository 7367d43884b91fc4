import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What remains of an axis: one value, or all from the least to the most. */
export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;

/** A font file to make of another. */
export interface Subset {
  /** The path of the font that it is made of. */
  readonly source: string;
  /** Its file name, as `inter-latin-wght-normal.woff2`. */
  readonly name: string;
  /** The letters that it keeps, as a CSS `unicode-range`. */
  readonly range: string;
  /** The variation that it keeps, by four-letter axis names; it keeps any other axis whole. */
  readonly axes: Axes;
}

/** A subset and the path where its file belongs. */
export interface PlacedSubset extends Subset {
  readonly path: string;
}

const folder = fileURLToPath(new URL('../../.cache/fonts/', import.meta.url));
const worker = fileURLToPath(new URL('make-subsets.ts', import.meta.url));

/**
 * Makes the subsets that no earlier build made, and gives the address of each. A style sheet is evaluated without
 * waiting, and the subsetter is asynchronous: so a process of its own makes them.
 */
export function subsetFonts(subsets: readonly Subset[]): string[] {
  const placed = subsets.map((subset) => ({ ...subset, place: `${digest(subset)}/${subset.name}` }));
  const missing = placed
    .map(({ place, ...subset }): PlacedSubset => ({ ...subset, path: `${folder}${place}` }))
    .filter(({ path }) => !existsSync(path));
  if (missing.length > 0) execFileSync(process.execPath, [worker], { input: JSON.stringify(missing) });
  return placed.map(({ place }) => `@deck/tokens/fonts/${place}`);
}

/** Names what a subset is made of, so that another font, letter, axis or way to make it is another file. */
function digest({ source, range, axes }: Subset): string {
  const content = createHash('sha256').update(readFileSync(source));
  return content
    .update(`${basename(source)} ${range} ${JSON.stringify(axes)}`)
    .digest('hex')
    .slice(0, 16);
}
