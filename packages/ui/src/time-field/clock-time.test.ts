import { expect, it } from 'vitest';
import { isClockTime, readClockTime } from './clock-time.ts';

it.each([
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['21h30', '21:30'],
  ['9:30 PM', '21:30'],
  ['24:00', undefined],
  ['23:60', undefined],
  ['9:30:05', undefined],
  ['9:3', undefined],
  ['', undefined],
  ['🕘', undefined],
  ['09:30\u0000', undefined],
  ['\u200f09:30', '09:30'],
  ['1'.repeat(80_000), undefined],
])('%j is %j to the minute', (text, time) => {
  expect(readClockTime(text, 'minute')).toBe(time);
});

it.each([
  ['9:30:05', '09:30:05'],
  ['9:30:05 PM', '21:30:05'],
  ['9.30.05', '09:30:05'],
  ['930', '09:30:00'],
  ['9:30', '09:30:00'],
  ['9:30:00', '09:30:00'],
  ['9:30:60', undefined],
  ['9:30:5', undefined],
  ['24:00:00', undefined],
  ['9:30:05:05', undefined],
  ['9:'.repeat(40_000), undefined],
])('%j is %j to the second', (text, time) => {
  expect(readClockTime(text, 'second')).toBe(time);
});

it.each([
  ['09:30', 'minute', true],
  ['09:30:05', 'minute', false],
  ['09:30:05', 'second', true],
  ['09:30:60', 'second', false],
  ['25:00:00', 'second', false],
  ['09:30', 'second', false],
] as const)('%j with a clock to the %s: %s', (text, precision, expected) => {
  expect(isClockTime(text, precision)).toBe(expected);
});
