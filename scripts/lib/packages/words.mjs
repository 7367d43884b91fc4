import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseAst } from 'vite';
import { fail } from '../entry.mjs';

/**
 * The English words of one widget, taken out of the file of its group.
 * @typedef {{ head: string, words: string }} Words both as source: what else the file has, and an object literal
 */

/**
 * Splits a file of words: an object with an entry for each widget.
 * @param {string} code `import … ; export const actions = { button: { loading: 'Loading' } };`
 * @returns {Map<string, Words>} by widget
 */
export function splitWords(code) {
  const { body } = parseAst(code, { lang: 'ts' });
  const isObject = (/** @type {typeof body[number]} */ one) =>
    one.type === 'ExportNamedDeclaration' && one.declaration?.type === 'VariableDeclaration';
  const head = body
    .filter((one) => !isObject(one))
    .map(({ start, end }) => code.slice(start, end))
    .join('\n');
  const [exported, ...others] = body.filter(isObject);
  const declared = exported?.type === 'ExportNamedDeclaration' ? exported.declaration : undefined;
  const object = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.init : undefined;
  if (others.length > 0 || object?.type !== 'ObjectExpression')
    return fail('A file of the kit’s words exports one object.');
  return new Map(
    object.properties.map((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier')
        return fail('A file of the kit’s words names each widget plainly.');
      const { key, value } = property;
      return [key.name, { head, words: code.slice(value.start, value.end) }];
    }),
  );
}

/**
 * The widgets whose words a module may read. Rather too many than too few: each access to a member of such a name counts,
 * as does taking it apart, `const { button } = messages`.
 * @param {string} code
 * @param {Iterable<string>} widgets
 * @returns {string[]}
 */
export function getWordsRead(code, widgets) {
  if (/\bmessages\??\.?\[/.test(code))
    fail('A module of the kit reads words by a computed name: the packed kit needs plain names.');
  return [...widgets].filter((name) =>
    new RegExp(`(?<!css)\\??\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\} = `).test(code),
  );
}

/**
 * A plugin that gives each module the English words that it reads, so that an application gets no others. The catalogue
 * of English begins empty, and each file of words adds its own to it.
 * @param {string} src the sources of the kit
 * @returns {import('vite').Plugin}
 */
export function separateWords(src) {
  const catalogue = join(src, 'messages', 'en.ts');
  const folder = join(src, 'messages', 'words');
  /** @type {Map<string, Words>} */
  const words = new Map(
    globSync('*.ts', { cwd: join(src, 'messages', 'en') }).flatMap((file) => [
      ...splitWords(readFileSync(join(src, 'messages', 'en', file), 'utf8')),
    ]),
  );
  const fileOf = (/** @type {string} */ name) => join(folder, `${name}.ts`);
  return {
    name: 'deck:separate-words',
    resolveId: (id) => (id.startsWith(folder) ? id : undefined),
    load(id) {
      if (id === catalogue) return 'export const en = {};\n';
      const name = id.startsWith(folder) ? id.slice(folder.length + 1, -'.ts'.length) : undefined;
      const own = name === undefined ? undefined : words.get(name);
      return own && `import { en } from '../en.ts';\n${own.head}\nen.${name} = ${own.words};\n`;
    },
    transform(code, id) {
      const path = id.replace(/\?.*$/, '');
      const isWidget = path.startsWith(src) && /\.tsx?$/.test(path) && !path.endsWith('.css.ts');
      if (!isWidget || path === catalogue || path.startsWith(folder)) return undefined;
      // The catalogue of a trial language is made of all English words.
      const isTrial = path === join(src, 'messages', 'pseudo.ts');
      const read = isTrial ? [...words.keys()] : getWordsRead(code, words.keys());
      const imports = read.map((name) => `import ${JSON.stringify(fileOf(name).split(sep).join('/'))};\n`);
      return { code: `${imports.join('')}${code}`, map: null };
    },
  };
}

/** The built modules of words, which a bundler may not leave out. */
export const WORDS = './messages/words/*.js';
