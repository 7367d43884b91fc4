import { describe, expect, it } from 'vitest';
import { listBrands, loadDecisions } from './brand/brands.ts';
import { contrastFailures, contrastVerdicts } from './check-contrast.ts';
import { colorNames } from './color-names.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { derivePalette } from './derive/palette.ts';
import { modes } from './derive/seeds.ts';

const themes = listBrands().flatMap((brand) => modes.map((mode) => ({ brand, mode })));

function getPalette(brand: string, mode: 'light' | 'dark') {
  const { seeds, overrides } = loadDecisions(brand);
  return derivePalette(seeds, mode, overrides);
}

describe('contrast', () => {
  it.each(themes)('of every pair in every state is sufficient in $brand, $mode', ({ brand, mode }) => {
    expect(contrastFailures(getPalette(brand, mode))).toEqual([]);
  });

  it.each(themes)(
    'of a failing pair is reported with the nearest passing lightness, in $brand, $mode',
    ({ brand, mode }) => {
      const palette = getPalette(brand, mode);
      const failures = contrastFailures({
        ...palette,
        text3: { ...palette.canvas, l: palette.canvas.l - 0.01 },
      });
      expect(failures).toHaveLength(7);
      expect(failures[0]).toMatch(
        /^text3 on canvas: 1\.\d\d, needs 4\.5 as text; it is at 0\.\d{3}, lightness 0\.\d{3} would do$/,
      );
    },
  );

  it('is declared for every colour with a required contrast', () => {
    const declared = new Set(contrastPairs.map((pair) => pair.foreground));
    const wanted = colorNames.filter((name) => /text|Text|^on|Mark$|Edge$|^focus$/.test(name));
    expect(wanted.filter((name) => !declared.has(name))).toEqual([]);
  });
});

describe('translucent colours', () => {
  const palette = getPalette('meridian', 'light');
  const ratioOf = (colors: typeof palette, ground: string) =>
    contrastVerdicts(colors).find((pair) => pair.foreground === 'text' && pair.ground === ground)?.ratio ?? 0;

  it('are judged as blended with their background', () => {
    const veiled = { ...palette, text: { ...palette.text, alpha: 0.5 } };
    expect(ratioOf(palette, 'surface')).toBeGreaterThan(15);
    expect(ratioOf(veiled, 'surface')).toBeGreaterThan(3);
    expect(ratioOf(veiled, 'surface')).toBeLessThan(4.5);
    expect(contrastFailures(veiled).join('\n')).toContain('text on surface');
  });

  it('are blended with the canvas as a background', () => {
    const veiled = { ...palette, surface: { l: 0, c: 0, h: 0, alpha: 0 } };
    expect(ratioOf(veiled, 'surface')).toBeCloseTo(ratioOf(palette, 'canvas'), 1);
  });
});
