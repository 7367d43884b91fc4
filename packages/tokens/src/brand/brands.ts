import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from './brand.ts';
import { checkDrawing, drawingNames } from './check-drawing.ts';
import { installedFamilies } from './installed-families.ts';
import { nearest } from './nearest.ts';
import { checkId } from './new-brand.ts';
import { readBrand } from './read-brand.ts';
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
  return { id: basename(folder), folder };
}

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
  const name = chosen === undefined || chosen === '' ? defaultBrand : chosen;
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
  const other = outside();
  return other?.id === name ? other.folder : join(shipped, name);
}

/** The absolute path of a file of a brand: `brand.json`, `logo.svg`, `mark.svg`, `favicon.svg`, `panel.svg`. */
export function brandFile(name: string, file: string): string {
  return join(brandFolder(name), file);
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

/** The files of a brand as they are written: what it decides, and its drawings by their file names. */
export interface BrandFiles {
  readonly id: string;
  readonly decisions: Readonly<Record<string, unknown>>;
  readonly drawings: Readonly<Record<string, string>>;
}

/** @throws SyntaxError if `brand.json` is not JSON */
export function readFiles(id: string): BrandFiles {
  const drawings = drawingNames.map((name) => [name, readFileSync(brandFile(id, name), 'utf8')]);
  return { id, decisions: JSON.parse(read(id)), drawings: Object.fromEntries(drawings) };
}
