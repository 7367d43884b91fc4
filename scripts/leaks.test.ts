import { describe, expect, it } from 'vitest';
import { sentinelLooks } from '../packages/tokens/src/testing/sentinel.ts';
import { FIXED } from './lib/leaks/fixed.mjs';
import { bare, foreignIn, type Own } from './lib/leaks/judge.mjs';

const own: Own = {
  colors: new Set(['rgb(65, 179, 93)', 'oklab(0.62 -0.1 0.07)', 'rgb(122, 122, 93)']),
  shadows: new Set(['rgb(122, 122, 93) 0px 2.5px 3.5px 0px']),
  radii: [3.13, 1.565, 4.36, 2.18],
  fonts: new Set(['"Sentinel Text", sans-serif']),
};
const foreign = (kind: 'color' | 'shadow' | 'radius' | 'font', value: string) =>
  foreignIn({ kind, value }, own);

describe('in the sentinel’s look', () => {
  it.each([
    ['color', 'rgb(65, 179, 93)'],
    ['color', 'rgba(65, 179, 93, 0.3)'],
    ['color', 'rgba(0, 0, 0, 0)'],
    ['color', 'oklab(0.6234 -0.1003 0.0712 / 0.5)'],
    ['color', 'linear-gradient(to top, rgba(0, 0, 0, 0) 50%, rgb(65, 179, 93) 50%)'],
    ['shadow', 'none'],
    ['shadow', 'rgb(122, 122, 93) 0px 2.5px 3.5px 0px'],
    ['shadow', 'rgb(65, 179, 93) 0px -1px 0px 0px inset'],
    ['radius', '3.13px'],
    ['radius', '2.13px'],
    ['radius', '2.18px'],
    ['font', '"Sentinel Text", sans-serif'],
  ] as const)('%s %s comes from the brand', (kind, value) => {
    expect(foreign(kind, value)).toEqual([]);
  });

  it.each([
    ['color', 'rgb(0, 0, 0)', ['rgb(0, 0, 0)']],
    ['color', 'rgba(255, 255, 255, 0.5)', ['rgba(255, 255, 255, 0.5)']],
    ['color', 'linear-gradient(rgb(65, 179, 93), rgb(1, 2, 3))', ['rgb(1, 2, 3)']],
    ['shadow', 'rgb(9, 9, 9) 0px 1px 0px 0px', ['rgb(9, 9, 9)']],
    [
      'shadow',
      'rgb(122, 122, 93) 0px 2.5px 3.5px 0px, rgb(65, 179, 93) 0px 2px 8px 0px',
      ['rgb(65, 179, 93) 0px 2px 8px 0px'],
    ],
    ['radius', '4px', ['4px']],
    ['radius', '8px', ['8px']],
    ['font', 'monospace', ['monospace']],
    ['font', 'Arial', ['Arial']],
  ] as const)('%s %s is a leak', (kind, value, leaks) => {
    expect(foreign(kind, value)).toEqual(leaks);
  });

  it('no corner of the brand is a whole number of pixels, as corners written by hand are', () => {
    const variables = sentinelLooks[0]?.variables ?? {};
    const radii = Object.entries(variables).filter(([name]) => name.startsWith('--deck-radius-'));
    const corners = radii
      .map(([, value]) => Number.parseFloat(value))
      .flatMap((radius) => [radius, radius / 2]);
    for (let px = 1; px <= 32; px += 1)
      expect(foreignIn({ kind: 'radius', value: `${px}px` }, { ...own, radii: corners })).toEqual([
        `${px}px`,
      ]);
  });

  it('colours are compared with two decimals and without opacity', () => {
    expect(bare('rgba(65, 179, 93, 0.25)')).toBe('rgb(65, 179, 93)');
    expect(bare('color(srgb 0.12345 0.5 0.98765 / 0.4)')).toBe('color(srgb 0.12 0.5 0.99)');
  });
});

it('every fixed colour has a reason', () => {
  for (const { where, why } of FIXED) {
    expect(where).toMatch(/^\[class\*="[a-z-]+_\w+"\]/);
    expect(why.length).toBeGreaterThan(10);
  }
});
