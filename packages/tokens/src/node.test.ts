import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listBrands, loadBrand } from './node.ts';

describe('a brand for letters and documents', () => {
  it.each(listBrands())('%s has texts, hexadecimal colours and drawings', (id) => {
    const brand = loadBrand(id);
    expect(brand).toMatchObject({ id, product: 'Deck' });
    expect(Object.keys(brand.tagline)).toEqual(['en', 'ru', 'el']);
    const { light, dark } = brand.colors;
    const odd = [...Object.entries(light), ...Object.entries(dark)].filter(
      ([name, hex]) => !(name === 'scrim' ? /^#[0-9a-f]{8}$/ : /^#[0-9a-f]{6}$/).test(hex),
    );
    expect(odd).toEqual([]);
    expect(light.canvas).not.toBe(dark.canvas);
    for (const path of Object.values(brand.files))
      expect(readFileSync(path, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
  });

  it('has the corners of its theme', () => {
    expect(loadBrand('solera')).toMatchObject({ radius: 10, cardRadius: 14 });
  });

  it("solves a property's colour on its own neutrals", () => {
    const { propertyAccent, colors } = loadBrand('meridian');
    const { light, dark } = propertyAccent('#177f83');
    expect(light).toMatchObject({ accent: '#177f83', onAccent: '#ffffff' });
    expect(Object.keys(dark).every((name) => name in colors.dark)).toBe(true);
    expect(() => propertyAccent('teal')).toThrow(RangeError);
  });
});
