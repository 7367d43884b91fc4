import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from './brand.ts';
import { checkDrawing, drawingNames } from './check-drawing.ts';
import { installedFamilies } from './installed-families.ts';
import { nearest } from './nearest.ts';
import { readBrand } from './read-brand.ts';
import { BrandError } from './reader.ts';

const folder = fileURLToPath(new URL('../../brands', import.meta.url));

/** The default brand, when `BRAND` is not set. */
const defaultBrand = 'meridian';

/** The names of all brands: folders with a `brand.json`, in alphabetical order. */
export function listBrands(): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'brand.json')))
    .sort();
}

/**
 * The brand selected by the environment variable `BRAND`. Throws a BrandError naming all brands if it is
 * unknown.
 */
export function chosenBrand(chosen = process.env.BRAND): string {
  const name = chosen === undefined || chosen === '' ? defaultBrand : chosen;
  const brands = listBrands();
  if (brands.includes(name)) return name;
  throw new BrandError(
    `BRAND is "${name}", but the brands are ${brands.join(', ')}; did you mean BRAND=${nearest(name, brands)}?`,
  );
}

/** The absolute path of a file of a brand: `brand.json`, `logo.svg`, `mark.svg`, `favicon.svg`, `panel.svg`. */
export function brandFile(name: string, file: string): string {
  return join(folder, name, file);
}

/** Reads and validates a brand. Throws a BrandError if the file is invalid. */
export function loadDecisions(name: string): Brand {
  const others = listBrands().filter((other) => other !== name);
  return readBrand(read(name), `${name}/brand.json`, {
    brands: others.map((id) => ({ id, name: writtenName(id) })),
    families: installedFamilies(),
  });
}

function read(name: string): string {
  return readFileSync(brandFile(name, 'brand.json'), 'utf8');
}

/** The display name of a brand; undefined for an invalid file, which is reported when it is read itself. */
function writtenName(id: string): string {
  try {
    return String(JSON.parse(read(id)).name);
  } catch {
    return '';
  }
}

/** Throws a BrandError if a drawing of a brand is missing or unsuitable. */
export function checkDrawings(name: string): void {
  for (const drawing of drawingNames) {
    const path = brandFile(name, drawing);
    if (!existsSync(path)) throw new BrandError(`${name}/${drawing} is missing.`);
    checkDrawing(drawing, readFileSync(path, 'utf8'));
  }
}
