import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, intoGamut, isInGamut, type Oklch, toHex } from './oklch.ts';

const anyColor = fc.record({
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.4, noNaN: true }),
  h: fc.double({ min: 0, max: 360, noNaN: true }),
});

describe('a colour on an sRGB screen', () => {
  it.each<[Oklch, string]>([
    [{ l: 0, c: 0, h: 0 }, '#000000'],
    [{ l: 1, c: 0, h: 0 }, '#ffffff'],
    [{ l: 0.62796, c: 0.25768, h: 29.234 }, '#ff0000'],
    [{ l: 0.86644, c: 0.29483, h: 142.495 }, '#00ff00'],
    [{ l: 0.45201, c: 0.31321, h: 264.052 }, '#0000ff'],
    [{ l: 0.47, c: 0.19, h: 261 }, '#0d50c3'],
    [{ l: 0, c: 0, h: 0, alpha: 0.5 }, '#00000080'],
  ])('%o is shown as %s', (color, hex) => {
    expect(toHex(color)).toBe(hex);
  });

  it('is mapped into the gamut by reducing chroma, never lightness or hue', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const shown = intoGamut(color);
        expect(isInGamut(shown)).toBe(true);
        expect(shown).toMatchObject({ l: color.l, h: color.h });
        expect(shown.c).toBeLessThanOrEqual(color.c);
      }),
    );
  });

  it('keeps the maximum displayable chroma', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const shown = intoGamut(color);
        if (isInGamut(color)) expect(shown).toEqual(color);
        else expect(isInGamut({ ...shown, c: shown.c + 2e-5 })).toBe(false);
      }),
    );
  });

  it('stays the same when it is read from its digits, also at the edge of what a screen shows', () => {
    const part = fc.oneof(fc.constantFrom(0, 255), fc.integer({ min: 0, max: 255 }));
    const digits = fc
      .tuple(part, part, part)
      .map((parts) => parts.map((one) => one.toString(16).padStart(2, '0')).join(''));
    fc.assert(
      fc.property(digits, (hex) => {
        expect(toHex(intoGamut(fromHex(hex)))).toBe(`#${hex}`);
      }),
      { numRuns: 5_000, examples: [['0000ff'], ['0025e2'], ['00ff1d']] },
    );
  });
});
