import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';

const rows = fc.array(
  fc.record({ number: fc.double({ noNaN: true }), text: fc.string({ unit: 'binary', maxLength: 3 }) }),
);

it.each(['number', 'text'] as const)(
  'sorts by %s like a comparison, and keeps the order of equal rows',
  (key) => {
    fc.assert(
      fc.property(rows, (given) => {
        const ascending = given.toSorted((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0));
        const descending = given.toSorted((a, b) => (a[key] > b[key] ? -1 : a[key] < b[key] ? 1 : 0));
        expect(sortRows(given, (row) => row[key], 'asc')).toEqual(ascending);
        expect(sortRows(given, (row) => row[key], 'desc')).toEqual(descending);
      }),
    );
  },
);

it('does not change the given array', () => {
  const given = Object.freeze([{ total: 2 }, { total: 1 }]);
  expect(sortRows(given, ({ total }) => total, 'asc')).toEqual([{ total: 1 }, { total: 2 }]);
});
