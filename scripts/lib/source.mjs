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
 * Where the inside of an object literal begins and ends.
 * @param {string} source formatted, so that the closing brace stands as deep as the line that opens it
 * @param {RegExp} opening what stands before the brace, from the beginning of a line: `export const en = `
 */
function getBounds(source, opening) {
  const from = new RegExp(`^( *)${opening.source}\\{\\n`, 'm').exec(source);
  if (!from) fail(`nothing matches ${opening} any more.`);
  const start = from.index + from[0].length;
  return { start, end: source.indexOf(`\n${from[1]}}`, start - 1) + 1 };
}

/** The text between the braces of an object literal. @param {string} source @param {RegExp} opening */
export function objectIn(source, opening) {
  const { start, end } = getBounds(source, opening);
  return source.slice(start, end);
}

/**
 * Adds an entry at the end of an object literal.
 * @param {string} source
 * @param {RegExp} opening
 * @param {string} entry whole lines
 */
export function addEntry(source, opening, entry) {
  const { end } = getBounds(source, opening);
  return source.slice(0, end) + entry + source.slice(end);
}

/**
 * A name more from a module, whose import may be there already.
 * @param {string} source
 * @param {string} name
 * @param {string} from
 */
export function withImported(source, name, from) {
  const own = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`);
  const known = own.exec(source)?.[1];
  if (known === undefined) return `import { ${name} } from '${from}';\n${source}`;
  if (new RegExp(`\\b${name}\\b`).test(known)) return source;
  return source.replace(own, (line) => line.replace('{', `{ ${name},`));
}
