import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLines, getTops, rowsInSight, withFocused } from './row-window.ts';

describe('the rendered rows of a long list', () => {
  const by40 = (index: number) => index * 40;

  test('are between gaps', () => {
    expect(getLines([0, 5, 6], by40, 10)).toEqual([
      { kind: 'row', index: 0 },
      { kind: 'gap', after: 0, height: 160 },
      { kind: 'row', index: 5 },
      { kind: 'row', index: 6 },
      { kind: 'gap', after: 6, height: 120 },
    ]);
  });

  test('without rendered rows there is a single gap of the full height', () => {
    expect(getLines([], by40, 10)).toEqual([{ kind: 'gap', after: -1, height: 400 }]);
  });

  test('have the total height of all rows, each at its position', () => {
    const some = fc
      .integer({ min: 1, max: 300 })
      .chain((count) =>
        fc.record({ count: fc.constant(count), shown: fc.uniqueArray(fc.nat({ max: count - 1 })) }),
      );
    fc.assert(
      fc.property(some, ({ count, shown }) => {
        const drawn = shown.toSorted((a, b) => a - b);
        let top = 0;
        for (const line of getLines(drawn, by40, count)) {
          if (line.kind === 'row') expect(top).toBe(line.index * 40);
          top += line.kind === 'row' ? 40 : line.height;
        }
        expect(top).toBe(count * 40);
      }),
    );
  });

  test('are the visible rows and one on either side', () => {
    expect(rowsInSight(0, 600, by40, 1000)).toEqual({ first: 0, last: 16 });
    expect(rowsInSight(4010, 600, by40, 1000)).toEqual({ first: 99, last: 117 });
    expect(rowsInSight(39_400, 600, by40, 1000)).toEqual({ first: 984, last: 1000 });
    expect(rowsInSight(39_400, 600, by40, 5)).toEqual({ first: 3, last: 5 });
  });

  test('are found with rows of different heights, and unmeasured rows count as usual', () => {
    const topOf = getTops([60, 100, undefined, 80, undefined], 80);
    expect([0, 1, 2, 3, 4, 5].map(topOf)).toEqual([0, 60, 160, 240, 320, 400]);
    expect(rowsInSight(165, 70, topOf, 5)).toEqual({ first: 1, last: 4 });
    expect(getLines([1, 3], topOf, 5)).toEqual([
      { kind: 'gap', after: -1, height: 60 },
      { kind: 'row', index: 1 },
      { kind: 'gap', after: 1, height: 80 },
      { kind: 'row', index: 3 },
      { kind: 'gap', after: 3, height: 80 },
    ]);
  });

  test('include the focused row, once and at its position', () => {
    expect(withFocused([5, 6, 7], 2)).toEqual([2, 5, 6, 7]);
    expect(withFocused([5, 6, 7], 6)).toEqual([5, 6, 7]);
    expect(withFocused([5, 6, 7], -1)).toEqual([5, 6, 7]);
  });
});
