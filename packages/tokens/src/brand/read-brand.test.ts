import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandFile } from './brands.ts';
import { readBrand } from './read-brand.ts';
import { BrandError, isRecord } from './reader.ts';

const valid = readFileSync(brandFile('meridian', 'brand.json'), 'utf8');

/** A valid file's content with the value at a path set, or removed if undefined. */
function changed(path: string, value: unknown): string {
  const content: unknown = JSON.parse(valid);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place: unknown = content;
  for (const key of keys) place = isRecord(place) ? place[key] : undefined;
  if (!isRecord(place)) throw new Error(`There is no ${path} to change.`);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return JSON.stringify(content);
}

function refusal(json: string): BrandError {
  try {
    readBrand(json, 'b.json');
  } catch (error) {
    if (error instanceof BrandError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

const oklch = (...components: unknown[]) => ({ $value: { colorSpace: 'oklch', components } });

describe('the file of a brand', () => {
  it('is read into decisions', () => {
    const brand = readBrand(valid, 'brand.json');
    expect(brand.seeds.accent).toEqual({ l: 0.47, c: 0.19, h: 261 });
    expect(brand.seeds.danger).toEqual({ c: 0.19, h: 25 });
    expect(brand.font.textScale).toBe(1);
    expect(brand.density).toBe(36);
  });

  it.each<[string, unknown, string]>([
    ['name', undefined, 'name is missing. Write it like "name": "Aurora"'],
    ['name', ' ', 'name is " ", but must be some text.'],
    ['colour', {}, 'colour is not known; did you mean "color"?'],
    ['color.acent', oklch(0.5, 0.1, 20), 'color.acent is not known; did you mean "accent"?'],
    [
      'color.accent',
      undefined,
      'color.accent is missing. Write it like "accent": {"$value":{"colorSpace":"oklch","components":[0.47,0.19,261]}}',
    ],
    ['motion.$type', undefined, 'motion.$type is missing: it must be "duration".'],
    [
      'motion.$value',
      undefined,
      'motion.$value is missing. Write it like "$value": {"value":140,"unit":"ms"}',
    ],
    [
      'color.accent',
      oklch(1, 0, 0),
      'color.accent is #ffffff, which cannot be told from the surface: choose one with a hue, or #dbdbdb.',
    ],
    [
      'color.accent',
      oklch(47, 0.19, 261),
      'color.accent lightness is 47, but must be from 0 to 1; the nearest is 1.',
    ],
    [
      'color.accent',
      oklch(0.47, 0.19),
      'color.accent.components is [0.47,0.19], but must be [lightness, chroma, hue].',
    ],
    [
      'color.accent.$value.colorSpace',
      'srgb',
      'color.accent.colorSpace is "srgb", but must be "oklch"; did you mean "oklch"?',
    ],
    [
      'color.info',
      oklch(0.5, 0.1, 228),
      'color.info lightness is 0.5, but must be "none": it is solved for contrast.',
    ],
    ['color.$type', 'dimension', 'color.accent.$type is "dimension", but must be "color".'],
    [
      'navigation',
      'surfac',
      'navigation is "surfac", but must be "ink" or "surface"; did you mean "surface"?',
    ],
    [
      'density.$value',
      { value: 2.25, unit: 'rem' },
      'density is {"value":2.25,"unit":"rem"}, but must be in "px"; did you mean {"value":36,"unit":"px"}?',
    ],
    [
      'motion.$value',
      { value: 0.14, unit: 's' },
      'motion is {"value":0.14,"unit":"s"}, but must be in "ms"; did you mean {"value":140,"unit":"ms"}?',
    ],
    [
      'density.$value',
      { value: 36, unit: 'em' },
      'density.unit is "em", but must be "px"; did you mean "px"?',
    ],
    [
      'density.$value',
      { value: 400, unit: 'px' },
      'density.value is 400, but must be from 28 to 64; the nearest is 64.',
    ],
    [
      'radius.$value',
      { value: 99, unit: 'px' },
      'radius.value is 99, but must be from 0 to 24; the nearest is 24.',
    ],
    ['radius.$value', '8px', 'radius is "8px", but must be an object; did you mean {"value":8,"unit":"px"}?'],
    ['radius', 8, 'radius is 8, but must be an object; did you mean {"$value":{"value":8,"unit":"px"}}?'],
    [
      'color.accent',
      '#00796b',
      'color.accent is "#00796b", but must be an object; did you mean {"$value":{"colorSpace":"oklch","components":[0.51656,0.09306,181.08]}}?',
    ],
    [
      'color.accent.$value',
      { colorSpace: 'srgb', components: [1, 1, 0], hex: '#ffff00' },
      'color.accent is in "srgb", but must be in "oklch"; did you mean {"colorSpace":"oklch","components":[0.96798,0.21101,109.77]}?',
    ],
    ['color.accent', 'teal', 'color.accent is "teal", but must be an object.'],
    ['displayWeight.$value', 'fat', 'displayWeight is "fat", but must be a number from 1 to 1000.'],
    ['text.$value', [], 'text is empty, but must name a font.'],
    ['ease.$value', [0.2, 0, 1], 'ease is [0.2,0,1], but must be four numbers.'],
    ['displayAxes', { flare: 100 }, 'displayAxes.flare must be an axis of four letters, like "FLAR".'],
    [
      'overrides.dark.acentHover',
      oklch(0.5, 0.1, 20),
      'overrides.dark.acentHover is not known; did you mean "accentHover"?',
    ],
    [
      'support.url',
      'meridian.example',
      'support.url is "meridian.example", but must be an address like "https://brand.example/help"; did you mean "https://meridian.example"?',
    ],
    [
      'support.email',
      'support',
      'support.email is "support", but must be an e-mail address like "help@brand.example".',
    ],
    [
      'thirdParties',
      { chat: 'http://chat.example/widget.js' },
      'thirdParties.chat is "http://chat.example/widget.js", but must be an address like "https://brand.example/help"; did you mean "https://chat.example/widget.js"?',
    ],
    ['thirdParties', { chatt: '' }, 'thirdParties.chatt is not known; did you mean "chat"?'],
  ])('with %s = %o is refused by name', (path, value, problem) => {
    expect(refusal(changed(path, value)).problem).toBe(problem);
  });

  it("may use the format's names of font weights", () => {
    expect(readBrand(changed('displayWeight.$value', 'semi-bold'), 'b.json').font.displayWeight).toBe(600);
  });

  it('may name the scripts of a chat widget and of analytics; by default it has none', () => {
    const chat = 'https://chat.example/widget.js';
    expect(readBrand(valid, 'b.json').thirdParties).toEqual({});
    expect(readBrand(changed('thirdParties', { chat }), 'b.json').thirdParties).toEqual({ chat });
  });

  it('may override every theme value that a brand does not decide directly', () => {
    const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
    const ink = { colorSpace: 'oklch', components: [0.2, 0.02, 250], alpha: 0.1 };
    const length = (value: number) => ({ value, unit: 'px' });
    const lengths = { offsetX: length(0), offsetY: length(2), blur: length(6), spread: length(0) };
    const content = changed('overrides', {
      light: { $type: 'color', tooltip: oklch(0.3, 0, 0), scrim: { $value: ink } },
      shadow: { dark: { $type: 'shadow', button: { $value: { color: ink, ...lengths } } } },
      radius: { card: px(0) },
      size: { row: px(48) },
      weight: { medium: { $type: 'fontWeight', $value: 550 } },
      motion: { fast: { $type: 'duration', $value: { value: 10, unit: 'ms' } } },
      layer: { toast: { $type: 'number', $value: 1350 } },
    });
    expect(readBrand(content, 'b.json').overrides).toEqual({
      light: { tooltip: { l: 0.3, c: 0, h: 0 }, scrim: { l: 0.2, c: 0.02, h: 250, alpha: 0.1 } },
      dark: {},
      shadow: {
        light: {},
        dark: {
          button: [
            { color: { l: 0.2, c: 0.02, h: 250, alpha: 0.1 }, offsetX: 0, offsetY: 2, blur: 6, spread: 0 },
          ],
        },
      },
      radius: { card: 0 },
      size: { row: 48 },
      weight: { medium: 550 },
      motion: { fast: 10 },
      layer: { toast: 1350 },
    });
  });

  it.each([
    ['radius', 'crad', 'overrides.radius.crad is not known; did you mean "card"?'],
    ['shadow', 'drak', 'overrides.shadow.drak is not known; did you mean "dark"?'],
    ['weight', 'semi', 'overrides.weight.semi is not known; did you mean "medium"?'],
    ['colour', 'accent', 'overrides.colour is not known; did you mean "radius"?'],
  ])('cannot override an unknown value: %s.%s', (group, name, problem) => {
    expect(refusal(changed('overrides', { [group]: { [name]: {} } })).problem).toBe(problem);
  });

  it('must be an object', () => {
    expect(refusal('[]').message).toBe('b.json:1:1: The file is [], but must be an object.');
  });
});

describe("an error in a brand's file has its line and column", () => {
  const faulty = (right: string, wrong: string) => {
    expect(valid).toContain(right);
    return refusal(valid.replace(right, wrong)).message;
  };

  it.each([
    ['"navigation": "ink"', '"navigation": "inc"', /^b\.json:11:3: navigation is "inc"/],
    [
      '[0.47, 0.19, 261]',
      '[0.47, 19, 261]',
      /^b\.json:15:\d+: color\.accent chroma is 19, .*the nearest is 0\.4\.$/,
    ],
    ['"danger":', '"dagner":', /^b\.json:22:5: color\.dagner is not known; did you mean "danger"\?$/],
    ['"value": 36', '"value": "36"', /^b\.json:28:\d+: density\.value is "36", but must be a number/],
    ['"radius":', '"text":', /^b\.json:29:3: text stands twice: keep one of them\.$/],
    [
      '"panel": "ink",',
      '"panel": "ink"',
      /^b\.json:13:3: This is not JSON: Expected ',' or '}' after property value\.$/,
    ],
  ])('%s written as %s', (right, wrong, message) => {
    expect(faulty(right, wrong)).toMatch(message);
  });

  it('for a missing value: the line of its parent', () => {
    const line = /^ {4}"danger".*\n/m;
    const without = valid.replace(/,\n {4}"danger".*/, '');
    expect(valid).toMatch(line);
    expect(refusal(without).message).toMatch(
      /^b\.json:13:3: color\.danger is missing\. Write it like "danger": /,
    );
  });

  it('for truncated JSON: its last line', () => {
    expect(refusal(valid.trimEnd().slice(0, -1)).message).toMatch(/^b\.json:36:1: This is not JSON/);
  });

  it('may not have a shadow without a layer, which no file of the format may have', () => {
    const shadow = { light: { dialog: { $type: 'shadow', $value: [] } } };
    expect(refusal(changed('overrides.shadow', shadow)).problem).toContain('is empty, but must have a layer');
  });

  it('and a byte order mark is ignored', () => {
    expect(readBrand(`\uFEFF${valid}`, 'b.json').name).toBe('Meridian');
  });
});

describe('a brand among others', () => {
  const among = {
    brands: [{ id: 'zenith', name: 'Zenith' }],
    families: [{ family: 'Inter', kind: 'sans-serif' as const, missing: [] }],
  };
  const readAmong = (written: string) => () => readBrand(written, 'brand.json', among);

  it('is read if its name and its fonts are valid', () => {
    expect(readAmong(valid)().name).toBe('Meridian');
  });

  it('is refused at the line of a duplicate name, or of an unknown font', () => {
    expect(readAmong(valid.replace('"Meridian"', '"ZENITH"'))).toThrow(
      /^brand\.json:2:3: The brand zenith is called Zenith already: choose another name\.$/,
    );
    expect(readAmong(valid.replace('"Inter"', '"Intr"'))).toThrow(
      /^brand\.json:\d+:3: The font "Intr" is not installed; did you mean Inter\?/,
    );
  });
});
