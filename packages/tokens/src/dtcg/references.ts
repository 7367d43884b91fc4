import type { Path } from '../brand/positions.ts';
import { isRecord } from '../brand/reader.ts';

/** A reference to a token or a group: `{color.accent}`. */
const braces = /^\{([^{}]+)\}$/;

/**
 * The keys that a reference names: `{color.accent}` or the JSON Pointer `#/color/accent`.
 * @returns undefined if it is no reference
 */
export function keysOf(reference: unknown): string[] | undefined {
  if (typeof reference !== 'string') return undefined;
  const name = braces.exec(reference)?.[1];
  if (name !== undefined) return name.split('.');
  if (!reference.startsWith('#/')) return undefined;
  const keys = reference.slice(2).split('/');
  return keys.map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/** What stands at keys of objects and places of lists; undefined if nothing does. */
export function valueAt(content: unknown, keys: Path): unknown {
  let found: unknown = content;
  for (const key of keys) {
    const isInside = (isRecord(found) || Array.isArray(found)) && Object.hasOwn(found, key);
    found = isInside ? (found as Readonly<Record<string | number, unknown>>)[key] : undefined;
  }
  return found;
}
