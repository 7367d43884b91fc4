import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { toCamel } from './case.ts';

// This test has its own file: V8 remembers a limited number of first keys, and other tests use thousands.

it('large objects do not become hash tables, from the second object of a shape on', () => {
  setFlagsFromString('--allow-natives-syntax');
  const isHashTable: (value: unknown) => boolean = runInNewContext('(value) => !%HasFastProperties(value)');
  const large = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`large_no_${i}`, i]));
  const [, second] = [toCamel(large), toCamel({ ...large, large_no_0: 'x' })];
  expect(second).toMatchObject({ largeNo0: 'x', largeNo39: 39 });
  expect(isHashTable(second)).toBe(false);
});
