import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { interfaceLanguages } from '../../packages/api/src/vocabulary/languages.ts';

/**
 * @typedef {{ sources: readonly string[], words: readonly string[] }} Page the sources that draw it, below `apps/deck`,
 *   and the areas whose words come with it
 * @typedef {Readonly<Record<string, { file: string, imports?: string[] }>>} Manifest what Vite says of the files it built,
 *   by their sources
 * @typedef {{ kB: number, most: number }} Budget what it weighed when it was written down, and may weigh at most, in kB of
 *   gzip
 * @typedef {{
 *   path: string,
 *   layout: 'login' | 'app',
 *   screen?: () => Promise<unknown>,
 *   data?: () => Promise<unknown>,
 *   words?: readonly string[],
 * }} Route
 */

/** What stands around every screen behind the sign-in. */
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

/** @param {(() => Promise<unknown>) | undefined} load whose own text names the file it loads */
const getSource = (load) => {
  const [, floor, file] = /import\(["'][./]+(features|errors)\/([^"']+)["']\)/.exec(String(load)) ?? [];
  if (file === undefined) return [];
  return [floor === 'features' ? `src/features/${file}` : `src/app/errors/${file}`];
};

/**
 * What the scripts of a page weigh that is opened first: all that it cannot run without, and its words in the language
 * that has the longest.
 * @param {string} site the built files
 * @param {Page} page
 * @param {readonly string[]} languages
 * @returns {number} kB of gzip
 */
export function getWeight(site, { sources, words }, languages = interfaceLanguages) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
  /** @type {Readonly<Record<string, string>>} the files that sources stand in */
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
    // English ones come with the kit.
    const kit = language === 'en' ? [] : [`../../packages/ui/src/messages/${language}.ts`];
    return weigh(site, withImports(manifest, [...catalogues, ...kit].map(builtOf), scripts));
  });
  return weigh(site, scripts) + Math.max(...spoken);
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} first
 * @param {ReadonlySet<string>} [known] what has come already
 * @returns {ReadonlySet<string>} these files and all that they cannot run without
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
 * One line a page: what it weighs, may weigh, and by how much it has changed since `main`.
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
 * Why a build is refused, one line each: a page that weighs too much, one without a budget, a budget without a page.
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

/** How much a page may grow before somebody has to say so. */
const RESERVE = 1.01;

/**
 * The budgets as they are written down: today's weights with a small reserve.
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
