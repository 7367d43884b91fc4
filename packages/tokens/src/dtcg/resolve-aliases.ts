import { fail, isRecord, whole } from '../brand/reader.ts';

/** A reference to another token: `{color.accent}`. */
const alias = /^\{([^{}]+)\}$/;

/**
 * Replaces references in a token file by their values.
 * @throws BrandError for an unknown or circular reference
 */
export function resolveAliases(content: unknown): unknown {
  const valueAt = (name: string, path: readonly (string | number)[], seen: readonly string[]): unknown => {
    const at = { ...whole, path, name: path.join('.') };
    if (seen.includes(name)) return fail(at, `refers to itself by {${name}}.`);
    let token: unknown = content;
    for (const key of name.split('.')) token = isRecord(token) ? token[key] : undefined;
    if (!isRecord(token) || !('$value' in token)) return fail(at, `refers to {${name}}, which is no token.`);
    return replaced(token.$value, path, [...seen, name]);
  };
  const replaced = (value: unknown, path: readonly (string | number)[], seen: readonly string[]): unknown => {
    if (typeof value === 'string') {
      const name = alias.exec(value)?.[1];
      return name === undefined ? value : valueAt(name, path, seen);
    }
    if (Array.isArray(value)) return value.map((part, index) => replaced(part, [...path, index], seen));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        key === '$extensions' ? part : replaced(part, [...path, key], seen),
      ]),
    );
  };
  return replaced(content, [], []);
}
