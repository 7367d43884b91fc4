import fc from 'fast-check';
import type { Values } from './entries.ts';

/** What somebody could send in place of what is asked for. */
const hostile: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'null',
  '0',
  '-1',
  '1e400',
  '99999999999999999999.99',
  '2026-02-31',
  '2026-13-01T25:61:61Z',
  'a\u0000b',
  '\ud800',
  '\u202Eabc',
  '🏝'.repeat(300),
  'x'.repeat(20_000),
  "'; DROP TABLE deck.orders; --",
  '../../../etc/passwd',
  '{{customer_name}}',
  '<script>alert(1)</script>',
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  [null],
  Array.from({ length: 2_000 }, () => 'x'),
  {},
  { length: 3 },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}'),
  nested(200),
];

function nested(depth: number): unknown {
  return depth === 0 ? 'x' : [nested(depth - 1)];
}

type Path = readonly (string | number)[];
type Spoil = (value: unknown, bad: unknown) => unknown;

/** What happens to one place. */
const spoils: Readonly<Record<string, Spoil>> = {
  replaced: (_, bad) => bad,
  gone: () => undefined,
  wrapped: (value) => [value],
  doubled: (value) => (Array.isArray(value) ? [...value, ...value] : `${String(value)}${String(value)}`),
  // What it holds stays, and something nobody asked for comes beside it.
  joined: (value, bad) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, stranger: bad } : bad,
};

/** Arguments broken in one place of what is in their body or their query. */
export const brokenIn = (args: Values, places: readonly Path[]): fc.Arbitrary<Values> =>
  fc
    .record({
      path: fc.constantFrom(...places),
      spoil: fc.constantFrom(...Object.values(spoils)),
      bad: fc.constantFrom(...hostile),
    })
    .map(({ path, spoil, bad }) => at(args, path, (value) => spoil(value, bad)) as Values);

/** Every place in a value, itself included. */
export function placesIn(value: unknown, path: Path): Path[] {
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
