import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastFailures } from '../check-contrast.ts';
import { type ColorName, colorNames } from '../color-names.ts';
import { isInGamut, toHex } from './oklch.ts';
import { derivePalette } from './palette.ts';
import { type Mode, modes, type Seeds } from './seeds.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const colour = (l: [number, number], c: [number, number]) =>
  fc.record({ l: between(...l), c: between(...c), h: between(0, 360) });
const hue = fc.record({ c: between(0.08, 0.2), h: between(0, 360) });

/** Any brand a designer may think of: an accent as light, dark or loud as it likes, dark ink, light surface, a dark night. */
const anySeeds: fc.Arbitrary<Seeds> = fc.record({
  accent: colour([0, 1], [0, 0.37]),
  ink: colour([0.2, 0.26], [0.006, 0.045]),
  surface: colour([0.985, 1], [0, 0.005]),
  night: colour([0.2, 0.215], [0.004, 0.03]),
  info: hue,
  success: hue,
  warning: hue,
  danger: hue,
  navigation: fc.constantFrom('ink', 'surface'),
  panel: fc.constantFrom('ink', 'accent'),
});

const instrument: Seeds = {
  accent: { l: 0.47, c: 0.19, h: 261 },
  ink: { l: 0.225, c: 0.042, h: 259 },
  surface: { l: 1, c: 0, h: 259 },
  night: { l: 0.208, c: 0.028, h: 259 },
  info: { c: 0.115, h: 228 },
  success: { c: 0.13, h: 158 },
  warning: { c: 0.145, h: 72 },
  danger: { c: 0.19, h: 25 },
  navigation: 'ink',
  panel: 'ink',
};

function lightnesses(mode: Mode, names: readonly ColorName[]): number[] {
  const palette = derivePalette(instrument, mode);
  return names.map((name) => palette[name].l);
}

describe('the colours derived from any seeds', () => {
  it('pass every contrast pair, are displayable, and are complete', () => {
    fc.assert(
      fc.property(anySeeds, fc.constantFrom(...modes), (seeds, mode) => {
        const palette = derivePalette(seeds, mode);
        expect(Object.keys(palette).sort()).toEqual([...colorNames].sort());
        expect(colorNames.filter((name) => !isInGamut(palette[name]))).toEqual([]);
        expect(contrastFailures(palette)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the colours derived from the seeds of an instrument', () => {
  it.each<[Mode, Partial<Record<ColorName, string>>]>([
    ['light', { accent: '#0d50c3', accentHover: '#0043b0', accentSoft: '#e8f1ff', text: '#0f1c2f' }],
    ['light', { text2: '#465061', text3: '#626c7b', infoSoft: '#e4f4fb', nav: '#0d1b30' }],
    ['dark', { surface: '#101825', text: '#eaeef4', accentText: '#83aef9', navText: '#c0c8d3' }],
  ])('are the designed colours in %s mode', (mode, designed) => {
    const palette = derivePalette(instrument, mode);
    const names = colorNames.filter((name) => name in designed);
    expect(Object.fromEntries(names.map((name) => [name, toHex(palette[name])]))).toEqual(designed);
  });

  it('lead down from the surface in the light', () => {
    const ramp = lightnesses('light', ['surface', 'canvas', 'sunken', 'lineFaint', 'line', 'lineStrong']);
    expect(ramp).toEqual(ramp.toSorted((a, b) => b - a));
    expect(new Set(ramp).size).toBe(ramp.length);
  });

  it('get lighter upwards and darker downwards in dark mode', () => {
    const ramp = lightnesses('dark', ['canvas', 'sunken', 'surface', 'hover', 'raised', 'active', 'line']);
    expect(ramp).toEqual(ramp.toSorted((a, b) => a - b));
    expect(new Set(ramp).size).toBe(ramp.length);
  });

  it('bring quieter text closer to its background in both modes', () => {
    const light = lightnesses('light', ['text', 'text2', 'text3']);
    const dark = lightnesses('dark', ['text', 'text2', 'text3']);
    expect(light).toEqual(light.toSorted((a, b) => a - b));
    expect(dark).toEqual(dark.toSorted((a, b) => b - a));
  });

  it("follow a brand's overrides", () => {
    const accent = { l: 0.4, c: 0.1, h: 150 };
    const palette = derivePalette(instrument, 'light', { light: { accent }, dark: {} });
    expect(palette.accent).toEqual(accent);
    expect(palette.accentHover.h).toBe(150);
    expect(palette.accentHover.l).toBeCloseTo(0.355, 9);
    expect(derivePalette(instrument, 'dark').accent.h).toBe(261);
  });

  const yellow = { l: 0.968, c: 0.211, h: 110 };

  it('keep a light accent as a fill with ink on it, darker under the pointer', () => {
    const palette = derivePalette({ ...instrument, accent: yellow }, 'light');
    expect(palette.accent).toMatchObject({ l: 0.968, h: 110 });
    expect(palette.onAccent).toEqual(instrument.ink);
    expect(palette.accentHover.l).toBeLessThan(palette.accent.l);
    expect(palette.accentActive.l).toBeLessThan(palette.accentHover.l);
  });

  it('make a fill lighter under the pointer where ink could not be read on a darker one', () => {
    const palette = derivePalette({ ...instrument, accent: { l: 0.63, c: 0, h: 0 } }, 'light');
    expect(palette.onAccent).toEqual(instrument.ink);
    expect(palette.accentHover.l).toBeGreaterThan(palette.accent.l);
  });

  it('darken a light accent where nothing is written on it, no more than is needed', () => {
    const { accentEdge } = derivePalette({ ...instrument, accent: yellow }, 'light');
    expect(accentEdge.l).toBeGreaterThan(0.6);
    expect(accentEdge.l).toBeLessThan(0.7);
    expect(derivePalette(instrument, 'light').accentEdge).toEqual(instrument.accent);
  });

  it('turn yellow to gold when darkened, not olive; lime and green keep their hue', () => {
    const hueOf = (h: number) =>
      derivePalette({ ...instrument, accent: { ...yellow, h } }, 'light').accentEdge.h;
    expect(hueOf(110)).toBe(84);
    expect(hueOf(125)).toBeGreaterThan(95);
    expect([hueOf(80), hueOf(140)]).toEqual([80, 140]);
    const gold = derivePalette({ ...instrument, accent: yellow, panel: 'accent' }, 'light');
    for (const name of ['accentText', 'accentMark', 'panel'] as const) expect(gold[name].h).toBe(84);
  });

  it("keep a light accent's lightness in dark mode, with ink on it", () => {
    const palette = derivePalette({ ...instrument, accent: yellow }, 'dark');
    expect(palette.accent).toMatchObject({ l: 0.968, h: 110 });
    expect(palette.onAccent).toEqual(instrument.ink);
    for (const name of ['accentEdge', 'accentMark', 'accentText', 'focus'] as const)
      expect(palette[name]).toMatchObject({ l: 0.968, h: 110 });
  });

  it('leave an accent with sufficient contrast unchanged', () => {
    expect(derivePalette(instrument, 'light').accent).toEqual(instrument.accent);
  });
});
