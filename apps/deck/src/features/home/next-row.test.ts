import { expect, test } from 'vitest';
import { findNextRow } from './next-row.ts';

const next = (gone: string, there: string) =>
  findNextRow(['a', 'b', 'c', 'd'], gone, (id) => there.includes(id));

test('the row below takes the place of one that has gone, and the row above that of the last', () => {
  expect(next('a', 'bcd')).toBe('b');
  expect(next('b', 'ad')).toBe('d');
  expect(next('d', 'ab')).toBe('b');
});

test('a row that came meanwhile is not the next one, and an empty list has none', () => {
  expect(next('b', 'e')).toBeUndefined();
  expect(next('b', '')).toBeUndefined();
});
