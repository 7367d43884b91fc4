/**
 * A statement of a source, with the comment above it.
 * @typedef {{ name: string | undefined, kind: string | undefined, text: string }} Statement `kind` is `interface`,
 *   `type`, `function`, `const` or `class`
 */

const BEGINS = /^(?:import|export|const|function|async|interface|type|class|\/\*\*|\/\/)/;
const COMMENT = /^(?:\/\*\*[\s\S]*?\*\/|\/\/.*)\s*$/;
const NAMED = /^(?:export )?(?:default )?(?:async )?(interface|type|function|const|class) ([\w$]+)/m;

/**
 * The outermost statements of a formatted source: each begins at the start of a line.
 * @param {string} source
 * @returns {Statement[]}
 */
export function getStatements(source) {
  /** @type {string[]} */
  const texts = [];
  for (const line of source.split('\n')) {
    const last = texts.at(-1);
    const isCommented = last !== undefined && COMMENT.test(last.trim());
    if (last === undefined || (BEGINS.test(line) && !isCommented)) texts.push(line);
    else texts[texts.length - 1] = `${last}\n${line}`;
  }
  return texts.map((text) => {
    const [, kind, name] = NAMED.exec(text.replace(/\/\*\*[\s\S]*?\*\//, '')) ?? [];
    return { name, kind, text: text.trim() };
  });
}

/**
 * The relative imports of a source.
 * @param {string} source
 * @returns {Map<string, string>} specifiers by the imported names, as the source calls them
 */
export function getImported(source) {
  /** @type {Map<string, string>} */
  const imported = new Map();
  for (const [, names = '', specifier = ''] of source.matchAll(
    /^import (?:type )?\{([^}]+)\} from '(\.[^']+)'/gm,
  ))
    for (const one of names.split(',')) {
      const name = one
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(-1);
      if (name) imported.set(name, specifier);
    }
  return imported;
}
