import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRange, writeRange } from './unicode-range.ts';

it('reads single letters, runs and whole blocks', () => {
  expect([...readRange('U+0041-0043, U+131')]).toEqual([0x41, 0x42, 0x43, 0x131]);
  expect(readRange('U+4??')).toEqual(readRange('U+400-4FF'));
});

it('writes neighbours as one run', () => {
  expect(writeRange([0x43, 0x41, 0x42, 0x131])).toBe('U+41-43,U+131');
  expect(writeRange([])).toBe('');
});

it('reads what it wrote', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 0x1_ff_ff }), { minLength: 1 }), (points) => {
      expect(readRange(writeRange(points))).toEqual(new Set(points));
    }),
  );
});
