import { parseSync, Visitor } from 'vite';

/**
 * An import of a module: `value` is loaded before the module runs, `late` while it runs, `type` never.
 * @typedef {{ specifier: string, kind: 'value' | 'late' | 'type' }} Import
 */

/** The calls by which tests replace a module: `vi.mock('./clock.ts')`. */
const REPLACING = new Set(['mock', 'doMock', 'importActual']);

/** The parser's list lacks these imports, so they are searched in the tree. */
const HIDDEN = /\bimport\s*\(|\bvi\.(mock|doMock|importActual)\b/;

/**
 * Every module that a source names in an import, a re-export or a replacement. A path computed at run time is not one.
 * @param {string} file its name determines the syntax: `screen.tsx`
 * @param {string} source
 * @returns {Import[]}
 */
export function getImports(file, source) {
  const { module, program } = parseSync(file, source);
  /** @type {Import[]} */
  const found = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    kind: entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value',
  }));
  for (const { entries } of module.staticExports) {
    const [first] = entries;
    if (first?.moduleRequest)
      found.push({
        specifier: first.moduleRequest.value,
        kind: entries.every(({ isType }) => isType) ? 'type' : 'value',
      });
  }
  return HIDDEN.test(source) ? [...found, ...hiddenImports(program)] : found;
}

/**
 * @param {import('vite').ESTree.Program} program
 * @returns {Import[]}
 */
function hiddenImports(program) {
  /** @type {Import[]} */
  const found = [];
  const take = (/** @type {string | undefined} */ specifier, /** @type {Import['kind']} */ kind) => {
    if (specifier !== undefined) found.push({ specifier, kind });
  };
  new Visitor({
    ImportExpression: ({ source }) => take(getText(source), 'late'),
    TSImportType: ({ source }) => take(source.value, 'type'),
    CallExpression: ({ callee, arguments: [replaced] }) => {
      if (callee.type !== 'MemberExpression' || callee.computed || !replaced) return;
      const { object, property } = callee;
      if (object.type === 'Identifier' && object.name === 'vi' && REPLACING.has(property.name))
        take(getText(replaced), 'late');
    },
  }).visit(program);
  return found;
}

/**
 * @param {import('vite').ESTree.Argument} node
 * @returns {string | undefined} undefined unless it is a constant string
 */
function getText(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}
