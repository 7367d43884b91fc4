import type { ESTree, Plugin } from 'vite';
import { findLiterals, findValue } from './literals.ts';
import { type Member, readMembers } from './members.ts';
import { type NamedTypes, readNamedTypes } from './named-types.ts';
import { byImportance } from './prop-order.ts';
import { readSource, type Source, type Typed, unwrapExport } from './source-types.ts';

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

/** An exported component as its file declares it. */
interface Component {
  readonly name: string;
  /** The comment above it. */
  readonly description: string;
  readonly parameter: ESTree.ParamPattern;
  /** The type of its props. */
  readonly typed: Typed;
  readonly parameters: readonly ESTree.TSTypeParameter[];
}

function readComponents(source: Source): Component[] {
  return source.program.body.flatMap((statement) => {
    const component = unwrapExport(statement);
    const isExported = statement.type === 'ExportNamedDeclaration';
    if (!isExported || component?.type !== 'FunctionDeclaration') return [];
    const name = component.id?.name ?? '';
    const [parameter] = component.params;
    if (!/^[A-Z]/.test(name) || !parameter || !('typeAnnotation' in parameter)) return [];
    const node = parameter.typeAnnotation?.typeAnnotation;
    if (!node) return [];
    const description = source.findComment(statement.start) ?? '';
    const parameters = component.typeParameters?.params ?? [];
    return [{ name, description, parameter, typed: { node, source, given: new Map() }, parameters }];
  });
}

const getNames = (parameters: Component['parameters']) => parameters.map((one) => one.name.name);

/**
 * The exported components of a file with their props. A union type is listed with its choices, wherever it is declared.
 * react-docgen follows neither a union of props, nor `Omit`, nor the types of another file.
 * @param file an absolute path
 */
export function readPropTables(file: string): Map<string, PropTable> {
  const source = readSource(file);
  const tables = readComponents(source).map(
    ({ name, description, parameter, typed, parameters }): [string, PropTable] => {
      const members = readMembers(typed).toSorted(byImportance);
      const choices = parameters.map(({ start, end }) => source.text.slice(start, end));
      const types = readNamedTypes(members, getNames(parameters));
      const defaults = readDefaults(parameter, source);
      const props = members.map((member) => [member.name, toProp(member, defaults.get(member.name))]);
      return [name, { description, props: Object.fromEntries(props), choices, types }];
    },
  );
  return new Map(tables);
}

/**
 * The type of a component's props as its file declares it, with the types that it names, for readers of code.
 * @param file an absolute path
 * @returns undefined if the file exports no such component
 */
export function readPropTypes(
  file: string,
  component: string,
): { readonly description: string; readonly types: readonly string[] } | undefined {
  const found = readComponents(readSource(file)).find(({ name }) => name === component);
  if (!found) return undefined;
  const { declared } = readNamedTypes([found], getNames(found.parameters));
  return { description: found.description, types: Object.values(declared) };
}

/** The values that a component takes for props that are not given. A constant of its file stands for its value. */
function readDefaults(parameter: ESTree.ParamPattern, source: Source): Map<string, string> {
  if (parameter.type !== 'ObjectPattern') return new Map();
  const found = parameter.properties.flatMap((property): [string, string][] => {
    if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') return [];
    const { right } = property.value;
    const { start, end } = (right.type === 'Identifier' && findValue(source, right.name)) || right;
    return property.key.type === 'Identifier' ? [[property.key.name, source.text.slice(start, end)]] : [];
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
  const choices = literals?.toSorted().join(' | ') === 'false | true' ? 'boolean' : literals?.join(' | ');
  const raw = choices || getText(typed);
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
