import type { ESTree, Plugin } from 'vite';
import { findLiterals } from './literals.ts';
import { type Member, readMembers } from './members.ts';
import { type NamedTypes, readNamedTypes } from './named-types.ts';
import { byImportance } from './prop-order.ts';
import { readSource, type Typed, unwrapExport } from './source-types.ts';

/** A prop in the form of react-docgen, which Storybook reads. */
interface Prop {
  readonly required: boolean;
  readonly description: string;
  readonly tsType: object;
  readonly defaultValue?: { readonly value: string };
}

/** A component in the form of react-docgen. */
export interface PropTable {
  readonly description: string;
  /** In the order in which somebody decides about them. */
  readonly props: Readonly<Record<string, Prop>>;
  /** The types for which each caller chooses one, as the code writes them: `Value extends string`. */
  readonly choices: readonly string[];
  readonly types: NamedTypes;
}

/**
 * The exported components of a file with their props. A union type is listed with its choices, wherever it is declared.
 * react-docgen follows neither a union of props, nor `Omit`, nor the types of another file.
 * @param file an absolute path
 */
export function readPropTables(file: string): Map<string, PropTable> {
  const source = readSource(file);
  const tables = source.program.body.flatMap((statement): [string, PropTable][] => {
    const component = unwrapExport(statement);
    const isExported = statement.type === 'ExportNamedDeclaration';
    if (!isExported || component?.type !== 'FunctionDeclaration') return [];
    const name = component.id?.name ?? '';
    const [parameter] = component.params;
    if (!/^[A-Z]/.test(name) || !parameter || !('typeAnnotation' in parameter)) return [];
    const node = parameter.typeAnnotation?.typeAnnotation;
    const members = node ? readMembers({ node, source, given: new Map() }).toSorted(byImportance) : [];
    const parameters = component.typeParameters?.params ?? [];
    const choices = parameters.map(({ start, end }) => source.text.slice(start, end));
    const types = readNamedTypes(
      members,
      parameters.map((one) => one.name.name),
    );
    const defaults = readDefaults(parameter, source.text);
    const props = members.map((member) => [member.name, toProp(member, defaults.get(member.name))]);
    const description = source.findComment(statement.start) ?? '';
    return [[name, { description, props: Object.fromEntries(props), choices, types }]];
  });
  return new Map(tables);
}

/** The values that a component takes for props that are not given. */
function readDefaults(parameter: ESTree.ParamPattern, text: string): Map<string, string> {
  if (parameter.type !== 'ObjectPattern') return new Map();
  const found = parameter.properties.flatMap((property): [string, string][] => {
    if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') return [];
    const { right } = property.value;
    return property.key.type === 'Identifier'
      ? [[property.key.name, text.slice(right.start, right.end)]]
      : [];
  });
  return new Map(found);
}

/** What React's own props mean where a widget adds nothing to it. */
const ofReact: Readonly<Record<string, string>> = {
  children: 'Its content.',
  ref: 'Receives its element, to move the focus to it.',
};

function toProp(
  { name, comment = ofReact[name] ?? '', isRequired, typed }: Member,
  usual: string | undefined,
): Prop {
  return {
    required: isRequired,
    description: comment,
    tsType: typed ? toTsType(typed) : { name: 'signature', type: 'function', raw: 'function' },
    ...(usual === undefined ? {} : { defaultValue: { value: usual } }),
  };
}

function toTsType(typed: Typed): object {
  const literals = findLiterals(typed);
  if (literals && literals.length > 0 && literals.every((literal) => literal.startsWith("'")))
    return {
      name: 'union',
      raw: literals.join(' | '),
      elements: literals.map((value) => ({ name: 'literal', value })),
    };
  const raw = literals?.join(' | ') || getText(typed);
  const isFunction = /=>/.test(raw) || /Handler$|Handler</.test(raw);
  return isFunction ? { name: 'signature', type: 'function', raw } : { name: raw };
}

/** A type as its file writes it, without `undefined`. The name of a parameter is replaced by what it stands for. */
function getText(typed: Typed): string {
  const { node, source, given } = typed;
  if (node.type === 'TSUnionType') {
    const types = node.types.filter(({ type }) => type !== 'TSUndefinedKeyword');
    const [first] = types;
    // Without `undefined` a function needs no parentheses.
    if (first?.type === 'TSParenthesizedType' && types.length === 1)
      return getText({ node: first.typeAnnotation, source, given });
    return types.map((one) => getText({ node: one, source, given })).join(' | ');
  }
  const text = source.text.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
  const named = text.replaceAll(/\b[A-Z]\w*/g, (name) => {
    const argument = given.get(name);
    return argument ? getText(argument) : name;
  });
  // It only says from which prop TypeScript reads the type.
  return named.replaceAll(/\bNoInfer<(\w+)>/g, '$1');
}

/** Gives each widget of the kit its table of props. */
export const propTablesPlugin = (): Plugin => ({
  name: 'prop-tables',
  enforce: 'pre',
  transform: (code, id) => {
    const file = id.replace(/\?.*$/, '');
    if (file !== id || !/\/packages\/ui\/src\/(?!stories\/).*(?<!\.(stories|test))\.tsx$/.test(file)) return;
    const tables = [...readPropTables(file)].map(
      ([name, table]) => `\n;${name}.__docgenInfo = ${JSON.stringify({ ...table, displayName: name })};`,
    );
    return tables.length > 0 ? { code: code + tables.join(''), map: null } : undefined;
  },
});
