import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandFile } from './brands.ts';
import { readBrand } from './read-brand.ts';
import { BrandError, isRecord } from './reader.ts';

const valid = readFileSync(brandFile('meridian', 'brand.json'), 'utf8');

/** The content of a valid file with the value at a path set, or taken out when it is undefined. */
function changed(path: string, value: unknown): unknown {
  const content: unknown = JSON.parse(valid);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place: unknown = content;
  for (const key of keys) place = isRecord(place) ? place[key] : undefined;
  if (!isRecord(place)) throw new Error(`There is no ${path} to change.`);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return content;
}

const oklch = (...components: unknown[]) => ({ $value: { colorSpace: 'oklch', components } });

describe('the file of a brand', () => {
  it('is read into decisions', () => {
    const brand = readBrand(JSON.parse(valid), 'brand.json');
    expect(brand.seeds.accent).toEqual({ l: 0.47, c: 0.19, h: 261 });
    expect(brand.seeds.danger).toEqual({ c: 0.19, h: 25 });
    expect(brand.font.textScale).toBe(1);
    expect(brand.density).toBe(36);
  });

  it.each<[string, unknown, string]>([
    ['name', undefined, 'b.json: name is missing.'],
    ['name', ' ', 'b.json: name is " ", but must be some text.'],
    ['colour', {}, 'b.json: colour is not known; did you mean "color"?'],
    ['color.acent', oklch(0.5, 0.1, 20), 'b.json: color.acent is not known; did you mean "accent"?'],
    ['color.accent', undefined, 'b.json: color.accent is missing.'],
    [
      'color.accent',
      oklch(47, 0.19, 261),
      'b.json: color.accent lightness is 47, but must be from 0 to 1; the nearest is 1.',
    ],
    [
      'color.accent',
      oklch(0.47, 0.19),
      'b.json: color.accent.components is [0.47,0.19], but must be [lightness, chroma, hue].',
    ],
    [
      'color.accent.$value.colorSpace',
      'srgb',
      'b.json: color.accent.colorSpace is "srgb", but must be "oklch"; did you mean "oklch"?',
    ],
    [
      'color.info',
      oklch(0.5, 0.1, 228),
      'b.json: color.info lightness is 0.5, but must be "none": it is solved for contrast.',
    ],
    ['color.$type', 'dimension', 'b.json: color.accent.$type is "dimension", but must be "color".'],
    [
      'navigation',
      'papper',
      'b.json: navigation is "papper", but must be "ink" or "paper"; did you mean "paper"?',
    ],
    [
      'density.$value',
      { value: 36, unit: 'rem' },
      'b.json: density.unit is "rem", but must be "px"; did you mean "px"?',
    ],
    ['text.$value', [], 'b.json: text is empty, but must name a font.'],
    ['ease.$value', [0.2, 0, 1], 'b.json: ease is [0.2,0,1], but must be four numbers.'],
    [
      'displayAxes',
      { flare: 100 },
      'b.json: displayAxes.flare must be an axis of four letters, like "FLAR".',
    ],
    [
      'overrides.dark.acentHover',
      oklch(0.5, 0.1, 20),
      'b.json: overrides.dark.acentHover is not known; did you mean "accentHover"?',
    ],
    [
      'support.url',
      'meridian.example',
      'b.json: support.url is "meridian.example", but must be an address like "https://brand.example/help".',
    ],
    [
      'support.email',
      'support',
      'b.json: support.email is "support", but must be an e-mail address like "help@brand.example".',
    ],
    [
      'thirdParties',
      { chat: 'http://chat.example/widget.js' },
      'b.json: thirdParties.chat is "http://chat.example/widget.js", but must be an address like "https://brand.example/help".',
    ],
    ['thirdParties', { chatt: '' }, 'b.json: thirdParties.chatt is not known; did you mean "chat"?'],
  ])('with %s = %o is refused by name', (path, value, message) => {
    expect(() => readBrand(changed(path, value), 'b.json')).toThrow(new BrandError(message));
  });

  it('may name the scripts of a chat widget and of analytics, and has none unless it does', () => {
    const chat = 'https://chat.example/widget.js';
    expect(readBrand(JSON.parse(valid), 'b.json').thirdParties).toEqual({});
    expect(readBrand(changed('thirdParties', { chat }), 'b.json').thirdParties).toEqual({ chat });
  });

  it('may override any colour of a mode, any corner and any size', () => {
    const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
    const content = changed('overrides', {
      light: { $type: 'color', tooltip: oklch(0.3, 0, 0) },
      radius: { card: px(0) },
      size: { row: px(48) },
    });
    expect(readBrand(content, 'b.json').overrides).toEqual({
      light: { tooltip: { l: 0.3, c: 0, h: 0 } },
      dark: {},
      radius: { card: 0 },
      size: { row: 48 },
    });
  });

  it('must be an object', () => {
    expect(() => readBrand([], 'b.json')).toThrow(new BrandError('b.json: is [], but must be an object.'));
  });
});
