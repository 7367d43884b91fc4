import { describe, expect, it } from 'vitest';
import { loadDecisions } from '../brand/brands.ts';
import { deriveLayer, deriveMotion, deriveRadius, deriveSize, deriveWeight } from './shape.ts';

const brand = loadDecisions('meridian');

describe('the shape of a brand', () => {
  it.each([
    [6, { control: 6, card: 8, dialog: 10, check: 3 }],
    [10, { control: 10, card: 14, dialog: 18, check: 5 }],
    [14, { control: 14, card: 20, dialog: 24, check: 5 }],
    [0, { control: 0, card: 0, dialog: 0, check: 0 }],
  ])('a radius of %i gives %o', (radius, corners) => {
    expect(deriveRadius({ ...brand, radius })).toMatchObject(corners);
  });

  it.each([
    [36, { control: 36, controlSmall: 32, row: 40, rowCompact: 32, rowHead: 36 }],
    [40, { control: 40, controlSmall: 36, row: 44, rowCompact: 36, rowHead: 40 }],
  ])('a density of %i gives %o', (density, sizes) => {
    expect(deriveSize({ ...brand, density })).toMatchObject(sizes);
  });

  it('is replaced by an override', () => {
    const overrides = {
      ...brand.overrides,
      radius: { card: 2 },
      size: { topbar: 64 },
      weight: { medium: 550 },
      motion: { fast: 10 },
      layer: { nav: 1020 },
    };
    expect(deriveRadius({ ...brand, overrides }).card).toBe(2);
    expect(deriveSize({ ...brand, overrides }).topbar).toBe(64);
    expect(deriveWeight({ ...brand, overrides })).toEqual({ regular: 400, medium: 550, semibold: 600 });
    expect(deriveMotion({ ...brand, overrides }).fast).toBe(10);
    expect(deriveLayer({ ...brand, overrides }).nav).toBe(1020);
  });

  it('animates colours faster than layers', () => {
    expect(deriveMotion({ ...brand, motion: 120 })).toEqual({ fast: 80, base: 120 });
  });

  it('orders tooltip above toast above dialog above popover above sticky elements', () => {
    const { sticky, nav, popover, dialog, toast, tooltip } = deriveLayer(brand);
    expect([sticky, nav, popover, dialog, toast, tooltip]).toEqual([1000, 1010, 1100, 1200, 1300, 1400]);
  });
});
