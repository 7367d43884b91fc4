import { fail } from './entry.mjs';

/**
 * Puts a text behind a place in a source. A place that is not there is refused, since the file has another shape than
 * the generator knows.
 * @param {string} source
 * @param {RegExp} place what must be there, once unless it is global
 * @param {string | ((found: string, ...groups: string[]) => string)} added
 */
export function addBehind(source, place, added) {
  if (source.search(place) === -1) fail(`nothing matches ${place} any more.`);
  return source.replace(
    place,
    (found, ...groups) => found + (typeof added === 'string' ? added : added(found, ...groups)),
  );
}

/**
 * The text of an object literal between its braces, by what stands before it: `const en = `.
 * @param {string} source formatted, so that the closing brace stands as deep as the line that opens it
 * @param {RegExp} opening a whole beginning of a line, without the brace
 */
export function objectIn(source, opening) {
  const from = new RegExp(`^( *)${opening.source}\\{\\n`, 'm').exec(source);
  if (!from) fail(`nothing matches ${opening} any more.`);
  const start = from.index + from[0].length;
  const end = source.indexOf(`\n${from[1]}}`, start);
  return source.slice(start, end + 1);
}
