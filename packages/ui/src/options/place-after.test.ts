import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeAfter } from './place-after.ts';

/** `x` is disabled. */
const list = (drawn: string, isRound = true) => ({
  options: [...drawn],
  isBarred: (option: string) => option === 'x',
  isRound,
});
const led = (drawn: string, from: number, ...keys: string[]) =>
  keys.map((key) => placeAfter(key, from, list(drawn)));

describe('keys in an open list', () => {
  test('arrow keys skip disabled options, and wrap around', () => {
    expect(led('axxb', 0, 'ArrowDown', 'ArrowUp')).toEqual([3, 3]);
    expect(led('axxb', 3, 'ArrowDown', 'ArrowUp')).toEqual([0, 0]);
  });

  test('arrow keys stop at the ends of a list that does not wrap', () => {
    expect(placeAfter('ArrowDown', 2, list('abcx', false))).toBe(2);
    expect(placeAfter('ArrowUp', 1, list('xbc', false))).toBe(1);
  });

  test('without an active option they move to the first and the last enabled option', () => {
    for (const isRound of [true, false]) {
      expect(placeAfter('ArrowDown', -1, list('xabx', isRound))).toBe(1);
      expect(placeAfter('ArrowUp', -1, list('xabx', isRound))).toBe(2);
    }
  });

  test('Home and End move to the first and the last enabled option', () => {
    expect(led('xabcx', 2, 'Home', 'End')).toEqual([1, 3]);
  });

  test('Page keys move by ten, and stop at the ends', () => {
    const long = `x${'a'.repeat(30)}`;
    expect(led(long, 15, 'PageDown', 'PageUp')).toEqual([25, 5]);
    expect(led(long, 28, 'PageDown')).toEqual([30]);
    expect(led(long, 4, 'PageUp')).toEqual([1]);
  });

  test('other keys do nothing, and without enabled options nothing is active', () => {
    expect(led('abc', 0, 'a', 'Enter', 'Tab', 'ArrowLeft')).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(led('xx', -1, 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp')).toEqual([
      -1, -1, -1, -1, -1, -1,
    ]);
    expect(led('', -1, 'ArrowDown')).toEqual([-1]);
  });

  test('never reach a disabled option, and reach every enabled option from anywhere', () => {
    const drawings = fc.array(fc.constantFrom('a', 'x'), { maxLength: 40 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(drawings, fc.integer({ min: -1, max: 45 }), (drawn, from) => {
        const free = [...drawn].flatMap((sign, at) => (sign === 'a' ? [at] : []));
        for (const place of led(drawn, from, 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'))
          expect(free.length === 0 ? place === -1 : free.includes(place ?? -1)).toBe(true);
        const reached = new Set<number>();
        let at = from;
        for (const _ of free) {
          at = placeAfter('ArrowDown', at, list(drawn)) ?? -1;
          reached.add(at);
        }
        expect([...reached].toSorted((a, b) => a - b)).toEqual(free);
      }),
    );
  });
});
