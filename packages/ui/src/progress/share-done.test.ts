import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getShareDone } from './share-done.ts';

it.each([
  [undefined, 100, undefined],
  [0, 100, 0],
  [312, 1248, 0.25],
  [200, 100, 1],
  [-1, 100, 0],
  [Number.NaN, 100, undefined],
  [1, 0, undefined],
])('%d of %d is %d', (value, max, part) => {
  expect(getShareDone(value, max)).toBe(part);
});

it('is a share between 0 and 1, or undefined', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (value, max) => {
      const part = getShareDone(value, max);
      expect(part === undefined || (part >= 0 && part <= 1)).toBe(true);
    }),
  );
});
