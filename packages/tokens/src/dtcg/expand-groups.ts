import type { Path } from '../brand/positions.ts';
import { fail, isRecord, type Place, quoted, whole } from '../brand/reader.ts';
import { keysOf, valueAt } from './references.ts';

/** A group whose tokens say their type and whose members, its own and inherited, stand in it. */
export type Expanded = { readonly [name: string]: Expanded | unknown };

type Group = Readonly<Record<string, unknown>>;

const placeOf = (path: Path): Place => ({ ...whole, path, name: path.join('.') });

/** A token has a value, or refers to one by a JSON Pointer. A group with `$ref` has members too, or no type. */
export const isToken = (value: unknown): value is Group =>
  isRecord(value) && ('$value' in value || ('$ref' in value && Object.keys(value).every(isNote)));

const isNote = (key: string) => key.startsWith('$') && key !== '$root';

/**
 * The groups of a token file as its tokens see them: with what `$extends` inherits, and each token with the type that it
 * has from the groups around it. Values stay as they are written.
 * @throws BrandError if a group extends itself, something unknown or a token, or if a token has members
 */
export function expandGroups(content: unknown): Expanded {
  const expand = (
    group: Group,
    path: Path,
    outerType: unknown,
    extended: readonly string[],
  ): Record<string, unknown> => {
    const inherited = inherit(group, path, outerType, extended);
    const type = group.$type ?? inherited.$type ?? outerType;
    const members: Record<string, unknown> = { ...inherited };
    if (type !== undefined) members.$type = type;
    for (const [key, member] of Object.entries(group)) {
      const inner = [...path, key];
      if (isNote(key)) {
        if (key !== '$extends' && key !== '$ref') members[key] = member;
      } else if (isToken(member)) {
        members[key] = withType(member, inner, type);
      } else if (isRecord(member)) {
        const before = members[key];
        const own = expand(member, inner, type, extended);
        members[key] = isRecord(before) && !isToken(before) ? merged(before, own) : own;
      } else {
        const meant = key === 'value' || key === 'type' ? `; did you mean "$${key}"?` : '.';
        fail(placeOf(inner), `is ${quoted(member)}, but must be a token or a group of tokens${meant}`);
      }
    }
    return members;
  };

  const inherit = (group: Group, path: Path, outerType: unknown, extended: readonly string[]): Group => {
    const [key, base] = '$extends' in group ? ['$extends', group.$extends] : ['$ref', group.$ref];
    if (base === undefined) return {};
    const at = placeOf([...path, key]);
    const keys = keysOf(base) ?? fail(at, `is ${quoted(base)}, but must be a group, like {color.brand}.`);
    const name = keys.join('.');
    if (extended.includes(name)) fail(at, `goes round in a circle: ${[...extended, name].join(', ')}.`);
    const target = valueAt(content, keys);
    if (!isRecord(target)) return fail(at, `refers to {${name}}, which is no group.`);
    if (isToken(target)) return fail(at, `refers to {${name}}, which is a token, but must be a group.`);
    return expand(target, keys, outerType, [...extended, name]);
  };

  return isRecord(content) ? expand(content, [], undefined, []) : fail(whole, 'must be an object.');
}

function withType(token: Group, path: Path, type: unknown): Group {
  const member = Object.keys(token).find((key) => !isNote(key));
  if (member !== undefined)
    fail(
      placeOf([...path, member]),
      'stands in a token, but a token has no members: name it $root in a group.',
    );
  // What refers to another token has its type.
  const isReference = '$ref' in token || keysOf(token.$value) !== undefined;
  return type === undefined || isReference || '$type' in token ? token : { ...token, $type: type };
}

/** The members of both: a token of the second replaces one of the first. */
function merged(first: Group, second: Group): Group {
  const entries = Object.entries(second).map(([key, value]) => {
    const before = first[key];
    const isGroup =
      isRecord(before) && isRecord(value) && !isToken(before) && !isToken(value) && !isNote(key);
    return [key, isGroup ? merged(before, value) : value];
  });
  return { ...first, ...Object.fromEntries(entries) };
}
