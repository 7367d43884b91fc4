import { expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

it.each([
  ['04:59', 'evening'],
  ['05:00', 'morning'],
  ['05:36', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['00:00', 'evening'],
])('at %s it is %s', (time, expected) => {
  expect(greetingAt(time)).toBe(expected);
});
