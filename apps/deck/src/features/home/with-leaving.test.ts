import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withLeaving } from './with-leaving.ts';

const toRows = (ids: readonly string[]) => ids.map((id) => ({ id }));

test('a row that leaves stays at its place, also the first and several in a row', () => {
  const shown = toRows(['a', 'b', 'c', 'd']);
  const left = (...ids: string[]) => {
    const gone = shown.filter(({ id }) => ids.includes(id));
    const current = shown.filter(({ id }) => !ids.includes(id));
    return withLeaving(current, shown, gone).map(({ id }) => id);
  };
  expect(left('a')).toEqual(['a', 'b', 'c', 'd']);
  expect(left('b', 'c')).toEqual(['a', 'b', 'c', 'd']);
  expect(left('a', 'b', 'c', 'd')).toEqual(['a', 'b', 'c', 'd']);
});

test('none is lost or shown twice, and those that stay keep their order', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String));
  fc.assert(
    fc.property(ids, ids, (old, now) => {
      const shown = toRows(old);
      const gone = shown.filter(({ id }) => !now.includes(id));
      const rows = withLeaving(toRows(now), shown, gone).map(({ id }) => id);
      expect(new Set(rows)).toEqual(new Set([...now, ...old]));
      expect(rows.length).toBe(new Set(rows).size);
      expect(rows.filter((id) => now.includes(id))).toEqual(now);
    }),
  );
});
