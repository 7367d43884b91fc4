import { describe, expect, it } from 'vitest';
import { lengthOfStay } from './length-of-stay.ts';

describe('the length of a stay or charter', () => {
  it.each([
    ['YACHT', 'PER_DAY', '2026-12-20', '2026-12-27', 7],
    ['YACHT', 'PER_NIGHT', '2026-12-20', '2026-12-27', 7],
    ['ACCOMMODATION', 'PER_NIGHT', '2026-12-20', '2026-12-27', 7],
    ['ACCOMMODATION', 'PER_DAY', '2026-12-31', '2027-01-01', 1],
    ['FLIGHT', 'PER_DAY', '2026-12-20', '2026-12-21', 1],
    ['FLIGHT', 'PER_DAY', '2026-12-20', '2026-12-20', 1],
    ['YACHT', 'PER_DAY', '2026-12-20', '2026-12-20', 1],
    ['YACHT', 'PER_NIGHT', '2026-12-20', '2026-12-20', undefined],
    ['ACCOMMODATION', 'PER_DAY', '2026-12-20', '2026-12-20', undefined],
    // The clocks change on 28 March 2027.
    ['YACHT', 'PER_DAY', '2027-03-27', '2027-04-03', 7],
    ['YACHT', 'PER_DAY', '2026-12-27', '2026-12-20', undefined],
  ] as const)('%s %s, %s to %s, is %s', (type, period, from, to, length) => {
    expect(lengthOfStay(type, period, { from, to })).toBe(length);
  });
});
