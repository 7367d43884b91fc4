import type { ESTree } from 'vite';
import {
  findType,
  getArguments,
  getTypeName,
  readSource,
  type Source,
  type Typed,
  unwrapExport,
} from './source-types.ts';

/**
 * The literals of which a type consists, as the code writes them: `'small'`. `undefined` among them is left out.
 * @returns undefined if the type allows anything else
 */
export function findLiterals(typed: Typed): string[] | undefined {
  const { node, source, given } = typed;
  switch (node.type) {
    case 'TSLiteralType':
      return [source.text.slice(node.start, node.end)];
    case 'TSUndefinedKeyword':
      return [];
    case 'TSUnionType': {
      const each = node.types.map((one) => findLiterals({ node: one, source, given }));
      return each.some((one) => one === undefined) ? undefined : each.flatMap((one) => one ?? []);
    }
    case 'TSTypeOperator':
      return node.operator === 'keyof' ? findKeys(node.typeAnnotation, source) : undefined;
    case 'TSTypeReference': {
      const [argument] = getArguments(node);
      if (getTypeName(node) === 'NoInfer' && argument) return findLiterals({ node: argument, source, given });
      const { typed: meant } = findType(typed);
      return meant && meant.node !== node ? findLiterals(meant) : undefined;
    }
    default:
      return undefined;
  }
}

/** The names of the styles in `keyof typeof css.size`, where `css` is a file of styles. */
function findKeys(node: ESTree.TSType, source: Source): string[] | undefined {
  if (node.type !== 'TSTypeQuery' || node.exprName.type !== 'TSQualifiedName') return undefined;
  const { left, right } = node.exprName;
  const styles = left.type === 'Identifier' ? source.imports.get(left.name) : undefined;
  if (!styles) return undefined;
  const file = readSource(styles.file);
  const made = findValue(file, right.name);
  const argument = made?.type === 'CallExpression' ? made.arguments[0] : made;
  const object = argument?.type === 'Identifier' ? findValue(file, argument.name) : argument;
  if (object?.type !== 'ObjectExpression') return undefined;
  return object.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    if (property.key.type === 'Identifier') return [`'${property.key.name}'`];
    return property.key.type === 'Literal' ? [String(property.key.raw)] : [];
  });
}

/** The value of a constant of a file, without `as const`. */
export function findValue({ program }: Source, name: string): ESTree.Expression | undefined {
  const found = program.body
    .map(unwrapExport)
    .flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
  return found?.type === 'TSAsExpression' ? found.expression : (found ?? undefined);
}
