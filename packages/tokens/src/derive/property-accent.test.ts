import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listBrands, loadDecisions } from '../brand/brands.ts';
import { contrastFailures } from '../check-contrast.ts';
import { accentNames, type ColorName } from '../color-names.ts';
import { contrast } from './contrast.ts';
import { fromHex } from './oklch.ts';
import { derivePalette } from './palette.ts';
import { derivePropertyAccent, type PropertyAccent } from './property-accent.ts';
import { type Mode, modes } from './seeds.ts';

const anySeed = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const brands = listBrands().map((id) => ({ id, brand: loadDecisions(id) }));

function derive(seed: string, id = 'meridian'): PropertyAccent {
  const { seeds, overrides } = loadDecisions(id);
  return derivePropertyAccent(seeds, overrides, seed);
}

describe("a property's colour", () => {
  it.each(brands)('keeps every contrast on the neutrals of $id, whatever its seed', ({ brand }) => {
    const neutrals = Object.fromEntries(
      modes.map((mode) => [mode, derivePalette(brand.seeds, mode, brand.overrides)]),
    ) as Record<Mode, ReturnType<typeof derivePalette>>;
    fc.assert(
      fc.property(anySeed, fc.constantFrom(...modes), (seed, mode) => {
        const accent = derivePropertyAccent(brand.seeds, brand.overrides, seed)[mode];
        expect(Object.keys(accent).sort()).toEqual([...accentNames].sort());
        const own = Object.fromEntries(
          accentNames.map((name) => {
            expect(accent[name]).toMatch(/^#[0-9a-f]{6}$/);
            return [name, fromHex(accent[name].slice(1))];
          }),
        );
        const page = { ...neutrals[mode], ...own };
        expect(contrastFailures(page)).toEqual([]);
        const ratio = (one: ColorName, other: ColorName) => contrast(page[one], page[other]);
        expect(ratio('onAccent', 'accent')).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['surface', 'canvas', 'accentSoft'] as const) {
          expect(ratio('accentText', ground)).toBeGreaterThanOrEqual(4.5);
          expect(ratio('accentMark', ground)).toBeGreaterThanOrEqual(3);
          expect(ratio('focus', ground)).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['#177f83', { accent: '#177f83', onAccent: '#ffffff', accentText: '#006468', accentMark: '#379599' }],
    ['#c2913c', { accent: '#c2913c', onAccent: '#0f1c2f', accentText: '#785300', accentMark: '#af7f27' }],
  ])('from %s is what the design names, in the light', (seed, designed) => {
    expect(derive(seed).light).toMatchObject(designed);
  });

  it('is derived anew in the dark, where the accent of the brand does not come back', () => {
    const { light, dark } = derive('#177f83');
    for (const name of accentNames.filter((one) => one !== 'onAccent'))
      expect(dark[name]).not.toBe(light[name]);
    expect(fromHex(dark.accent.slice(1)).h).toBeCloseTo(fromHex('177f83').h, -1);
  });

  it('stands on the neutrals of its brand', () => {
    expect(derive('#c2913c', 'solera').light.onAccent).not.toBe(derive('#c2913c').light.onAccent);
  });

  it.each(['', '177f83', '#177f8', '#177f83 ', '#177f8g', '#177f8380', 'teal', 'oklch(0.5 0.1 200)', '#fff'])(
    'refuses %j',
    (seed) => {
      expect(() => derive(seed)).toThrow(new RangeError(`"${seed}" is no colour: write it like #177f83.`));
    },
  );
});
