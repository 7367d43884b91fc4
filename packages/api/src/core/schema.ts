import * as z from 'zod/mini';
import { toCamel } from './case.ts';
import type { Shape } from './endpoint.ts';
import { readJson } from './read-json.ts';

/** A schema without the optional, nullable and default wrappers around it. */
export function bare(schema: Shape): Shape {
  const def = schema._zod.def as z.core.$ZodTypeDef & { readonly innerType?: Shape };
  return def.innerType ? bare(def.innerType) : schema;
}

/** The value of a parameter as it stood in a path or a query. What cannot be read stays text: its schema refuses it. */
export function decode(schema: Shape, texts: readonly string[]): unknown {
  const [first] = texts;
  if (first === undefined) return undefined;
  const { type } = bare(schema)._zod.def;
  // A value that was given twice is none: nobody knows which of the two is meant.
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

/** Which sentence of the validation catalogue an issue is told with, where its schema names none. */
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

/** Message keys by the dotted camelCase path of a field, `customer.email`; the first issue of a field speaks for it. */
export type Fields = { readonly [path: string]: string };

type Checked = { readonly value: unknown } | { readonly fields: Fields };

/** So many wrong fields are named; nobody reads more. */
const MOST_FIELDS = 200;

/** Runs a schema; issues of the whole value stand under `root`. */
export function check(schema: Shape, value: unknown, root: string): Checked {
  const result = z.safeParse(schema, value, { error: messageKey });
  if (result.success) return { value: result.data };
  // A map, since a stranger's key may be called like something every object has.
  const fields = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const field = path.map(String).join('.') || root;
    if (!fields.has(field)) fields.set(field, message);
    if (fields.size === MOST_FIELDS) break;
  }
  return { fields: Object.fromEntries(fields) };
}
