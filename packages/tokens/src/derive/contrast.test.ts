import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

const black = { l: 0, c: 0, h: 0 };
const white = { l: 1, c: 0, h: 0 };
const gray = fc.double({ min: 0, max: 1, noNaN: true }).map((l) => ({ l, c: 0, h: 0 }));

describe('the contrast ratio of WCAG 2', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast(black, white)).toBeCloseTo(21, 5);
    expect(contrast(white, white)).toBe(1);
  });

  it('is 4.54 for #767676 on white, the lightest readable grey', () => {
    expect(contrast({ l: 0.56546, c: 0, h: 0 }, white)).toBeCloseTo(4.54, 2);
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(gray, gray, (a, b) => {
        expect(contrast(a, b)).toBe(contrast(b, a));
      }),
    );
  });

  it('falls on white as a colour gets lighter', () => {
    fc.assert(
      fc.property(gray, gray, (a, b) => {
        const [darker, lighter] = a.l <= b.l ? [a, b] : [b, a];
        expect(contrast(darker, white)).toBeGreaterThanOrEqual(contrast(lighter, white));
      }),
    );
  });
});
