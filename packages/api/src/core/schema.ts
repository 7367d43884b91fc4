import * as z from 'zod/mini';
import { isUnsafeKey, toCamel } from './case.ts';
import type { Shape } from './endpoint.ts';
import { readJson } from './read-json.ts';

/** A schema without the optional, nullable and default wrappers around it. */
export function bare(schema: Shape): Shape {
  const def = schema._zod.def as z.core.$ZodTypeDef & { readonly innerType?: Shape };
  return def.innerType ? bare(def.innerType) : schema;
}

/** The value of a path or query parameter. Unparsable text stays text, and its schema refuses it. */
export function decode(schema: Shape, texts: readonly string[]): unknown {
  const [first] = texts;
  if (first === undefined) return undefined;
  const { type } = bare(schema)._zod.def;
  // A value that occurs twice is ambiguous and therefore invalid.
  if (type === 'array' || texts.length > 1) return texts;
  switch (type) {
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(first) ? Number(first) : first;
    case 'boolean':
      return first === 'true' ? true : first === 'false' ? false : first;
    case 'object':
    case 'record': {
      const read = readJson(first);
      return 'value' in read ? toCamel(read.value) : first;
    }
    default:
      return first;
  }
}

/** The message key of an issue whose schema names none. */
function messageKey(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'required' : 'tooSmall';
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : 'tooLarge';
    case 'invalid_value':
      return 'choice';
    default:
      return 'invalid';
  }
}

/**
 * Message keys by the dotted camelCase path of a field, `customer.email`. Only the first issue of a field is
 * kept.
 */
export type Fields = { readonly [path: string]: string };

type Checked = { readonly value: unknown } | { readonly fields: Fields };

/** The maximum number of reported fields; nobody reads more. */
const MOST_FIELDS = 200;
/** A longer unknown name is not repeated. */
const LONGEST_NAME = 64;

/** Runs a schema. Issues of the whole value are reported as `root`. */
export function check(schema: Shape, value: unknown, root: string): Checked {
  const result = z.safeParse(schema, value, { error: messageKey });
  if (result.success) return { value: result.data };
  // A map, since a stranger's key may be `constructor` or another inherited name.
  const fields = new Map<string, string>();
  for (const issue of result.error.issues)
    for (const path of getPaths(issue)) {
      const field = path.map(String).join('.') || root;
      if (!fields.has(field) && fields.size < MOST_FIELDS) fields.set(field, issue.message);
    }
  return { fields: Object.fromEntries(fields) };
}

/** The paths of the fields an issue is about: of unknown fields their own, unless nobody could read one. */
function getPaths(issue: z.core.$ZodIssue): readonly PropertyKey[][] {
  const { path } = issue;
  if (issue.code !== 'unrecognized_keys') return [path];
  return issue.keys.map((key) => (key.length > LONGEST_NAME || isUnsafeKey(key) ? path : [...path, key]));
}
