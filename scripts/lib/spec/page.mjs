import { posix } from 'node:path';

/**
 * @typedef {import('./requirements.mjs').Section} Section
 * @typedef {import('./marks.mjs').Test} Test
 * @typedef {ReadonlyMap<string, readonly Test[]>} Tests by the id of a requirement
 */

/** The page that `npm run -s spec -- --write` writes. */
export const PAGE = 'docs/specification.md';

/**
 * Writes the page: each requirement with its places and its tests.
 * @param {readonly Section[]} sections
 * @param {Tests} tests
 */
export function writePage(sections, tests) {
  const all = sections.flatMap(({ requirements }) => requirements);
  const unproven = all.filter(({ id }) => !tests.has(id));
  return `# Specification

What Deck promises, the place that keeps each promise, and the test that proves it. Written by \`npm run -s spec -- --write\`
from the requirements in [specification/](specification/) and from the marks above the tests (\`// Specification 4.12\`).

${summary(all.length, unproven.length)}

${sections.map((section) => writeSection(section, tests)).join('\n')}`;
}

/**
 * @param {number} all
 * @param {number} unproven
 */
export const summary = (all, unproven) => `${all} lines, ${all - unproven} proven`;

/**
 * @param {Section} section
 * @param {Tests} tests
 */
const writeSection = ({ title, requirements }, tests) => `## ${title}

| Id | Requirement | Place | Tests |
| -- | ----------- | ----- | ----- |
${requirements.map(({ id, text, places }) => `| ${[id, escapeCell(text), places.map(placeLink).join('<br>'), testLinks(tests.get(id))].join(' | ')} |\n`).join('')}`;

/** @param {string} place */
function placeLink(place) {
  const [path = '', name] = place.split('#');
  return link(posix.basename(path) + (name === undefined ? '' : `#${name}`), path);
}

/** @param {readonly Test[]} [tests] */
const testLinks = (tests) =>
  tests?.map(({ file, title }) => link(`${posix.basename(file)}: ${title}`, file)).join('<br>') ??
  '**not proven**';

/**
 * @param {string} label
 * @param {string} path
 */
const link = (label, path) => `[\`${escapeCell(label).replaceAll('`', "'")}\`](../${path})`;

/** @param {string} text */
const escapeCell = (text) => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
