import { posix } from 'node:path';
import { getCircles } from './circles.mjs';
import { getPlace, isOfDeck, isUnshipped, wayBetween } from './floors.mjs';
import { getGraph, readSources, readWorkspaces } from './workspaces.mjs';

/**
 * @typedef {import('./workspaces.mjs').Source} Source
 * @typedef {import('./workspaces.mjs').Sources} Sources
 * @typedef {import('./floors.mjs').Place} Place
 * @typedef {Record<string, number>} Figures by the thing they count
 * @typedef {{ workspaces: Record<string, Figures>, deck: Figures, spread: Figures }} House figures of each package and app,
 *   by its folder's name; of the deck alone; and of the number of files that name a known thing
 */

/** Files below this many lines are counted: opening one costs a reader more than it tells. */
const CRUMB = 20;

/** Files that only build, seed, test or measure the product. */
const BESIDE = /\.config\.(ts|js)$|\/(scripts|bench|seed|measure|load-tests|every-call|contract-tests)\//;
const GENERATED = /^ ?\/?\*.*\bWritten by `npm run/m;
/** Words of one language: `i18n/en/orders.ts`, `words/el.ts`. */
const CATALOGUE = /\/(en|ru|el)(\/[\w-]+)?\.ts$/;

/** Examples of things that come in numbers. The number of files that name one tells the cost of adding another. */
const KNOWN = {
  'a field of an order, `internalNote`': /\binternalNote\b/,
  'a filter of the orders, `agentTags`': /\bagentTags\b/,
  'a kind of payment, `PAYMENT_VERIFY`': /\bPAYMENT_VERIFY\b/,
  'a permission, `ORDER_SPLIT_PAYMENTS`': /\bORDER_SPLIT_PAYMENTS\b/,
};

/**
 * Counts the sources below `root`.
 * @param {string} root
 * @returns {House}
 */
export function measureHouse(root) {
  const sources = readSources(root, readWorkspaces(root));
  const product = [...sources.values()].filter(isProduct);
  const words = product.filter(({ file }) => CATALOGUE.test(file));
  const code = product.filter(({ file }) => !CATALOGUE.test(file));
  const circles = {
    values: getCircles(getGraph(sources, ['value', 'late'])),
    types: getCircles(getGraph(sources, ['value', 'late', 'type'])),
  };
  const folders = Map.groupBy(code, ({ workspace }) => workspace.folder);
  return {
    workspaces: Object.fromEntries(
      [...folders].map(([folder, own]) => [
        posix.basename(folder),
        {
          ...getSizes(own),
          'lines of words': sum(words.filter(({ workspace }) => workspace.folder === folder).map(getLines)),
          'circles of values': circlesIn(circles.values, folder),
          'circles with types': circlesIn(circles.types, folder),
        },
      ]),
    ),
    deck: {
      ...waysIn(code.filter(({ file }) => isOfDeck(file))),
      ...layoutUsers(code),
    },
    spread: Object.fromEntries(
      Object.entries(KNOWN).map(([title, name]) => [
        title,
        code.filter(({ text }) => name.test(text)).length,
      ]),
    ),
  };
}

/** @param {Source} source */
const isProduct = ({ file, text }) =>
  !isUnshipped(file) && !BESIDE.test(file) && !GENERATED.test(text.slice(0, 1000));

/**
 * @param {readonly Source[]} sources
 * @returns {Figures}
 */
function getSizes(sources) {
  const lines = sources.map(getLines).sort((one, other) => one - other);
  return {
    files: lines.length,
    lines: sum(lines),
    'median lines a file': lines[Math.floor(lines.length / 2)] ?? 0,
    'mean lines a file': Math.round(sum(lines) / Math.max(1, lines.length)),
    [`files below ${CRUMB} lines`]: lines.filter((each) => each < CRUMB).length,
    folders: new Set(sources.map(({ file }) => posix.dirname(file))).size,
  };
}

/** @param {Source} source */
const getLines = ({ text }) => text.split('\n').length - 1;

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

/**
 * @param {readonly string[][]} circles
 * @param {string} folder
 */
const circlesIn = (circles, folder) =>
  circles.filter((circle) => circle.some((file) => file.startsWith(`${folder}/`))).length;

/**
 * Counts the imports that run up, and those from one feature into another.
 * @param {readonly Source[]} sources of the deck
 * @returns {Figures}
 */
function waysIn(sources) {
  const ways = sources.flatMap(({ file, edges }) =>
    edges.flatMap(({ target }) => {
      const [from, to] = [getFloor(file), target === undefined ? undefined : getFloor(target)];
      return from && to ? [wayBetween(from, to)] : [];
    }),
  );
  return {
    'imports that run up': ways.filter((way) => way === 'up').length,
    'imports between features': ways.filter((way) => way === 'sideways').length,
  };
}

/**
 * The floor of a file. In commits before the floors, every folder of `screens` counts as a feature.
 * @param {string} file
 * @returns {Place | undefined}
 */
function getFloor(file) {
  const place = getPlace(file);
  if (place || !isOfDeck(file)) return place;
  const [folder = '', feature] = file.replace('apps/deck/src/', '').split('/');
  if (folder === 'screens') return { floor: 'features', feature };
  const isFrame = /^(layout|routes|app\.tsx|main\.tsx|menu\.ts|routes\.ts)$/.test(folder);
  return { floor: isFrame ? 'app' : 'platform', feature: undefined };
}

/**
 * @param {readonly Source[]} sources
 * @returns {Figures} the number of files that import each `layout.css.ts`
 */
function layoutUsers(sources) {
  const targets = sources.flatMap(({ edges }) => [...new Set(edges.flatMap(({ target }) => target ?? []))]);
  const sheets = targets.filter((target) => /\/layout\.css\.ts$/.test(target));
  return Object.fromEntries(
    [...Map.groupBy(sheets, (sheet) => sheet)].map(([sheet, users]) => [`imports of ${sheet}`, users.length]),
  );
}
