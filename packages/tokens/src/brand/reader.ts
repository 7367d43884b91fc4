import { nearest } from './nearest.ts';

/** Something in a brand's file is not as it must be. The message names the file, the field and what would be right. */
export class BrandError extends Error {
  override name = 'BrandError';
}

/** Reads one value found at a place (`meridian/brand.json: color.accent`), or throws a BrandError naming the place. */
export type Reader<Value> = (value: unknown, at: string, inheritedType?: string) => Value;

type Read<Readers> = {
  [Key in keyof Readers]: Readers[Key] extends Reader<infer Value> ? Value : never;
};

export function fail(at: string, problem: string): never {
  throw new BrandError(`${at} ${problem}`);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands in the file, short enough for a message. */
export function quoted(value: unknown): string {
  const written = JSON.stringify(value) ?? String(value);
  return written.length > 60 ? `${written.slice(0, 57)}…` : written;
}

/** The place of a field inside another. */
export function inside(at: string, key: string): string {
  return at.endsWith(':') ? `${at} ${key}` : `${at}.${key}`;
}

export function record(value: unknown, at: string): Record<string, unknown> {
  return isRecord(value) ? value : fail(at, `is ${quoted(value)}, but must be an object.`);
}

export function onlyKnown(found: Record<string, unknown>, known: readonly string[], at: string): void {
  for (const key of Object.keys(found)) {
    if (known.includes(key)) continue;
    const hint = nearest(key, known);
    fail(inside(at, key), `is not known${hint === undefined ? '' : `; did you mean "${hint}"?`}`);
  }
}

/** An object in which every field of the first list must stand, those of the second may, and no other. */
export function object<Required extends object, Optional extends object = Record<never, never>>(
  required: Required & { [Key in keyof Required]: Reader<unknown> },
  optional: Optional & { [Key in keyof Optional]: Reader<unknown> } = {} as typeof optional,
): Reader<Read<Required> & Partial<Read<Optional>>> {
  const readers = { ...required, ...optional } as Record<string, Reader<unknown>>;
  return (value, at, inheritedType) => {
    const found = record(value, at);
    onlyKnown(found, [...Object.keys(readers), '$type', '$description'], at);
    const type = typeof found.$type === 'string' ? found.$type : inheritedType;
    const entries: [string, unknown][] = [];
    for (const [key, reader] of Object.entries(readers)) {
      if (key in found) entries.push([key, reader(found[key], inside(at, key), type)]);
      else if (key in required) fail(inside(at, key), 'is missing.');
    }
    return Object.fromEntries(entries) as Read<Required> & Partial<Read<Optional>>;
  };
}

/** An object that may hold any of these names, all read alike. */
export function anyOf<Name extends string, Value>(
  names: readonly Name[],
  reader: Reader<Value>,
): Reader<Partial<Record<Name, Value>>> {
  const readers = Object.fromEntries(names.map((name) => [name, reader]));
  const read = object({}, readers);
  return (value, at, type) => read(value, at, type) as Partial<Record<Name, Value>>;
}

export function text(value: unknown, at: string): string {
  return typeof value === 'string' && value.trim() !== ''
    ? value
    : fail(at, `is ${quoted(value)}, but must be some text.`);
}

export function oneOf<const Option extends string>(options: readonly Option[]): Reader<Option> {
  return (value, at) => {
    const found = options.find((option) => option === value);
    if (found !== undefined) return found;
    const list = options.map((option) => `"${option}"`).join(' or ');
    const hint = nearest(String(value), options);
    return fail(at, `is ${quoted(value)}, but must be ${list}; did you mean "${hint}"?`);
  };
}

export function between(least: number, most: number): Reader<number> {
  return (value, at) => {
    if (typeof value !== 'number' || Number.isNaN(value)) {
      return fail(at, `is ${quoted(value)}, but must be a number from ${least} to ${most}.`);
    }
    if (value >= least && value <= most) return value;
    const nearestRight = value < least ? least : most;
    return fail(at, `is ${value}, but must be from ${least} to ${most}; the nearest is ${nearestRight}.`);
  };
}

export function address(value: unknown, at: string): string {
  const found = text(value, at);
  if (URL.canParse(found) && found.startsWith('https://')) return found;
  return fail(at, `is "${found}", but must be an address like "https://brand.example/help".`);
}

export function email(value: unknown, at: string): string {
  const found = text(value, at);
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(found)) return found;
  return fail(at, `is "${found}", but must be an e-mail address like "help@brand.example".`);
}
