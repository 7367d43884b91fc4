import type { ESTree } from 'vite';
import { findLiterals } from './literals.ts';
import { findType, getArguments, getTypeName, type Typed } from './source-types.ts';

/** A prop as its type declares it. */
export interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly comment: string | undefined;
  /** Its type; undefined for a method. */
  readonly typed: Typed | undefined;
}

/** The props of a type. Those of React's own types, such as the attributes of a button, are not followed. */
export function readMembers(typed: Typed): Member[] {
  const { node, source, given } = typed;
  const within = (one: ESTree.TSType) => readMembers({ node: one, source, given });
  switch (node.type) {
    case 'TSTypeLiteral':
      return node.members.flatMap((member) => readSignature(member, typed));
    case 'TSParenthesizedType':
      return within(node.typeAnnotation);
    case 'TSIntersectionType':
      return merge(node.types.map(within), true);
    case 'TSUnionType':
      return merge(node.types.map(within), false);
    case 'TSTypeReference':
    case 'TSInterfaceHeritage':
      return readReference(typed);
    default:
      return [];
  }
}

function readReference(typed: Typed): Member[] {
  const { node, source, given } = typed;
  const [first, second] = getArguments(node).map((one): Typed => ({ node: one, source, given }));
  const keys = () => (second ? (findLiterals(second) ?? []) : []);
  switch (getTypeName(node)) {
    case 'Omit':
      return first ? readMembers(first).filter(({ name }) => !keys().includes(`'${name}'`)) : [];
    case 'Pick':
      return first ? readMembers(first).filter(({ name }) => keys().includes(`'${name}'`)) : [];
    case 'Partial':
      return first ? readMembers(first).map((member) => ({ ...member, isRequired: false })) : [];
    case 'Readonly':
    case 'NoInfer':
      return first ? readMembers(first) : [];
  }
  const { declared, typed: meant } = findType(typed);
  if (!meant) return [];
  if (declared?.type !== 'TSInterfaceDeclaration') return readMembers(meant);
  const inherited = declared.extends.map((one) => readMembers({ ...meant, node: one }));
  const own = declared.body.body.flatMap((member) => readSignature(member, meant));
  return merge([own, ...inherited], true);
}

function readSignature(member: ESTree.TSSignature, { source, given }: Typed): Member[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
  if (member.key.type !== 'Identifier' && member.key.type !== 'Literal') return [];
  const name = member.key.type === 'Identifier' ? member.key.name : String(member.key.value);
  const node = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined;
  return [
    {
      name,
      isRequired: !member.optional,
      comment: source.findComment(member.start),
      typed: node && { node, source, given },
    },
  ];
}

const isNever = ({ typed }: Member) => typed?.node.type === 'TSNeverKeyword';

/**
 * Joins the props of several types. The first type that has a prop describes it.
 * @param isEach whether all types hold at once; otherwise one of them does, and only common props are required
 */
function merge(types: readonly (readonly Member[])[], isEach: boolean): Member[] {
  const byName = Map.groupBy(types.flat(), ({ name }) => name);
  return [...byName.values()].flatMap((members) => {
    const possible = members.filter((member) => !isNever(member));
    const [first] = possible;
    if (!first) return [];
    const comment = possible.find((member) => member.comment !== undefined)?.comment;
    const isRequired = isEach
      ? possible.some((member) => member.isRequired)
      : possible.length === types.length && possible.every((member) => member.isRequired);
    return [{ ...first, typed: isEach ? first.typed : joinTypes(possible), comment, isRequired }];
  });
}

/** The type of a prop in a union of props: any of its types, if one file declares them all. */
function joinTypes(members: readonly Member[]): Typed | undefined {
  const [first, ...others] = members.map(({ typed }) => typed);
  const isOneFile = others.every(
    (one) => one?.source.text === first?.source.text && one?.given.size === 0 && first?.given.size === 0,
  );
  if (!first || others.length === 0 || !isOneFile) return first;
  const nodes = members.flatMap(({ typed }) => (typed ? [typed.node as ESTree.TSType] : []));
  const types = [
    ...new Map(nodes.map((node) => [first.source.text.slice(node.start, node.end), node])).values(),
  ];
  return { ...first, node: { ...first.node, type: 'TSUnionType', types } as ESTree.TSUnionType };
}
