/** The value of a field, or of a part of a field; undefined where there was none. */
export type Leaf = string | number | boolean | null | readonly string[] | undefined;

/** A field, or a part of one by its path, before and after. */
export interface ChangeLine {
  readonly path: readonly string[];
  readonly before: Leaf;
  readonly after: Leaf;
}

interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change as lines: of an object or of named entries one for each part that differs. */
export function toChangeLines({ field, before, after }: Change): ChangeLine[] {
  const [was, is] = [before, after].map((text) => flatten(parse(text), [field]));
  const paths = new Map([...(was ?? []), ...(is ?? [])].map(([key, { path }]) => [key, path]));
  return [...paths]
    .map(([key, path]) => ({ path, before: was?.get(key)?.leaf, after: is?.get(key)?.leaf }))
    .filter((line) => JSON.stringify(line.before) !== JSON.stringify(line.after));
}

/** The record has a text as it is, and anything else as JSON. */
function parse(text: string | null): unknown {
  if (text === null) return undefined;
  if (!/^(?:[[{]|(?:true|false|null)$)/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type Leaves = ReadonlyMap<string, { readonly path: readonly string[]; readonly leaf: Leaf }>;

function flatten(value: unknown, path: readonly string[]): Leaves {
  if (value === undefined) return new Map();
  if (isObject(value))
    return new Map(Object.entries(value).flatMap(([key, part]) => [...flatten(part, [...path, key])]));
  const named = getNamed(value);
  if (named)
    return new Map([
      ...atPath([...path, 'order'], [...named.keys()]),
      ...[...named].flatMap(([name, rest]) => [...flatten(rest, [...path, name])]),
    ]);
  return atPath(path, toLeaf(value));
}

const atPath = (path: readonly string[], leaf: Leaf): Leaves =>
  new Map([[JSON.stringify(path), { path, leaf }]]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Entries by their name: payment methods have a `name`, fields of a form a `field`. */
function getNamed(value: unknown): ReadonlyMap<string, object> | undefined {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) return undefined;
  const entries = new Map<string, object>();
  for (const { name, field, ...rest } of value) {
    const key = name ?? field;
    if (typeof key !== 'string') return undefined;
    entries.set(key, rest);
  }
  return entries;
}

function toLeaf(value: unknown): Leaf {
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return JSON.stringify(value);
}
