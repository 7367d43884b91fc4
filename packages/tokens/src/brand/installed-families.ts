import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Family, fontPackages } from './families.ts';
import { brandFolder, listBrands } from './folders.ts';

/** The used part of a font package's `metadata.json`. */
interface Metadata {
  readonly family: string;
  /** `serif`, `sans-serif`, `monospace`, or a kind without a generic family of its own, as `handwriting`. */
  readonly category: string;
  readonly subsets: readonly string[];
}

/** A font family with the folder of its package. */
interface Installed extends Family {
  readonly folder: string;
}

const ofTokens = fileURLToPath(new URL('../../package.json', import.meta.url));

/**
 * The font families that are installed with the tokens, and in the folders of brands that have a `package.json`.
 * @param folder that of a brand which is not made yet
 */
export function installedFamilies(folder?: string): Family[] {
  return findInstalled(folder).map(({ family, kind, missing }) => ({ family, kind, missing }));
}

/** The folder of a family's package; undefined if it is not installed. */
export function fontFolder(wanted: string): string | undefined {
  return findInstalled().find(({ family }) => family.toLowerCase() === wanted.toLowerCase())?.folder;
}

function findInstalled(other?: string): Installed[] {
  const folders = [...listBrands().map(brandFolder), ...(other === undefined ? [] : [other])];
  const files = [ofTokens, ...folders.map((folder) => join(folder, 'package.json')).filter(existsSync)];
  const all = files.flatMap(readPackage).map((font) => [font.family, font] as const);
  // A family of the tokens is the same file for every brand.
  return [...new Map(all.toReversed()).values()].toReversed();
}

/** The fonts among the dependencies of a package. One that was not installed is no font. */
function readPackage(file: string): Installed[] {
  const { dependencies = {} } = readJson<{ dependencies?: object }>(file);
  const { resolve } = createRequire(file);
  return Object.keys(dependencies)
    .filter((name) => name.startsWith(fontPackages))
    .flatMap((name) => {
      const path = find(() => resolve(`${name}/metadata.json`));
      return path === undefined ? [] : [readFont(path)];
    });
}

function readFont(path: string): Installed {
  const { family, category, subsets } = readJson<Metadata>(path);
  const scripts = { latin: 'Latin', greek: 'Greek', cyrillic: 'Cyrillic' };
  const missing = Object.entries(scripts).filter(([subset]) => !subsets.includes(subset));
  const kind = category === 'serif' || category === 'monospace' ? category : 'sans-serif';
  return { family, kind, missing: missing.map(([, script]) => script), folder: dirname(path) };
}

function find(resolve: () => string): string | undefined {
  try {
    return resolve();
  } catch {
    return undefined;
  }
}

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8'));
