import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { barWidth } from './bar-width.ts';
import { visibleColumns } from './column.ts';
import { nextSort } from './sort.ts';

describe('sorting', () => {
  // Specification 4.49
  test('the first press on a column sorts descending, further presses reverse it', () => {
    const first = nextSort(null, 'created');
    expect(first).toEqual({ id: 'created', direction: 'desc' });
    const second = nextSort(first, 'created');
    expect(second).toEqual({ id: 'created', direction: 'asc' });
    expect(nextSort(second, 'created')).toEqual(first);
  });

  test('another column starts descending again', () => {
    expect(nextSort({ id: 'created', direction: 'desc' }, 'total')).toEqual({
      id: 'total',
      direction: 'desc',
    });
  });
});

describe('hidden columns', () => {
  const columns = [{ id: 'order' }, { id: 'created' }, { id: 'status', hideable: false }, { id: 'paid' }];
  const ids = (hidden: readonly string[]) => visibleColumns(columns, hidden).map(({ id }) => id);

  test('are left out, and unknown IDs are ignored', () => {
    expect(ids(['created', 'gone'])).toEqual(['order', 'status', 'paid']);
  });

  test('required columns stay', () => {
    expect(ids(['order', 'created', 'status', 'paid'])).toEqual(['order', 'status']);
  });
});

test('pinned rows come first, and every row occurs once, in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.func(fc.boolean()), (rows, isPinned) => {
      const { rows: arranged, pinned } = arrange(rows, isPinned);
      expect(arranged.slice(0, pinned)).toEqual(rows.filter((row) => isPinned(row)));
      expect(arranged.slice(pinned)).toEqual(rows.filter((row) => !isPinned(row)));
    }),
  );
});

test('without pinned rows the caller’s own array is returned', () => {
  const rows = [1, 2, 3];
  expect(arrange(rows, undefined).rows).toBe(rows);
  expect(arrange(rows, () => false).rows).toBe(rows);
});

test('skeleton bars vary within a column and within a row', () => {
  const rows = [0, 1, 2, 3];
  for (const column of rows)
    expect(new Set(rows.map((row) => barWidth(row, column))).size).toBeGreaterThan(1);
  for (const row of rows)
    expect(new Set(rows.map((column) => barWidth(row, column))).size).toBeGreaterThan(1);
});
