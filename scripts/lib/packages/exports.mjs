import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { readManifest } from '../workspaces.mjs';

/** The published packages, by their folders, lowest first. */
export const PUBLISHED = /** @type {const} */ (['values', 'tokens', 'guest', 'api', 'ui']);

/** @typedef {(typeof PUBLISHED)[number]} Published */

/** Exports that need the development tree: the files of all brands, the build of this product, tests. */
const WITHHELD = {
  '@deck/tokens': [
    './theme',
    './device-theme',
    './themes',
    './fonts/*',
    './vite',
    './brand',
    './node',
    './studio',
  ],
  '@deck/guest': ['./examples'],
};

/** @param {Published} name */
export const folderOf = (name) => inRoot('packages', name);

/** @param {Published} name the folder that is packed */
export const distOf = (name) => inRoot('packages', name, 'dist');

/**
 * The exports of a package that are published.
 * @param {Published} name
 * @returns {Record<string, string>} `{ './phone': 'src/phone.ts', './contract/*': 'src/contract/*.ts' }`
 */
export function getExports(name) {
  const { name: scoped, exports } = readManifest(folderOf(name));
  /** @type {Record<string, string[]>} */
  const withheld = WITHHELD;
  return Object.fromEntries(
    Object.entries(/** @type {Record<string, string>} */ (exports))
      .filter(([path]) => !withheld[scoped]?.includes(path))
      .map(([path, file]) => [path, file.replace('./', '')]),
  );
}

/**
 * The source files behind the published exports.
 * @param {Published} name
 * @returns {string[]} absolute paths
 */
export function getEntries(name) {
  const files = Object.values(getExports(name)).flatMap((file) => globSync(file, { cwd: folderOf(name) }));
  const sources = files.filter((file) => !/\.test\.tsx?$/.test(basename(file)));
  return [...new Set(sources)].sort().map((file) => join(folderOf(name), file));
}

/**
 * The built name of a source. A file of styles is plain JavaScript once built, and the plugins of vanilla-extract would
 * evaluate what ends in `.css.js`.
 * @param {string} file `button/button.css.ts`
 * @returns {string} `button/button.styles`
 */
export const toBuiltName = (file) => file.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles');
