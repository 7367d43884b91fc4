import { nearest } from './nearest.ts';
import type { Path } from './positions.ts';

/** A brand is invalid. The message is a sentence for people, with file and line if known. */
export class BrandError extends Error {
  override name = 'BrandError';
  /** The problem without the file: `color.accent is missing.` */
  readonly problem: string;
  /** The path of the invalid value; empty for the whole file. */
  readonly path: Path;

  constructor(message: string, problem = message, path: Path = []) {
    super(message);
    this.problem = problem;
    this.path = path;
  }
}

/** The path of a value, and its display name: `color.accent lightness`. */
export interface Place {
  readonly path: Path;
  readonly name: string;
}

export const whole: Place = { path: [], name: '' };

/** Reads a value at a path, or throws a BrandError naming it. */
export type Reader<Value> = (value: unknown, at: Place, inheritedType?: string) => Value;

type Read<Readers> = {
  [Key in keyof Readers]: Readers[Key] extends Reader<infer Value> ? Value : never;
};

export function fail({ path, name }: Place, problem: string): never {
  const said = `${name === '' ? 'The file' : name} ${problem}`;
  throw new BrandError(said, said, path);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value from the file, shortened for a message. */
export function quoted(value: unknown): string {
  const written = JSON.stringify(value) ?? String(value);
  return written.length > 60 ? `${written.slice(0, 57)}…` : written;
}

/** The path of a nested field. The value of a token has the token's name. */
export function inside({ path, name }: Place, key: string): Place {
  const called = name === '' ? key : `${name}.${key}`;
  return { path: [...path, key], name: key === '$value' ? name : called };
}

/** The path of a list's element with its own name: `color.accent lightness`. */
export function element({ path, name }: Place, index: number, called: string): Place {
  return { path: [...path, index], name: `${name} ${called}` };
}

export function record(value: unknown, at: Place): Record<string, unknown> {
  return isRecord(value) ? value : fail(at, `is ${quoted(value)}, but must be an object.`);
}

export function onlyKnown(found: Record<string, unknown>, known: readonly string[], at: Place): void {
  for (const key of Object.keys(found)) {
    if (known.includes(key)) continue;
    const hint = nearest(key, known);
    fail(inside(at, key), `is not known${hint === undefined ? '' : `; did you mean "${hint}"?`}`);
  }
}

/** Properties the token format allows on a group beside its members. */
const groupNotes = ['$type', '$description', '$extensions', '$deprecated'];

/** An object with all fields of the first list, optionally those of the second, and no others. */
export function object<Required extends object, Optional extends object = Record<never, never>>(
  required: Required & { [Key in keyof Required]: Reader<unknown> },
  optional: Optional & { [Key in keyof Optional]: Reader<unknown> } = {} as typeof optional,
): Reader<Read<Required> & Partial<Read<Optional>>> {
  const readers = { ...required, ...optional } as Record<string, Reader<unknown>>;
  return (value, at, inheritedType) => {
    const found = record(value, at);
    onlyKnown(found, [...Object.keys(readers), ...groupNotes], at);
    const type = typeof found.$type === 'string' ? found.$type : inheritedType;
    const entries: [string, unknown][] = [];
    for (const [key, reader] of Object.entries(readers)) {
      if (key in found) entries.push([key, reader(found[key], inside(at, key), type)]);
      else if (key in required) fail(inside(at, key), 'is missing.');
    }
    return Object.fromEntries(entries) as Read<Required> & Partial<Read<Optional>>;
  };
}

/** An object with any of these names, all read alike. */
export function readAnyOf<Name extends string, Value>(
  names: readonly Name[],
  reader: Reader<Value>,
): Reader<Partial<Record<Name, Value>>> {
  const readers = Object.fromEntries(names.map((name) => [name, reader]));
  const read = object({}, readers);
  return (value, at, type) => read(value, at, type) as Partial<Record<Name, Value>>;
}

export function text(value: unknown, at: Place): string {
  return typeof value === 'string' && value.trim() !== ''
    ? value
    : fail(at, `is ${quoted(value)}, but must be some text.`);
}

export function readOneOf<const Option extends string>(options: readonly Option[]): Reader<Option> {
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

export function address(value: unknown, at: Place): string {
  const found = text(value, at);
  if (URL.canParse(found) && found.startsWith('https://')) return found;
  const mended = `https://${found.replace(/^[a-z]*:?\/\//i, '')}`;
  const hint = URL.canParse(mended) ? `; did you mean "${mended}"?` : '.';
  return fail(at, `is "${found}", but must be an address like "https://brand.example/help"${hint}`);
}

export function email(value: unknown, at: Place): string {
  const found = text(value, at);
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(found)) return found;
  return fail(at, `is "${found}", but must be an e-mail address like "help@brand.example".`);
}
