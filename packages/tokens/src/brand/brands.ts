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

/** The brand that is built when `BRAND` is not set. */
const defaultBrand = 'meridian';

/** The names of all brands: the folders that hold a `brand.json`, in alphabetical order. */
export function listBrands(): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'brand.json')))
    .sort();
}

/** The brand chosen by the environment variable `BRAND`. Throws a BrandError naming all brands when there is no such. */
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

/** Reads and checks a brand's decisions. Throws a BrandError when the file is not as it must be. */
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

/** What a brand is called; nothing where its file is broken, which is said when it is read itself. */
function writtenName(id: string): string {
  try {
    return String(JSON.parse(read(id)).name);
  } catch {
    return '';
  }
}

/** Throws a BrandError when a drawing of a brand is missing or cannot stand in its place. */
export function checkDrawings(name: string): void {
  for (const drawing of drawingNames) {
    const path = brandFile(name, drawing);
    if (!existsSync(path)) throw new BrandError(`${name}/${drawing} is missing.`);
    checkDrawing(drawing, readFileSync(path, 'utf8'));
  }
}
