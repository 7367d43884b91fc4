import fc from 'fast-check';
import type { Asked } from './requests.ts';

/** Hostile values to send in place of a valid value. */
const hostile: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'null',
  '0',
  '-0',
  '-1',
  '1e400',
  '99999999999999999999.99',
  '2026-02-31',
  '2026-13-01T25:61:61Z',
  '+275760-09-13',
  'P99999999999999999999D',
  'a\u0000b',
  '\ud800',
  '\u202Eabc',
  '\uFEFF',
  'e\u0301'.repeat(200),
  '🏝'.repeat(300),
  'x'.repeat(20_000),
  "'; DROP TABLE deck.orders; --",
  '%_\\',
  '../../../etc/passwd',
  '{{customer_name}}',
  '<script>alert(1)</script>',
  '__proto__',
  'toString,desc',
  'http://[::1]/',
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  written('-0'),
  written('1e400'),
  written('-1e400'),
  written('1e-400'),
  written('9'.repeat(400)),
  [],
  [null],
  Array.from({ length: 2_000 }, () => 'x'),
  {},
  { length: 3 },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}'),
  nested(50),
  nested(200),
];

/** A number that JSON can spell and JavaScript has not, or not so: see `toJson`. */
function written(number: string): string {
  return `as it is: ${number}`;
}

/** The JSON of a value, with its numbers as `written`. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value).replace(/"as it is: ([^"]+)"/g, (_, number: string) => number);

function nested(depth: number): unknown {
  return depth === 0 ? 'x' : [nested(depth - 1)];
}

type Path = readonly (string | number)[];
type Spoil = (value: unknown, bad: unknown) => unknown;

/** An object with an additional unknown key. */
const joined =
  (name: string): Spoil =>
  (value, bad) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.defineProperty({ ...value }, name, { value: bad, enumerable: true })
      : bad;

/** The mutations of a place, with each hostile value. */
const spoilsAlone: readonly Spoil[] = [
  () => undefined,
  (value) => [value],
  (value) => (Array.isArray(value) ? [...value, ...value] : `${String(value)}${String(value)}`),
];
const spoilsWith: readonly Spoil[] = [(_, bad) => bad, joined('stranger'), joined('__proto__')];

export type Break = (asked: Asked) => Asked;

/** Every way to break a request in a single place of its address, query or body. */
export const getBreaks = (asked: Asked): readonly Break[] =>
  breakable(asked).flatMap((path) => [
    ...spoilsAlone.map((spoil) => breaking(path, (value) => spoil(value, undefined))),
    ...spoilsWith.flatMap((spoil) => hostile.map((bad) => breaking(path, (value) => spoil(value, bad)))),
  ]);

/** The same mutations with any hostile value. */
export const generatedBreaks = (asked: Asked): fc.Arbitrary<Break> =>
  fc
    .tuple(fc.constantFrom(...breakable(asked)), fc.constantFrom(...spoilsWith), anything)
    .map(([path, spoil, bad]) => breaking(path, (value) => spoil(value, bad)));

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'\ud800\udfff\u0000\u202e%\\"{}[],:-+.eE0189ZT ') }),
  fc.jsonValue(),
  fc.double(),
  fc.bigInt().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.emailAddress(),
  fc.webUrl({ withQueryParameters: true }),
);

const breakable = (asked: Asked): Path[] => placesIn(asked, []).filter((path) => !whole.has(path.join('.')));

const breaking =
  (path: Path, change: (value: unknown) => unknown): Break =>
  (asked) =>
    at(asked, path, change) as Asked;

/** Not a separate place: the whole request, and the whole of its path parameters. */
const whole: ReadonlySet<string> = new Set(['', 'path']);

/** Every place in a value, including the value itself. */
function placesIn(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]))];
}

function at(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const parts = value as Record<string | number, unknown>;
  const changed = at(parts[key], rest, change);
  return Array.isArray(value)
    ? value.map((one, index) => (index === Number(key) ? changed : one))
    : { ...parts, [key]: changed };
}
