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
  for (const statement of readSource(styles.file).program.body) {
    const declaration = unwrapExport(statement);
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== right.name) continue;
      const [object] = init?.type === 'CallExpression' ? init.arguments : [init];
      if (object?.type !== 'ObjectExpression') return undefined;
      return object.properties.flatMap((property) => {
        if (property.type !== 'Property') return [];
        if (property.key.type === 'Identifier') return [`'${property.key.name}'`];
        return property.key.type === 'Literal' ? [String(property.key.raw)] : [];
      });
    }
  }
  return undefined;
}
