import { isTime } from '@deck/values';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepTime } from './step-time.ts';

it.each([
  ['09:30', 5, 1, '09:35'],
  ['09:31', 5, 1, '09:35'],
  ['09:31', 5, -1, '09:30'],
  ['09:30', 5, -1, '09:25'],
  ['23:58', 5, 1, '00:00'],
  ['00:00', 5, -1, '23:55'],
  ['09:30', 60, 1, '10:00'],
  ['', 5, 1, '00:00'],
] as const)('%j by %i in direction %i is %s', (time, step, direction, next) => {
  expect(stepTime(time, step, direction)).toBe(next);
});

it('results in a time on the grid, which the other direction undoes', () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(1, 5, 10, 15, 30, 60), (at, step) => {
      const time = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
      const next = stepTime(time, step, 1);
      expect(isTime(next)).toBe(true);
      expect((Number(next.slice(0, 2)) * 60 + Number(next.slice(3))) % step).toBe(0);
      expect(stepTime(stepTime(next, step, 1), step, -1)).toBe(next);
    }),
  );
});

it.each([
  ['09:30:00', 'second', 1, '09:30:05'],
  ['09:30:01', 'second', -1, '09:30:00'],
  ['23:59:58', 'second', 1, '00:00:00'],
  ['00:00:00', 'second', -1, '23:59:55'],
  ['09:31:20', 'minute', 1, '09:35:00'],
  ['', 'second', 1, '00:00:00'],
] as const)(
  'where seconds count, %j by five of a %s in direction %i is %s',
  (time, unit, direction, next) => {
    expect(stepTime(time, 5, direction, { unit, precision: 'second' })).toBe(next);
  },
);
