import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/**
 * @typedef {{ specifier: string, name: string }} Elsewhere a name of another module; `*` is the whole module
 * @typedef {{
 *   declared: Map<string, string>,
 *   imported: Map<string, Elsewhere>,
 *   exported: Map<string, string | Elsewhere>,
 *   stars: string[],
 * }} Declarations of a module: `declared` has the text of each name, `exported` the local or the distant name
 */

/** @type {Map<string, Declarations>} */
const known = new Map();

/**
 * Reads a file of declarations, once.
 * @param {string} root
 * @param {string} file `button/button.d.ts`
 */
export function readDeclarations(root, file) {
  const path = join(root, file);
  const found = known.get(path) ?? parseDeclarations(path, readFileSync(path, 'utf8'));
  known.set(path, found);
  return found;
}

/**
 * @param {string} file its name says that it has declarations: `button.d.ts`
 * @param {string} text
 * @returns {Declarations}
 */
export function parseDeclarations(file, text) {
  /** @type {Declarations} */
  const found = { declared: new Map(), imported: new Map(), exported: new Map(), stars: [] };
  for (const node of parseSync(file, text).program.body) {
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers) {
        const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*';
        found.imported.set(one.local.name, { specifier: node.source.value, name });
      }
    } else if (node.type === 'ExportAllDeclaration') {
      if (node.exported)
        found.exported.set(nameOf(node.exported), { specifier: node.source.value, name: '*' });
      else found.stars.push(node.source.value);
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { exported, local } of node.specifiers) {
        const name = nameOf(local);
        found.exported.set(nameOf(exported), node.source ? { specifier: node.source.value, name } : name);
      }
      if (node.declaration)
        for (const name of declare(found, node.declaration, text)) found.exported.set(name, name);
    } else declare(found, node, text);
  }
  return found;
}

/** @param {import('vite').ESTree.ModuleExportName} node */
const nameOf = (node) => (node.type === 'Literal' ? node.value : node.name);

/**
 * @param {Declarations} found
 * @param {import('vite').ESTree.Statement | import('vite').ESTree.Declaration} node
 * @param {string} text
 * @returns {string[]} the declared names
 */
function declare({ declared }, node, text) {
  const ids =
    node.type === 'VariableDeclaration'
      ? node.declarations.map(({ id }) => id)
      : 'id' in node && node.id
        ? [node.id]
        : [];
  const names = ids.flatMap((id) => (id.type === 'Identifier' ? [id.name] : []));
  const written = withoutComments(text.slice(node.start, node.end));
  for (const name of names) declared.set(name, [declared.get(name), written].filter(Boolean).join('\n'));
  return names;
}

/** @param {string} text */
const withoutComments = (text) => text.replace(/[ \t]*\/\*[\s\S]*?\*\/\r?\n?/g, '').replace(/^declare /, '');

/**
 * The file of declarations behind a specifier.
 * @param {string} file the file that names it
 * @param {string} specifier `./field/field.js`
 * @returns {string | undefined} undefined for another package
 */
export const targetOf = (file, specifier) =>
  specifier.startsWith('.')
    ? posix.join(posix.dirname(file), specifier).replace(/\.js$/, '.d.ts')
    : undefined;
