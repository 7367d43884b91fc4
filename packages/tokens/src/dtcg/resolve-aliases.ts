import type { Path } from '../brand/positions.ts';
import { fail, isRecord, quoted, whole } from '../brand/reader.ts';
import { type Expanded, isToken } from './expand-groups.ts';
import { keysOf, valueAt } from './references.ts';

/** A token whose value refers to nothing any more. */
export interface Resolved {
  readonly type: unknown;
  readonly value: unknown;
}

/** Resolves references of a token file. */
export interface Resolver {
  /** The token at a path, with its own or its target's type. */
  readonly tokenAt: (path: Path) => Resolved;
  /** A group with every reference in it replaced by its value. */
  readonly resolved: (group: unknown, path: Path) => unknown;
}

/**
 * Follows references in the groups of a file, by names (`{color.accent}`) and by JSON Pointers (`#/color/accent`), also
 * within a value. A BrandError names one that leads nowhere or back to itself.
 */
export function resolver(content: Expanded): Resolver {
  const placeOf = (path: Path) => ({ ...whole, path, name: path.join('.') });

  const tokenOf = (token: unknown, path: Path, seen: readonly string[]): Resolved => {
    if (!isToken(token)) return fail(placeOf(path), 'is no token.');
    const inner = '$value' in token ? '$value' : '$ref';
    const target = follow(token[inner], [...path, inner], seen);
    if (target) return { ...target, type: token.$type ?? target.type };
    return { type: token.$type, value: replaced(token[inner], [...path, inner], seen) };
  };

  /** What a value refers to; undefined if it is no reference. */
  const follow = (value: unknown, path: Path, seen: readonly string[]): Resolved | undefined => {
    const reference = isRecord(value) && '$ref' in value ? value.$ref : value;
    const keys = keysOf(reference);
    if (keys === undefined) {
      if (reference !== value)
        fail(placeOf(path), `is ${quoted(value)}, but "$ref" must be like "#/color/red".`);
      return undefined;
    }
    const at = placeOf(path);
    // `#/color/red/$value` and `{color.red}` are the same token.
    const target = keys.at(-1) === '$value' ? keys.slice(0, -1) : keys;
    const name = target.join('.');
    const circle = [...seen.slice(seen.indexOf(name) + 1), name];
    if (seen.includes(name)) fail(at, `refers to itself by {${circle.join('}, {')}}.`);
    const found = valueAt(content, target);
    if (isToken(found)) return tokenOf(found, target, [...seen, name]);
    if (keys.includes('$value') && found !== undefined)
      return { type: undefined, value: replaced(found, target, [...seen, name]) };
    const root = isRecord(found) && isToken(found.$root) ? `; its own token is {${name}.$root}` : '';
    return fail(at, `refers to {${name}}, which is ${isRecord(found) ? `a group${root}` : 'no token'}.`);
  };

  const replaced = (value: unknown, path: Path, seen: readonly string[]): unknown => {
    const target = follow(value, path, seen);
    if (target) return target.value;
    if (Array.isArray(value)) return value.map((part, index) => replaced(part, [...path, index], seen));
    if (!isRecord(value)) return value;
    if ('$value' in value) return replaced(value.$value, [...path, '$value'], seen);
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, replaced(part, [...path, key], seen)]),
    );
  };

  const resolved = (group: unknown, path: Path): unknown => {
    if (isToken(group)) {
      const { type, value } = tokenOf(group, path, [path.join('.')]);
      const { $ref: _, ...notes } = group;
      return { ...notes, ...(type === undefined ? {} : { $type: type }), $value: value };
    }
    if (!isRecord(group)) return group;
    return Object.fromEntries(
      Object.entries(group).map(([key, member]) => [
        key,
        key.startsWith('$') && key !== '$root' ? member : resolved(member, [...path, key]),
      ]),
    );
  };

  return { tokenAt: (path) => tokenOf(valueAt(content, path), path, [path.join('.')]), resolved };
}
