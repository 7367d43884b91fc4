import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PAGE = 'docs/security-asvs.md';

/** The abbreviations of folders in the page. */
const folders = /** @type {Record<string, string>} */ ({
  's/': 'apps/sandbox/src/',
  'p/': 'apps/sandbox/pages/',
  'a/': 'packages/api/src/',
  'd/': 'apps/deck/src/',
  'e/': 'apps/deck/e2e/',
});

/** What an item may be. `partly` and `not` say what would be needed. */
export const states = /** @type {const} */ (['met', 'partly', 'not', 'not applicable']);

/**
 * @typedef {(typeof states)[number]} State
 * @typedef {{ id: string, state: string, where: string }} Item
 * @typedef {{ items: Item[], faults: string[], page: string }} Asvs `page` has the right counts
 */

/**
 * The table of the Application Security Verification Standard, and what is wrong with it: an item that is met without a
 * test that exists, one that is not met and says no reason, counts that are not those of the table.
 * @param {string} root
 * @param {string} [text] the page; by default the file
 * @returns {Asvs}
 */
export function readAsvs(root, text = readFileSync(join(root, PAGE), 'utf8')) {
  const items = text.split('\n').flatMap(readItem);
  const faults = items.flatMap((item) => findFaults(root, item));
  const page = withCounts(text, items);
  if (page !== text) faults.push(`${PAGE} counts wrongly: npm run -s asvs -- --write counts again.`);
  return { items, faults, page };
}

/** @param {string} line */
function readItem(line) {
  const [id, , state, where] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(id ?? '') && id
    ? [{ id, state: (state ?? '').replaceAll('*', ''), where: where ?? '' }]
    : [];
}

/**
 * @param {string} root
 * @param {Item} item
 */
function findFaults(root, { id, state, where }) {
  if (!states.some((one) => one === state)) return [`${id} is "${state}", which is no state.`];
  if (state !== 'met') return where === '' ? [`${id} says no reason.`] : [];
  const proofs = getProofs(where);
  if (proofs.length === 0) return [`${id} is met, but names no test with its title.`];
  return proofs.flatMap(({ file, title }) => {
    const path = join(root, file);
    if (!existsSync(path)) return [`${id} names ${file}, which does not exist.`];
    return hasTitle(readFileSync(path, 'utf8'), title) ? [] : [`${id} names no test of ${file}: ${title}`];
  });
}

/**
 * The tests that a cell names: a file in a code span, and after it titles in italics.
 * @param {string} where
 */
export function getProofs(where) {
  const proofs = [];
  let file = '';
  for (const [, code, title] of where.matchAll(/`([^`]+)`|(?<![\w])_([^_]+)_(?![\w])/g)) {
    if (code !== undefined) file = toFile(code) ?? file;
    else if (title !== undefined && isTest(file)) proofs.push({ file, title });
  }
  return proofs;
}

/** @param {string} code */
function toFile(code) {
  const folder = folders[code.slice(0, 2)];
  if (folder !== undefined) return folder + code.slice(2);
  return /^(packages|apps|scripts)\//.test(code) ? code : undefined;
}

/** @param {string} file */
const isTest = (file) => /\.(test\.tsx?|spec\.ts|stories\.tsx)$/.test(file);

/**
 * Whether a source has a test, or a story, whose title has these words. An ellipsis stands for any others.
 * @param {string} source
 * @param {string} words
 */
export function hasTitle(source, words) {
  const called = /(['"`])((?:\\.|(?!\1)[^\n])*)\1,\s*(?:\{[^}]*\},\s*)?(?:async\s*)?(?:\(|\w+\s*=>)/g;
  const stories = /export const (\w+)|name: (['"`])((?:\\.|(?!\2).)*)\2/g;
  const titles = [
    ...[...source.matchAll(called)].map(([, , title]) => title ?? ''),
    ...[...source.matchAll(stories)].map(([, name, , title]) => name ?? title ?? ''),
  ].map((title) => title.replaceAll("\\'", "'"));
  const parts = words.split('…').map((part) => part.trim());
  return titles.some((title) => parts.every((part) => title.includes(part)));
}

/**
 * The page with the counts of its table, in all and for each chapter.
 * @param {string} text
 * @param {readonly Item[]} items
 */
function withCounts(text, items) {
  const inAll = text.replace(/\*\*\d+ are met,[^*]*\*\*/, () => `**${sentence(items, 'are')}**`);
  return inAll.replace(
    /(## V(\d+) [^\n]*\n\n)\d+ [^\n]*\.\n/g,
    (_, /** @type {string} */ heading, /** @type {string} */ chapter) =>
      `${heading}${sentence(
        items.filter(({ id }) => id.startsWith(`${chapter}.`)),
        '',
      )}.\n`,
  );
}

/**
 * @param {readonly Item[]} items
 * @param {string} verb
 */
function sentence(items, verb) {
  const counted = states.map((state) => ({
    state,
    count: items.filter((item) => item.state === state).length,
  }));
  const shown = verb === '' ? counted.filter(({ count }) => count > 0) : counted;
  return shown
    .map(({ state, count }, index) =>
      [count, index === 0 ? verb : '', state].filter((part) => part !== '').join(' '),
    )
    .join(', ');
}
