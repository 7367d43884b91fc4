import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getComment, getImported, getStatements } from './statements.mjs';

/** How many steps are followed from the component: its props, what they name, and what these name. */
const STEPS = 4;

/**
 * A component as its source declares it.
 * @param {string} file its source, an absolute path
 * @param {string} name
 * @returns {{ description: string, types: string[] } | undefined} the types of its props with those that they name;
 *   undefined if the file has no such component
 */
export function readComponent(file, name) {
  const source = readFileSync(file, 'utf8');
  const component = getStatements(source).find((one) => one.name === name);
  if (component === undefined) return undefined;
  const [head = ''] = component.text.replace(/^\/\*\*[\s\S]*?\*\//, '').split(/\)(?:: [^{]+)? (?:\{|=>)/, 1);
  /** @type {Map<string, string>} */
  const types = new Map();
  collect(file, head, STEPS, types);
  return { description: getComment(component.text), types: [...types.values()] };
}

/**
 * @param {string} file
 * @param {string} text whose names are looked up in the file and where it imports them from
 * @param {number} steps
 * @param {Map<string, string>} types to add to, by name
 */
function collect(file, text, steps, types) {
  if (steps === 0) return;
  const source = readFileSync(file, 'utf8');
  const imported = getImported(source);
  for (const [word] of text.replace(/\/\*\*[\s\S]*?\*\//g, '').matchAll(/\b[A-Z]\w*/g)) {
    if (types.has(word)) continue;
    const specifier = imported.get(word);
    const place = specifier === undefined ? file : join(dirname(file), specifier);
    if (!existsSync(place)) continue;
    const found = getStatements(readFileSync(place, 'utf8')).find(
      ({ name, kind }) => name === word && (kind === 'interface' || kind === 'type'),
    );
    if (found === undefined) continue;
    types.set(word, found.text);
    collect(place, found.text, steps - 1, types);
  }
}
