import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, heldWithin, moved, placeAfter, wayFor } from './places.ts';

describe('moving an entry', () => {
  test.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [1, -5, 'bac'],
    [1, 9, 'acb'],
    [7, 0, 'abc'],
  ])('moves from %i to %i', (from, to, order) => {
    expect(moved([...'abc'], from, to).join('')).toBe(order);
  });

  test('never loses or duplicates an entry, and can be undone', () => {
    const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (items, a, b) => {
        const [from, to] = [a % items.length, b % items.length];
        const next = moved(items, from, to);
        expect(next.toSorted()).toEqual(items.toSorted());
        expect(next[to]).toBe(items[from]);
        expect(moved(next, to, from)).toEqual(items);
      }),
    );
  });
});

/** Three stacked entries; the middle is twice as high. */
const boxes: readonly Box[] = [
  { start: 0, size: 40 },
  { start: 40, size: 80 },
  { start: 120, size: 40 },
];

describe('dragging an entry', () => {
  test.each([
    [0, 0, 0],
    [0, 40, 0],
    [0, 41, 1],
    [0, 99, 1],
    [0, 101, 2],
    [2, -39, 2],
    [2, -41, 1],
    [2, -101, 0],
    [1, -19, 1],
    [1, -21, 0],
    [1, 21, 2],
  ])('moves entry %i, dragged by %i px, to position %i', (from, by, place) => {
    expect(placeAfter(boxes, from, by)).toBe(place);
  });

  test('keeps it within its list', () => {
    expect(heldWithin(boxes, 0, -30)).toBe(0);
    expect(heldWithin(boxes, 0, 500)).toBe(120);
    expect(heldWithin(boxes, 1, -500)).toBe(-40);
    expect(heldWithin(boxes, 1, 10)).toBe(10);
    expect(heldWithin([], 0, 10)).toBe(0);
  });

  test('moves the entries it passes by its height, and no others', () => {
    const ways = (from: number, to: number) => boxes.map((_, index) => wayFor(boxes, from, to, index));
    expect(ways(0, 2)).toEqual([0, -40, -40]);
    expect(ways(2, 1)).toEqual([0, 40, 0]);
    expect(ways(1, 1)).toEqual([0, 0, 0]);
  });
});
