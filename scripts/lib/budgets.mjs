import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { interfaceLanguages } from '../../packages/api/src/vocabulary/languages.ts';

/**
 * @typedef {{ sources: readonly string[], words: readonly string[] }} Page the sources that draw it, below `apps/deck`,
 *   and the areas whose words it loads
 * @typedef {Readonly<Record<string, { file: string, imports?: string[] }>>} Manifest Vite's description of the
 *   built files, by their sources
 * @typedef {{ kB: number, most: number }} Budget the weight when the budget was written, and the limit, in kB of gzip
 * @typedef {{
 *   path: string,
 *   layout: 'login' | 'app',
 *   screen?: () => Promise<unknown>,
 *   data?: () => Promise<unknown>,
 *   words?: readonly string[],
 * }} Route
 */

/** The frame around every screen behind the sign-in. */
const FRAME = { sources: ['src/app/frame/app-layout.tsx'], words: ['palette', 'notifications'] };

/**
 * Every page of the product by its path.
 * @param {readonly Route[]} routes
 * @returns {Record<string, Page>}
 */
export function getPages(routes) {
  const pages = routes.flatMap(({ path, layout, screen, data, words = [] }) => {
    if (!screen) return [];
    const around = layout === 'app' ? FRAME : { sources: [], words: [] };
    const sources = [...around.sources, ...[screen, data].flatMap(getSource)];
    return [[path, { sources, words: ['app', ...around.words, ...words] }]];
  });
  return Object.fromEntries(pages);
}

/** @param {(() => Promise<unknown>) | undefined} load its source text names the file it loads */
const getSource = (load) => {
  const [, floor, file] = /import\(["'][./]+(features|errors)\/([^"']+)["']\)/.exec(String(load)) ?? [];
  if (file === undefined) return [];
  return [floor === 'features' ? `src/features/${file}` : `src/app/errors/${file}`];
};

/**
 * The weight of a page's scripts on a first visit: everything it needs to run, and its words in the largest language.
 * @param {string} site the built files
 * @param {Page} page
 * @param {readonly string[]} languages
 * @returns {number} kB of gzip
 */
export function getWeight(site, { sources, words }, languages = interfaceLanguages) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
  /** @type {Readonly<Record<string, string>>} the built file of each source */
  const places = JSON.parse(readFileSync(join(site, '.vite/places.json'), 'utf8'));
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const own = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file);
  const builtOf = (/** @type {string} */ source) => {
    const file = places[source];
    if (file === undefined) throw new Error(`The build has no file of ${source}.`);
    return file;
  };
  const scripts = withImports(manifest, [...own, ...sources.map(builtOf)]);
  const spoken = languages.map((language) => {
    const catalogues = words.map((area) => `src/platform/i18n/${language}/${area}.ts`);
    // The kit's entry contains its English words.
    const kit = language === 'en' ? [] : [`../../packages/ui/src/messages/${language}.ts`];
    return weigh(site, withImports(manifest, [...catalogues, ...kit].map(builtOf), scripts));
  });
  return weigh(site, scripts) + Math.max(...spoken);
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} first
 * @param {ReadonlySet<string>} [known] what is loaded already
 * @returns {ReadonlySet<string>} these files and everything they import
 */
function withImports(manifest, first, known = new Set()) {
  const built = new Map(Object.values(manifest).map((each) => [each.file, each]));
  /** @type {Set<string>} */
  const files = new Set();
  const add = (/** @type {string} */ file) => {
    if (known.has(file) || files.has(file)) return;
    files.add(file);
    for (const source of built.get(file)?.imports ?? []) add(manifest[source]?.file ?? source);
  };
  first.forEach(add);
  return files;
}

/**
 * @param {string} site
 * @param {Iterable<string>} files
 */
const weigh = (site, files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(site, file))).length, 0) / 1000;

/**
 * A table with a line per page: its weight, its limit, and its change since `main`.
 * @param {Readonly<Record<string, number>>} weighed in kB of gzip
 * @param {Readonly<Record<string, Budget>>} budgets
 * @param {Readonly<Record<string, Partial<Budget>>>} main as the branch `main` has them
 */
export function getTable(weighed, budgets, main) {
  const rows = Object.entries(weighed).map(([page, kB]) => {
    const before = main[page]?.kB;
    const change = before === undefined ? 'new' : signed(kB - before);
    return [
      page,
      { kB: kB.toFixed(1), most: budgets[page]?.most.toFixed(1) ?? 'none', 'beside main': change },
    ];
  });
  return Object.fromEntries(rows);
}

const signed = (/** @type {number} */ kB) => `${kB < 0 ? '' : '+'}${kB.toFixed(1)}`;

/**
 * Why a build fails, one line each: a page above its limit, one without a budget, a budget without a page.
 * @param {Readonly<Record<string, number>>} weighed
 * @param {Readonly<Record<string, Budget>>} budgets
 */
export function getFaults(weighed, budgets) {
  return [
    ...Object.entries(weighed).flatMap(([page, kB]) => {
      const most = budgets[page]?.most;
      if (most === undefined) return [`${page} has no budget.`];
      return kB > most ? [`${page} weighs ${kB.toFixed(1)} kB, ${(kB - most).toFixed(1)} too many.`] : [];
    }),
    ...Object.keys(budgets)
      .filter((page) => !(page in weighed))
      .map((page) => `${page} has a budget and is no page.`),
  ];
}

/** How much a page may grow before its budget must be raised. */
const RESERVE = 1.01;

/**
 * The budgets to write: the current weights with a small reserve.
 * @param {Readonly<Record<string, number>>} weighed
 * @returns {Record<string, Budget>}
 */
export const getBudgets = (weighed) =>
  Object.fromEntries(
    Object.entries(weighed).map(([page, kB]) => [
      page,
      { kB: tenths(kB), most: Math.ceil(kB * RESERVE * 10) / 10 },
    ]),
  );

const tenths = (/** @type {number} */ kB) => Math.round(kB * 10) / 10;
