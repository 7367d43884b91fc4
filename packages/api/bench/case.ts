/**
 * The conversion of keys, both ways, beside JSON itself and beside the libraries of `bench/package.json`: one line of
 * JSON for each comparison, times in milliseconds for 200 orders. Only the ratios carry to another machine.
 */
import { deepStrictEqual } from 'node:assert/strict';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { contract } from '../src/contract/index.ts';
import { toCamel, toSnake } from '../src/core/case.ts';
import { getExample } from '../src/core/example-of.ts';

const ORDERS = 200;
const ROUNDS = 200;

const order = getExample(contract.orders.get.response) as Record<string, unknown>;
const orders = Array.from({ length: ORDERS }, (_, n) => ({ ...order, externalId: `KAL-${n}` }));
// The input: objects parsed from JSON, before and after the conversion.
const text = JSON.stringify(toSnake(orders));
const wire: unknown = JSON.parse(text);
const code: unknown = JSON.parse(JSON.stringify(orders));

/**
 * Times two functions in alternating rounds, in milliseconds. Takes the lower quartile: load on the machine
 * drops out.
 */
function compare(ours: () => unknown, peer: () => unknown): readonly [number, number] {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++)
    for (const [list, work] of [
      [times[0], ours],
      [times[1], peer],
    ] as const) {
      // Warm up both first, so that neither pays for the other's garbage.
      work();
      const start = performance.now();
      work();
      list.push(performance.now() - start);
    }
  const quarter = (list: number[]) => list.sort((a, b) => a - b)[ROUNDS >> 2] ?? 0;
  return [quarter(times[0]), quarter(times[1])];
}

function tell(name: string, ours: () => unknown, peer: () => unknown): void {
  const [mine, theirs] = compare(ours, peer);
  const line = {
    name,
    ours: +mine.toFixed(3),
    peer: +theirs.toFixed(3),
    ratio: +(mine / theirs).toFixed(3),
    unit: 'ms',
  };
  console.log(JSON.stringify(line));
}

tell(
  'incoming keys / JSON.parse',
  () => toCamel(wire),
  () => JSON.parse(text),
);
tell(
  'outgoing keys / JSON.stringify',
  () => toSnake(code),
  () => JSON.stringify(code),
);

type Convert = (value: unknown, options?: object) => unknown;
interface Humps {
  readonly camelizeKeys: Convert;
  readonly decamelizeKeys: Convert;
}

const bench = createRequire(new URL('../../../bench/package.json', import.meta.url));
const load = async <T>(name: string) => (await import(pathToFileURL(bench.resolve(name)).href)).default as T;

try {
  const camelcaseKeys = await load<Convert>('camelcase-keys');
  const humps = await load<Humps>('humps');
  // Both results are compared before the times are.
  deepStrictEqual(toCamel(wire), camelcaseKeys(wire, { deep: true }));
  tell(
    'incoming keys / camelcase-keys',
    () => toCamel(wire),
    () => camelcaseKeys(wire, { deep: true }),
  );
  tell(
    'incoming keys / humps',
    () => toCamel(wire),
    () => humps.camelizeKeys(wire),
  );
  tell(
    'outgoing keys / humps',
    () => toSnake(code),
    () => humps.decamelizeKeys(code),
  );
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
  console.error('For the comparison with other libraries run `npm install --prefix bench` once.');
}
