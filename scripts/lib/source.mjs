import { fail } from './entry.mjs';

/**
 * Inserts a text after a place in a source. It refuses a missing place: the file then differs from what the generator
 * expects.
 * @param {string} source
 * @param {RegExp} place the expected match; all matches if it is global
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
 * The bounds of an object literal's inside.
 * @param {string} source formatted: the closing brace is indented like the opening line
 * @param {RegExp} opening the text before the brace, from the start of its line: `export const en = `
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
 * Adds a name to the import of a module, or adds that import.
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
