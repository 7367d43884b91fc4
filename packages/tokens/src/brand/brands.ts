import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from './brand.ts';
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
  const fileName = `${name}/brand.json`;
  const written = readFileSync(brandFile(name, 'brand.json'), 'utf8');
  try {
    return readBrand(JSON.parse(written), fileName);
  } catch (error) {
    if (error instanceof SyntaxError) throw new BrandError(`${fileName} is not JSON: ${error.message}`);
    throw error;
  }
}
