import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearest } from './nearest.ts';
import { checkId } from './new-brand.ts';
import { BrandError } from './reader.ts';

const shipped = fileURLToPath(new URL('../../brands', import.meta.url));
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The default brand, when `BRAND` is not set. */
const defaultBrand = 'meridian';

/** Whether `BRAND` is the path of a brand's folder, like `../ours`, and not the name of one. */
const isPath = (chosen: string) => /^\.|[/\\]/.test(chosen);

/**
 * The folder of the brand outside the repository: `BRAND_FOLDER`, or `BRAND` if that is a path. It is relative to the
 * repository.
 */
function outside(chosen = process.env.BRAND ?? ''): { id: string; folder: string } | undefined {
  const written = isPath(chosen) ? chosen : process.env.BRAND_FOLDER;
  if (written === undefined || written === '') return undefined;
  const folder = resolve(root, written);
  return isHere(folder) ? undefined : { id: basename(folder), folder };
}

/** Whether a folder is that of a brand of the repository: its path is one more way to name it. */
const isHere = (folder: string) => dirname(folder) === shipped;

const hasBrand = (folder: string) => existsSync(join(folder, 'brand.json'));

function listShipped(): string[] {
  return readdirSync(shipped).filter((name) => hasBrand(join(shipped, name)));
}

/**
 * The names of all brands, in alphabetical order: folders with a `brand.json`, and the one outside the repository that
 * the environment names.
 */
export function listBrands(): string[] {
  const other = outside();
  const others = other && hasBrand(other.folder) ? [other.id] : [];
  return [...new Set([...listShipped(), ...others])].sort();
}

/**
 * The name of the brand that the environment variable `BRAND` selects, by its name or by the path of its folder.
 * @throws BrandError naming all brands if it is unknown, or its folder has no brand or the name of another
 */
export function chosenBrand(chosen = process.env.BRAND): string {
  const written = chosen === undefined || chosen === '' ? defaultBrand : chosen;
  const folder = resolve(root, written);
  const name = isPath(written) && isHere(folder) ? basename(folder) : written;
  const other = outside(name);
  if (other && (isPath(name) || name === other.id)) return checkOutside(other, name);
  const brands = listBrands();
  if (brands.includes(name)) return name;
  throw new BrandError(
    `BRAND is "${name}", but the brands are ${brands.join(', ')}; did you mean BRAND=${nearest(name, brands)}?`,
  );
}

function checkOutside({ id, folder }: { id: string; folder: string }, chosen: string): string {
  if (!hasBrand(folder))
    throw new BrandError(
      `BRAND is "${chosen}", but there is no brand.json in ${folder}. The brands here are ${listShipped().join(', ')}.`,
    );
  checkId(id);
  if (listShipped().includes(id))
    throw new BrandError(`There is a brand ${id} here already: give the folder ${folder} another name.`);
  return id;
}

/** The absolute path of a brand's folder. */
export function brandFolder(name: string): string {
  return outsideFolder(name) ?? join(shipped, name);
}

/** The absolute path of a brand's folder outside the repository; undefined for a brand of the repository. */
export function outsideFolder(name: string): string | undefined {
  const other = outside();
  return other?.id === name ? other.folder : undefined;
}

/** The absolute path of a file of a brand: `brand.json`, `logo.svg`, `mark.svg`, `favicon.svg`, `panel.svg`. */
export function brandFile(name: string, file: string): string {
  return join(brandFolder(name), file);
}
