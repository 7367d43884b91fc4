import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ file: string, text: string }} Source a file of tests, its path from the root
 * @typedef {{ file: string, title: string }} Test
 * @typedef {{ ids: readonly string[], file: string, line: number, title: string | undefined }} Mark
 *   `// Specification 4.12, 4.14-4.16` above a test, a group of tests or a story; undefined if there is none below it
 */

const TESTS = [
  '{packages,apps}/*/{src,pages,scripts}/**/*.{test.ts,test.tsx,stories.tsx}',
  'apps/*/e2e/*.spec.ts',
  'scripts/**/*.test.ts',
];

/** A mark in a line of its own. */
const MARK = /^([ \t]*)\/\/ Specification (\d[\d., -]*)$/gm;

/** Comments, empty lines, and the head of a loop around tests. */
const ASIDE = /^(?:\s+|\/\/[^\n]*|\/\*.*?\*\/|for \([^\n]+\)(?=\n))+/s;

/** A test with a plain title, a test per row, and a story. */
const PLAIN = /^(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/s;
const PER_ROW =
  /^(?:test|it|describe)(?:\.\w+)*\.(?:each|for|runIf|skipIf)\b.*?[)`]\(\s*(['"`])((?:\\.|(?!\1).)*?)\1/s;
const STORY = /^export const (\w+)(?:[^=]*= (?:\w+\()?\{\s*name:\s*(['"`])((?:\\.|(?!\2).)*?)\2)?/s;

/**
 * Reads the sources of all tests that may carry marks.
 * @param {string} root
 * @returns {Source[]}
 */
export const readTests = (root) =>
  TESTS.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/**
 * Reads the marks of a source.
 * @param {Source} source
 * @returns {Mark[]}
 */
export const readMarks = ({ file, text }) =>
  [...text.matchAll(MARK)].map(({ 0: mark, 1: indent = '', 2: ids = '', index }) => ({
    ids: ids.split(/, ?/).flatMap(idsOf),
    file,
    line: text.slice(0, index).split('\n').length,
    title: titleBelow(text.slice(index + mark.length), text.slice(0, index), indent),
  }));

/** The ids of a part of a mark, `4.12` or `4.12-4.15`. @param {string} part */
function idsOf(part) {
  const [first = '', last = first] = part.split('-');
  const [section, from] = first.split('.');
  const count = Number(last.split('.')[1]) - Number(from) + 1;
  return Array.from({ length: count }, (_, index) => `${section}.${Number(from) + index}`);
}

/**
 * The title of what begins below a mark, behind that of the group around it.
 * @param {string} below
 * @param {string} above
 * @param {string} indent
 */
function titleBelow(below, above, indent) {
  const own = titleOf(below.replace(ASIDE, ''));
  const group = indent === '' ? undefined : groupAround(above, indent);
  return own && [group, own].filter(Boolean).join(' › ');
}

/** @param {string} text that begins with a test or a story */
function titleOf(text) {
  const [, , title = storyOf(text)] = PER_ROW.exec(text) ?? PLAIN.exec(text) ?? [];
  return title?.replaceAll(/\\(.)/g, '$1');
}

/** The name of a story, else that of its export. @param {string} text */
function storyOf(text) {
  const [, id, , name = id] = STORY.exec(text) ?? [];
  return name;
}

/**
 * @param {string} above
 * @param {string} indent
 */
function groupAround(above, indent) {
  const outer = [...above.matchAll(/^([ \t]*)(?=describe\b)/gm)].findLast(
    ([, own = '']) => own.length < indent.length,
  );
  return outer && titleOf(above.slice(outer.index + outer[0].length));
}

/**
 * What is wrong with the marks, one line each: an unknown id, no test below.
 * @param {readonly Mark[]} marks
 * @param {ReadonlySet<string>} known the ids of the requirements
 * @returns {string[]}
 */
export const findMarkFaults = (marks, known) =>
  marks.flatMap(({ ids, file, line, title }) => [
    ...ids
      .filter((id) => !known.has(id))
      .map((id) => `${file}:${line} marks ${id}, which is no requirement.`),
    ...(title === undefined ? [`${file}:${line} marks no test: none begins below it.`] : []),
  ]);

/**
 * The tests of each requirement.
 * @param {readonly Mark[]} marks
 * @returns {ReadonlyMap<string, readonly Test[]>} by the id of the requirement
 */
export function testsById(marks) {
  const pairs = marks.flatMap(({ ids, file, title }) =>
    title === undefined ? [] : ids.map((id) => ({ id, test: { file, title } })),
  );
  return new Map(
    [...Map.groupBy(pairs, ({ id }) => id)].map(([id, own]) => [id, own.map(({ test }) => test)]),
  );
}
