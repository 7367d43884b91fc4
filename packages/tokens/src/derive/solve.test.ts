import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { intoGamut, type Oklch } from './oklch.ts';
import { lightnessStep, solve } from './solve.ts';

function lowestContrast(color: Oklch, on: readonly Oklch[]): number {
  return Math.min(...on.map((ground) => contrast(color, ground)));
}

const near = (least: number, most: number) =>
  fc.array(
    fc.record({
      l: fc.double({ min: least, max: most, noNaN: true }),
      c: fc.constant(0.01),
      h: fc.integer({ min: 0, max: 359 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
const grounds = fc.oneof(near(0.9, 1), near(0.1, 0.3));
const wanted = fc.record({
  on: grounds,
  c: fc.double({ min: 0, max: 0.2, noNaN: true }),
  h: fc.integer({ min: 0, max: 359 }),
  ratio: fc.double({ min: 3, max: 6, noNaN: true }),
});

describe('a solved colour', () => {
  it('keeps its ratio on every background', () => {
    fc.assert(
      fc.property(wanted, (request) => {
        expect(lowestContrast(solve(request), request.on)).toBeGreaterThanOrEqual(request.ratio);
      }),
    );
  });

  it('is as close to its backgrounds as the ratio allows', () => {
    fc.assert(
      fc.property(wanted, (request) => {
        const solved = solve(request);
        const towards = solved.l < (request.on[0]?.l ?? 0) ? lightnessStep : -lightnessStep;
        const nearer = intoGamut({ l: solved.l + towards, c: request.c, h: request.h });
        expect(lowestContrast(nearer, request.on)).toBeLessThan(request.ratio);
      }),
    );
  });

  it('moves away from its backgrounds for a higher ratio', () => {
    fc.assert(
      fc.property(wanted, (request) => {
        const least = lowestContrast(solve(request), request.on);
        const more = lowestContrast(solve({ ...request, ratio: request.ratio + 0.5 }), request.on);
        expect(more).toBeGreaterThan(least);
      }),
    );
  });

  it('is black or white if no lightness suffices', () => {
    const on = [{ l: 0.6, c: 0, h: 0 }];
    expect(solve({ c: 0.1, h: 20, on, ratio: 15 })).toEqual({ l: 0, c: 0, h: 20 });
  });
});
