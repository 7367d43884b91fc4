import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { timeLeft } from './time-left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [47 * HOUR + 49 * MINUTE, '47 h 49 min'],
  [48 * HOUR, '48 h'],
  [3 * DAY - MINUTE, '71 h 59 min'],
  [3 * DAY, '3 d'],
  [12 * DAY + 4 * HOUR + 59 * MINUTE, '12 d 4 h'],
  [HOUR, '1 h'],
  [3 * MINUTE, '3 min'],
  [2 * MINUTE + 1, '3 min'],
  [1, '1 min'],
])('formats %i ms as %s', (left, said) =>
  expect(timeLeft(left, en.time)?.replaceAll('\u00a0', ' ')).toBe(said),
);

test('is undefined for zero', () => {
  expect(timeLeft(0, en.time)).toBeUndefined();
  expect(timeLeft(-HOUR, en.time)).toBeUndefined();
});
