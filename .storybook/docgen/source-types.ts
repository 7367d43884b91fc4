import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;
type Node = ESTree.TSType | ESTree.TSInterfaceHeritage;

/** A file with the types that it declares and the names that it imports from other files. */
export interface Source {
  readonly text: string;
  readonly program: ESTree.Program;
  readonly types: ReadonlyMap<string, Declaration>;
  /** By local name: the file and the exported name; undefined for a whole module. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string | undefined }>;
  /** The sentence before a position; undefined without one. */
  readonly findComment: (before: number) => string | undefined;
}

/** A type, with the place that gives its names a meaning. */
export interface Typed {
  readonly node: Node;
  readonly source: Source;
  /** The arguments of a generic type, by the names of its parameters. */
  readonly given: ReadonlyMap<string, Typed>;
}

/** The statement itself, or what it exports. */
export const unwrapExport = (statement: ESTree.Program['body'][number]) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;

/**
 * Reads a file of the kit.
 * @param file an absolute path
 */
export function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const { program, comments, module } = parseSync(file, text);
  const declared = program.body.flatMap((statement): [string, Declaration][] => {
    const one = unwrapExport(statement);
    const isType = one?.type === 'TSInterfaceDeclaration' || one?.type === 'TSTypeAliasDeclaration';
    return isType ? [[one.id.name, one]] : [];
  });
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const target = join(dirname(file), moduleRequest.value);
    if (!moduleRequest.value.startsWith('.') || !existsSync(target)) return [];
    return entries.map(({ localName, importName }) => {
      const name = importName.kind === 'Name' ? (importName.name ?? undefined) : undefined;
      return [localName.value, { file: target, name }] as const;
    });
  });
  return {
    text,
    program,
    types: new Map(declared),
    imports: new Map(imported),
    findComment: (before) => {
      const found = comments.find(({ type, value, end }) => {
        const between = text.slice(end, before).trim();
        return type === 'Block' && value.startsWith('*') && end <= before && /^(export)?$/.test(between);
      });
      return found?.value
        .replaceAll(/^\s*\*+ ?/gm, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
    },
  };
}

/** The type that a name stands for: an argument, or a declaration here or in another file. */
export function findType({ node, source, given }: Typed): { declared?: Declaration; typed?: Typed } {
  const name = getTypeName(node);
  if (name === undefined) return {};
  const argument = given.get(name);
  if (argument) return { typed: argument };
  const elsewhere = source.imports.get(name);
  const home = elsewhere?.name === undefined ? source : readSource(elsewhere.file);
  const declared = home.types.get(elsewhere?.name ?? name);
  if (!declared) return {};
  const own = getArguments(node);
  const parameters = (declared.typeParameters?.params ?? []).flatMap((parameter, at): [string, Typed][] => {
    const passed = own[at];
    if (passed) return [[parameter.name.name, { node: passed, source, given }]];
    const usual = parameter.default ?? parameter.constraint;
    return usual ? [[parameter.name.name, { node: usual, source: home, given: new Map() }]] : [];
  });
  const body = declared.type === 'TSTypeAliasDeclaration' ? declared.typeAnnotation : node;
  return { declared, typed: { node: body, source: home, given: new Map(parameters) } };
}

/** The name of a referenced type: `Omit`. */
export function getTypeName(node: Node): string | undefined {
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier') return node.typeName.name;
  if (node.type === 'TSInterfaceHeritage' && node.expression.type === 'Identifier')
    return node.expression.name;
  return undefined;
}

/** The arguments of a referenced type. */
export const getArguments = (node: Node): readonly ESTree.TSType[] =>
  node.type === 'TSTypeReference' || node.type === 'TSInterfaceHeritage'
    ? (node.typeArguments?.params ?? [])
    : [];
