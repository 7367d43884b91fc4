import { createHash } from 'node:crypto';
import { readDeclarations, targetOf } from './read-declarations.mjs';

/** @typedef {{ file: string, name: string }} Place `file` is undefined where another package declares it */

/** A declaration of more lines is inferred, such as a schema: its number of lines and a digest stand for it. */
const LONG = 40;

/**
 * The public names of a file of declarations, and the declarations that they name in turn.
 * @param {string} root the built package
 * @param {string} file `index.d.ts`
 * @returns {{ names: Map<string, string>, behind: Map<string, string> }} texts by name; `behind` by file and name
 */
export function getPublicNames(root, file) {
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Map<string, string>} */
  const behind = new Map();
  /** @type {Set<string>} */
  const seen = new Set();
  const follow = (/** @type {string} */ from, /** @type {string} */ text) => {
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g))) {
      const found = findLocal(root, from, word);
      const key = found && `${found.file} ${found.name}`;
      if (found === undefined || key === undefined || seen.has(key)) continue;
      seen.add(key);
      behind.set(key, shorten(found.text));
      follow(found.file, found.text);
    }
  };
  const exported = getExported(root, file);
  const found = exported.map((name) => ({ name, place: findExported(root, file, name) }));
  for (const { place } of found) if (typeof place === 'object') seen.add(`${place.file} ${place.name}`);
  for (const { name, place } of found) {
    names.set(name, typeof place === 'string' ? place : shorten(place.text));
    if (typeof place === 'object') follow(place.file, place.text);
  }
  return { names, behind };
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {string[]} in alphabetical order
 */
function getExported(root, file) {
  const { exported, stars } = readDeclarations(root, file);
  const through = stars.flatMap((specifier) => {
    const target = targetOf(file, specifier);
    return target === undefined ? [`* from ${specifier}`] : getExported(root, target);
  });
  return [...new Set([...exported.keys(), ...through])].sort();
}

/** @typedef {{ file: string, name: string, text: string }} Found */

/**
 * @param {string} root
 * @param {string} file
 * @param {string} name
 * @returns {Found | string} a sentence where another package declares it
 */
function findExported(root, file, name) {
  const { exported, stars } = readDeclarations(root, file);
  const place = exported.get(name);
  if (typeof place === 'string') return findLocal(root, file, place) ?? name;
  if (place !== undefined) {
    const target = targetOf(file, place.specifier);
    return target === undefined || place.name === '*'
      ? `${place.name} of ${place.specifier}`
      : findExported(root, target, place.name);
  }
  for (const specifier of stars) {
    const target = targetOf(file, specifier);
    if (target !== undefined && getExported(root, target).includes(name))
      return findExported(root, target, name);
  }
  return name;
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} name as the file writes it
 * @returns {Found | undefined} undefined for what this package does not declare
 */
function findLocal(root, file, name) {
  const { declared, imported } = readDeclarations(root, file);
  const text = declared.get(name);
  if (text !== undefined) return { file, name, text };
  const place = imported.get(name);
  const target = place && targetOf(file, place.specifier);
  if (place === undefined || target === undefined || place.name === '*') return undefined;
  const found = findExported(root, target, place.name);
  return typeof found === 'string' ? undefined : found;
}

/** @param {string} text */
function shorten(text) {
  const lines = text.split('\n');
  if (lines.length <= LONG) return text;
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${lines[0]} … ${lines.length} lines, sha256 ${digest}`;
}
