import type { ESTree } from 'vite';
import { findLiterals } from './literals.ts';
import type { Member } from './members.ts';
import { findType, getTypeName, type Source, type Typed } from './source-types.ts';

/** The types that a table of props names. */
export interface NamedTypes {
  /** Declarations as their files write them, by name, for readers who look a name up. */
  readonly declared: Readonly<Record<string, string>>;
  /** Names that this repository does not declare: those of TypeScript, of the browser and of React. */
  readonly foreign: readonly string[];
}

/**
 * Finds the types that the types of props name, with those that these name in turn.
 * @param members the props
 * @param choices the parameters of the component, for which each caller chooses a type
 */
export function readNamedTypes(
  members: readonly Pick<Member, 'typed'>[],
  choices: readonly string[],
): NamedTypes {
  const declared = new Map<string, string>();
  const foreign = new Set<string>();
  function follow(typed: Typed, within: Iterable<ESTree.Node>, parameters: readonly string[]) {
    for (const node of findReferences(within)) {
      const name = getTypeName(node) ?? '';
      const argument = typed.given.get(name);
      if (argument) follow(argument, [argument.node], choices);
      if (argument || parameters.includes(name) || declared.has(name)) continue;
      const { declared: found, typed: meant } = findType({ ...typed, node });
      if (!found || !meant) {
        foreign.add(name);
        continue;
      }
      declared.set(name, getText(found, meant.source));
      const body = found.type === 'TSInterfaceDeclaration' ? [found.body, ...found.extends] : [meant.node];
      const own = found.typeParameters?.params.map((parameter) => parameter.name.name) ?? [];
      follow({ ...meant, given: new Map() }, body, own);
    }
  }
  for (const { typed } of members) if (typed && !findLiterals(typed)) follow(typed, [typed.node], choices);
  return { declared: Object.fromEntries(declared), foreign: [...foreign] };
}

type Reference = ESTree.TSTypeReference | ESTree.TSInterfaceHeritage;

/** Every reference to a type in a part of the syntax tree, the outer ones first. */
function findReferences(part: unknown): Reference[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(findReferences);
  return isReference(part) ? [part, ...inner] : inner;
}

const isReference = (part: object): part is Reference =>
  'type' in part && (part.type === 'TSTypeReference' || part.type === 'TSInterfaceHeritage');

/** A declaration with its comment, without `export`. */
function getText({ start, end }: ESTree.Span, source: Source): string {
  const comment = source.findComment(start);
  const text = source.text.slice(start, end);
  return comment === undefined ? text : `/** ${comment} */\n${text}`;
}
