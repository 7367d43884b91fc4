import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPageSlots, lastPage } from './pages.ts';

describe('the offered pages', () => {
  it.each([
    [1, 1, false, '1'],
    [4, 7, false, '1 2 3 4 5 6 7'],
    [1, 26, false, '1 2 3 4 5 gap 26'],
    [4, 26, false, '1 2 3 4 5 gap 26'],
    [5, 26, false, '1 gap 4 5 6 gap 26'],
    [13, 26, false, '1 gap 12 13 14 gap 26'],
    [22, 26, false, '1 gap 21 22 23 gap 26'],
    [23, 26, false, '1 gap 22 23 24 25 26'],
    [26, 26, false, '1 gap 22 23 24 25 26'],
    [1, 200, true, '1 2 3 4 5 6 gap'],
    [7, 200, true, '1 gap 6 7 8 9 gap'],
    [200, 200, true, '1 gap 197 198 199 200 gap'],
    [2, 3, true, '1 2 3 gap'],
  ])('page %i of %i, open %s: %s', (page, last, open, pages) => {
    expect(getPageSlots(page, last, open).join(' ')).toBe(pages);
  });

  it('include the first and the current page, ascend, and are at most seven', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), fc.boolean(), (a, b, open) => {
        const [page, last] = [Math.min(a, b) + 1, Math.max(a, b) + 1];
        const pages = getPageSlots(page, last, open);
        const numbers = pages.filter((slot) => slot !== 'gap');
        expect(pages.length).toBeLessThanOrEqual(7);
        expect(numbers).toContain(1);
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
        expect(Math.max(...numbers)).toBeLessThanOrEqual(last);
        if (!open) expect(numbers).toContain(last);
      }),
    );
  });

  it.each([
    [0, 50, 1],
    [50, 50, 1],
    [51, 50, 2],
    [1284, 50, 26],
    [Number.NaN, 50, 1],
    [100, 0, 100],
    [-5, -5, 1],
  ])('%d rows by %d are %d pages', (total, size, last) => {
    expect(lastPage(total, size)).toBe(last);
  });
});
