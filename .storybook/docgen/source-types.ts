import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync } from 'vite';

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;
type Node = ESTree.TSType | ESTree.TSInterfaceHeritage;

/** Where a name is exported: the file, and the name there; undefined for a whole module. */
interface Origin {
  readonly file: string;
  readonly name: string | undefined;
}

/** A file with the types that it declares and the names that it takes from other files. */
export interface Source {
  readonly text: string;
  readonly program: ESTree.Program;
  readonly types: ReadonlyMap<string, Declaration>;
  /** By local name. */
  readonly imports: ReadonlyMap<string, Origin>;
  /** What it only passes on, by the name it exports. */
  readonly passedOn: ReadonlyMap<string, Origin>;
  /** The files of which it passes on everything. */
  readonly passedOnWhole: readonly string[];
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

/** The files that were read, each with the time of its last change. */
const known = new Map<string, { readonly source: Source; readonly changed: number }>();

/**
 * Reads a file of the repository, unless it is known and has not changed.
 * @param file an absolute path
 */
export function readSource(file: string): Source {
  const changed = statSync(file).mtimeMs;
  const found = known.get(file);
  if (found?.changed === changed) return found.source;
  const source = parseSource(file);
  known.set(file, { source, changed });
  return source;
}

function parseSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const { program, comments, module } = parseSync(file, text);
  const declared = program.body.flatMap((statement): [string, Declaration][] => {
    const one = unwrapExport(statement);
    const isType = one?.type === 'TSInterfaceDeclaration' || one?.type === 'TSTypeAliasDeclaration';
    return isType ? [[one.id.name, one]] : [];
  });
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const target = findFile(file, moduleRequest.value);
    if (!target) return [];
    return entries.map(({ localName, importName }) => {
      const name = importName.kind === 'Name' ? (importName.name ?? undefined) : undefined;
      return [localName.value, { file: target, name }] as const;
    });
  });
  const passed = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName, exportName }) => {
      const target = moduleRequest && findFile(file, moduleRequest.value);
      return target ? [{ file: target, name: importName.name ?? undefined, exported: exportName.name }] : [];
    });
  return {
    text,
    program,
    types: new Map(declared),
    imports: new Map(imported),
    passedOn: new Map(passed.map((one) => [one.exported ?? '', one])),
    passedOnWhole: passed.filter(({ exported }) => exported === null).map((one) => one.file),
    findComment: (before) => {
      const found = comments.find(({ type, value, end }) => {
        const between = text.slice(end, before).trim();
        return type === 'Block' && value.startsWith('*') && end <= before && /^(export)?$/.test(between);
      });
      return found?.value
        .replaceAll(/^\s*\*+ ?/gm, ' ')
        .replaceAll(/\s+/g, ' ')
        .replace(/ @(param|returns|throws)\b.*/, '')
        .trim();
    },
  };
}

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** The file behind an import: beside the importing file, or a package of this repository. */
function findFile(file: string, specifier: string): string | undefined {
  const [, name, path = ''] = /^@deck\/(\w+)(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined && !specifier.startsWith('.')) return undefined;
  const home = join(packages, name ?? '');
  const target = name === undefined ? join(dirname(file), specifier) : findEntry(home, `.${path}`);
  return target !== undefined && existsSync(target) ? target : undefined;
}

/** The source that a package exports under a path. */
function findEntry(home: string, path: string): string | undefined {
  const { exports }: { exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  );
  const target = exports[path];
  return target === undefined ? undefined : join(home, target);
}

/** The declaration of a type that a file declares or passes on, with its file. */
function findDeclared(source: Source, name: string): { declared: Declaration; home: Source } | undefined {
  const declared = source.types.get(name);
  if (declared) return { declared, home: source };
  const origin = source.passedOn.get(name) ?? source.imports.get(name);
  if (origin?.name !== undefined) return findDeclared(readSource(origin.file), origin.name);
  for (const file of source.passedOnWhole) {
    const found = findDeclared(readSource(file), name);
    if (found) return found;
  }
  return undefined;
}

/** The type that a name stands for: an argument, or a declaration here or in another file. */
export function findType({ node, source, given }: Typed): { declared?: Declaration; typed?: Typed } {
  const name = getTypeName(node);
  if (name === undefined) return {};
  const argument = given.get(name);
  if (argument) return { typed: argument };
  const found = findDeclared(source, name);
  if (!found) return {};
  const { declared, home } = found;
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
