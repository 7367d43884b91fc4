import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceLanguages } from '../../packages/api/src/vocabulary/languages.ts';

/**
 * @typedef {{ sources: readonly string[], words: readonly string[] }} Page the sources that draw it, below `apps/deck`,
 *   and the areas whose words it loads
 * @typedef {Readonly<Record<string, { file: string, imports?: string[] }>>} Manifest Vite's description of the
 *   built files, by their sources
 * @typedef {{ kB: number, most: number }} Budget the weight when the budget was written, and the limit, in kB as sent
 * @typedef {{
 *   path: string,
 *   layout: 'login' | 'app',
 *   screen?: () => Promise<unknown>,
 *   data?: () => Promise<unknown>,
 *   words?: readonly string[],
 * }} Route
 */

/** What surrounds the screens of each kind: the sign-in alone, or the product with its frame. */
const SURROUNDINGS = {
  login: { sources: ['src/app/sign-in/sign-in.tsx'], words: ['start'] },
  app: {
    sources: ['src/app/product.tsx', 'src/app/frame/app-layout.tsx'],
    words: ['start', 'app', 'palette', 'notifications'],
  },
};

/**
 * Every page of the product by its path.
 * @param {readonly Route[]} routes
 * @returns {Record<string, Page>}
 */
export function getPages(routes) {
  const pages = routes.flatMap(({ path, layout, screen, data, words = [] }) => {
    if (!screen) return [];
    const around = SURROUNDINGS[layout];
    const sources = [...around.sources, ...[screen, data].flatMap(getSource)];
    return [[path, { sources, words: [...around.words, ...words] }]];
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
 * @returns {number} kB as sent
 */
export function getWeight(site, page, languages = interfaceLanguages) {
  const { scripts, words } = getFiles(site, page, languages);
  return weigh(site, scripts) + Math.max(...words.map((files) => weigh(site, files)));
}

/**
 * The scripts of a page, and those of its words in each language.
 * @param {string} site the built files
 * @param {Page} page
 * @param {readonly string[]} languages
 */
export function getFiles(site, { sources, words }, languages) {
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
    return withImports(manifest, [...catalogues, ...kit].map(builtOf), scripts);
  });
  return { scripts, words: spoken };
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
const weigh = (site, files) => [...files].reduce((sum, file) => sum + getSent(site, file), 0) / 1000;

/**
 * The bytes that a browser receives for a file: those of its Brotli, which the build makes beside all but tiny files.
 * @param {string} site
 * @param {string} file
 */
function getSent(site, file) {
  const path = join(site, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/**
 * What a page's scripts consist of: the kB as sent of each package and each folder of sources, the heaviest first. A
 * file's bytes are divided by the length of what it holds of each module.
 * @param {string} site
 * @param {Page} page
 * @returns {Record<string, string>}
 */
export function explainWeight(site, page) {
  /** @type {Readonly<Record<string, Readonly<Record<string, number>>>>} the length of each module in each file */
  const modules = JSON.parse(readFileSync(join(site, '.vite/modules.json'), 'utf8'));
  /** @type {Map<string, number>} */
  const parts = new Map();
  for (const file of getFiles(site, page, ['en']).scripts) {
    const held = Object.entries(modules[file] ?? {});
    const length = held.reduce((sum, [, each]) => sum + each, 0);
    for (const [module, each] of held) {
      const part = getPart(module);
      parts.set(part, (parts.get(part) ?? 0) + (getSent(site, file) * each) / length);
    }
  }
  const heaviest = [...parts].toSorted(([, a], [, b]) => b - a);
  return Object.fromEntries(heaviest.map(([part, bytes]) => [part, (bytes / 1000).toFixed(1)]));
}

/** @param {string} module its path; the package that it belongs to, or the folder of ours */
function getPart(module) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  return name ?? module.replace(/^(\.\.\/)+/, '').replace(/\/[^/]+$/, '');
}

/**
 * A table with a line per page: its weight, its limit, and its change since `main`.
 * @param {Readonly<Record<string, number>>} weighed in kB as sent
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
