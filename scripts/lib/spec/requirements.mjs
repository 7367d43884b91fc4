import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ id: string, text: string, places: readonly string[] }} Requirement one sentence, and where the product keeps
 *   it: `path` or `path#exportedName`, from the root
 * @typedef {{ title: string, requirements: readonly Requirement[] }} Section
 */

/** The folder of the requirements, a file per section. */
export const REQUIREMENTS = 'docs/specification';

/**
 * Reads the requirements of every section.
 * @param {string} root
 * @returns {readonly Section[]}
 */
export const readSections = (root) =>
  readdirSync(join(root, REQUIREMENTS))
    .toSorted()
    .map((name) => parseSection(readFileSync(join(root, REQUIREMENTS, name), 'utf8')));

/**
 * Parses a section. A requirement is `- **4.12** Sentence.`; an indented line below it names its places. Without one the
 * places of its heading count: the line `Kept in …` below it.
 * @param {string} text
 * @returns {Section}
 */
export function parseSection(text) {
  let title = '';
  /** @type {readonly string[]} */
  let kept = [];
  /** @type {Requirement[]} */
  const requirements = [];
  for (const line of text.split('\n')) {
    const [, id = '', sentence = ''] = /^- \*\*(\d+\.\d+)\*\* (.+)$/.exec(line) ?? [];
    const last = requirements.at(-1);
    if (id) requirements.push({ id, text: sentence, places: kept });
    else if (line.startsWith('# ')) title = line.slice(2);
    else if (line.startsWith('#')) kept = [];
    else if (line.startsWith('Kept in ')) kept = namedIn(line);
    else if (line.startsWith('  ') && last)
      requirements[requirements.length - 1] = { ...last, places: namedIn(line) };
  }
  return { title, requirements };
}

/** @param {string} line */
const namedIn = (line) => [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/**
 * What is wrong with the requirements, one line each: an id twice, a place that is missing or not named.
 * @param {string} root
 * @param {readonly Requirement[]} requirements
 * @returns {string[]}
 */
export function findRequirementFaults(root, requirements) {
  const ids = requirements.map(({ id }) => id);
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...doubled.map((id) => `${id} is the id of two requirements.`),
    ...requirements.flatMap(({ id, places }) =>
      places.length === 0
        ? [`${id} names no place that keeps it.`]
        : places
            .filter((place) => !isThere(root, place))
            .map((place) => `${id} names ${place}, which does not exist.`),
    ),
  ];
}

/**
 * @param {string} root
 * @param {string} place
 */
function isThere(root, place) {
  const [path = '', name] = place.split('#');
  const file = join(root, path);
  if (!existsSync(file)) return false;
  if (name === undefined) return true;
  const declared = `export (?:default )?(?:async )?(?:const|function|class|interface|type) ${name}\\b`;
  return new RegExp(`${declared}|export \\{[^}]*\\b${name}\\b`).test(readFileSync(file, 'utf8'));
}
