import { describe, expect, it } from 'vitest';
import type { Family } from '../brand/families.ts';
import { readBrand } from '../brand/read-brand.ts';
import { toHex } from '../derive/oklch.ts';
import { brandOfMapping } from './brand-of-mapping.ts';
import { readMapping, readMappingFile } from './mapping.ts';

const families: readonly Family[] = [
  { family: 'Inter', kind: 'sans-serif', missing: [] },
  { family: 'Lora', kind: 'serif', missing: [] },
];
const begun = { id: 'ours', name: 'Ours', font: families[0] as Family };

/** A file as design tools write it: groups of their own, references within references, types of groups. */
const file = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  $description: 'Exported',
  color: {
    $type: 'color',
    brand: {
      $root: { $value: { colorSpace: 'srgb', components: [1, 0.831, 0], alpha: 1, hex: '#ffd400' } },
      dark: { $value: '#8a6d00', $extensions: { 'com.tool': { id: 7 } } },
      veil: { $value: '#00000080' },
    },
    ink: { $value: { colorSpace: 'srgb', components: ['none', 0.1, 0.2] } },
    main: { $value: '{color.brand.$root}' },
    action: { $value: '{color.main}' },
    pointed: { $ref: '#/color/brand/$root' },
    green: { $value: { colorSpace: 'display-p3', components: [0, 0.5, 0.3], hex: '#007a4d' } },
    grey: { $value: { colorSpace: 'oklch', components: [0.45, 0, 'none'], hex: '#555555' } },
  },
  shape: {
    corner: { $type: 'dimension', $value: '0.5rem' },
    height: { $type: 'dimension', $value: { value: 40, unit: 'px' } },
    wide: { $type: 'dimension', $value: { value: 5, unit: 'rem' } },
  },
  type: {
    body: { $type: 'fontFamily', $value: 'Lora' },
    strange: { $type: 'fontFamily', $value: ['Papyrus'] },
    strong: { $type: 'fontWeight', $value: 'bold' },
    heading: {
      $type: 'typography',
      $value: {
        fontFamily: '{type.body}',
        fontSize: { value: 24, unit: 'px' },
        fontWeight: 'semi-bold',
        letterSpacing: { value: 0, unit: 'px' },
        lineHeight: 1.3,
      },
    },
  },
  time: { quick: { $type: 'duration', $value: { value: 0.16, unit: 's' } } },
  lifted: {
    $type: 'shadow',
    low: {
      $value: {
        color: '{color.brand.veil}',
        offsetX: { value: 0, unit: 'px' },
        offsetY: '{shape.corner}',
        blur: '1rem',
        spread: { value: 0, unit: 'px' },
        inset: false,
      },
    },
  },
  'tool things': { grid: { $type: 'number', $value: 12 } },
};

const mapped = (mapping: readonly string[], content: unknown = file, dark?: unknown) =>
  brandOfMapping({
    light: { name: 'theirs.json', json: JSON.stringify(content, null, 2) },
    dark: dark === undefined ? undefined : { name: 'night.json', json: JSON.stringify(dark, null, 2) },
    mapping: readMapping(mapping),
    families,
    begun,
  });
const brandOf = (...args: Parameters<typeof mapped>) => readBrand(mapped(...args).json, 'brand.json');
const accentOf = (source: string, content?: unknown) =>
  toHex(brandOf([`accent={${source}}`], content).seeds.accent);

describe('a brand of the tokens of another tool', () => {
  it.each([
    ['color.brand.$root', '#ffd400'],
    ['color.brand.dark', '#8a6d00'],
    ['color.main', '#ffd400'],
    ['color.action', '#ffd400'],
    ['color.pointed', '#ffd400'],
    ['color.green', '#007a4d'],
    ['color.grey', '#555555'],
  ])('has the accent of {%s}, however it is written', (source, accent) => {
    expect(accentOf(source)).toBe(accent);
  });

  it('has what is mapped, in our units, and derives the rest', () => {
    const brand = brandOf([
      'accent={color.action}',
      'ink=color.ink',
      'danger={color.brand.dark}',
      'radius={shape.corner}',
      'density={shape.height}',
      'text={type.body}',
      'weight.semibold={type.strong}',
      'motion={time.quick}',
      'light.tooltip={color.brand.veil}',
      'shadow.light.dialog={lifted.low}',
    ]);
    expect(brand).toMatchObject({ name: 'Ours', radius: 8, density: 40, motion: 160 });
    expect(toHex(brand.seeds.ink)).toBe('#001a33');
    expect(brand.font.text).toEqual(['Lora', 'Georgia', 'serif']);
    expect(brand.overrides.weight).toEqual({ semibold: 700 });
    expect(brand.overrides.light.tooltip).toMatchObject({ l: 0, alpha: 0.502 });
    expect(brand.overrides.shadow.light.dialog).toMatchObject([{ offsetY: 8, blur: 16, spread: 0 }]);
  });

  it('has the font and the weight of a style of type', () => {
    const { font, overrides } = brandOf([
      'accent={color.main}',
      'display={type.heading}',
      'displayWeight={type.heading}',
      'weight.semibold={type.heading}',
    ]);
    expect(font.display).toEqual(['Lora', 'Georgia', 'serif']);
    expect(font.displayWeight).toBe(600);
    expect(overrides.weight).toEqual({ semibold: 600 });
    expect(() => brandOf(['accent={color.main}', 'radius={type.heading}'])).toThrow(
      /\{type\.heading\} is .*, but must be a length in px or rem/,
    );
  });

  it('names the groups that it takes nothing of', () => {
    expect(mapped(['accent={color.brand.dark}', 'radius={shape.corner}']).leftOut).toEqual([
      'type',
      'time',
      'lifted',
      'tool things',
    ]);
  });

  it('has the accent and the surface of a dark file in dark mode', () => {
    const night = (accent: string, surface: string) => ({
      color: { $type: 'color', main: { $value: accent }, ground: { $value: surface } },
    });
    const brand = brandOf(
      ['accent={color.main}', 'surface={color.ground}', 'light.tooltip={color.main}'],
      night('#006655', '#ffffff'),
      night('#33ccaa', '#101418'),
    );
    expect(toHex(brand.seeds.night)).toBe('#101418');
    expect(toHex(brand.overrides.dark.accent ?? brand.seeds.accent)).toBe('#33ccaa');
    expect(toHex(brand.overrides.dark.tooltip ?? brand.seeds.accent)).toBe('#33ccaa');
  });

  it('has what a group inherits, unless it has its own', () => {
    const content = {
      base: { $type: 'color', main: { $value: '#006655' }, deep: { second: { $value: '#7a1fa2' } } },
      ours: { $extends: '{base}', deep: { third: { $value: '#c2185b' } } },
      more: { $extends: '#/ours', main: { $value: '#0d50c3' } },
    };
    expect(accentOf('ours.main', content)).toBe('#006655');
    expect(accentOf('ours.deep.second', content)).toBe('#7a1fa2');
    expect(accentOf('ours.deep.third', content)).toBe('#c2185b');
    expect(accentOf('more.main', content)).toBe('#0d50c3');
    expect(accentOf('more.deep.second', content)).toBe('#7a1fa2');
  });

  it('may change a brand that exists, and keeps what is not mapped', () => {
    const decisions = JSON.parse(mapped(['accent={color.brand.dark}', 'radius={shape.corner}']).json);
    const { json } = brandOfMapping({
      light: { name: 'theirs.json', json: JSON.stringify(file) },
      mapping: readMapping(['density={shape.height}']),
      families,
      begun: { decisions },
    });
    expect(JSON.parse(json)).toEqual({ ...decisions, density: JSON.parse(json).density });
    expect(readBrand(json, 'brand.json').density).toBe(40);
  });
});

describe('tokens of another tool are refused with file, line and token', () => {
  const changed = (color: object) => ({ ...file, color: { ...file.color, ...color } });
  const accent = ['accent={color.odd}'];

  it.each<[string, readonly string[], unknown, RegExp]>([
    [
      'a name that is not there',
      ['accent={color.brend.dark}'],
      file,
      /^theirs\.json:\d+:3: \{color\.brend\.dark\} is mapped to accent, but is no token; did you mean \{color\.brand\.dark\}\?$/,
    ],
    [
      'a group',
      ['accent={color.brand}'],
      file,
      /\{color\.brand\} is mapped to accent, but is a group; did you mean \{color\.brand\.\$root\}\?$/,
    ],
    [
      'another type',
      ['accent={shape.corner}'],
      file,
      /:\d+:\d+: \{shape\.corner\}\.\$type is "dimension", but must be "color"\.$/,
    ],
    [
      'a translucent accent',
      ['accent={color.brand.veil}'],
      file,
      /\{color\.brand\.veil\} is translucent, with an alpha of 0\.502, but must be opaque\.$/,
    ],
    [
      'a length that is too long',
      ['accent={color.main}', 'density={shape.wide}'],
      file,
      /\{shape\.wide\}\.value is 80, but must be from 28 to 64; the nearest is 64\.$/,
    ],
    [
      'a font that is not installed',
      ['accent={color.main}', 'text={type.strange}'],
      file,
      /^theirs\.json:\d+:\d+: \{type\.strange\} cannot be the font\. The font "Papyrus" is not installed/,
    ],
    [
      'a colour by its name',
      accent,
      changed({ odd: { $value: 'red' } }),
      /\{color\.odd\} is "red", but must be a colour in "srgb", or like "#00796b"\.$/,
    ],
    [
      'a colour in another space',
      accent,
      changed({ odd: { $value: { colorSpace: 'lab', components: [1, 0, 0] } } }),
      /is in "lab" and has no hex: export colours in "srgb"\.$/,
    ],
    [
      'a component beyond 1',
      accent,
      changed({ odd: { $value: { colorSpace: 'srgb', components: [255, 0, 0] } } }),
      /part 1 is 255, but must be from 0 to 1; the nearest is 1\.$/,
    ],
    [
      'a circle',
      accent,
      changed({ odd: { $value: '{color.a}' }, a: { $value: '{color.b}' }, b: { $value: '{color.a}' } }),
      /^theirs\.json:\d+:\d+: color\.b\.\$value refers to itself by \{color\.b\}, \{color\.a\}\.$/,
    ],
    [
      'a reference to a group',
      accent,
      changed({ odd: { $value: '{color.brand}' } }),
      /color\.odd\.\$value refers to \{color\.brand\}, which is a group; its own token is \{color\.brand\.\$root\}\.$/,
    ],
    [
      'a reference to nothing',
      accent,
      changed({ odd: { $ref: '#/color/gone' } }),
      /color\.odd\.\$ref refers to \{color\.gone\}, which is no token\.$/,
    ],
    [
      'a token of a draft without $',
      accent,
      changed({ odd: { value: '#fff' } }),
      /color\.odd\.value is "#fff", but must be a token or a group of tokens; did you mean "\$value"\?$/,
    ],
    [
      'a token with members',
      accent,
      changed({ odd: { $value: '#fff', dark: { $value: '#000' } } }),
      /color\.odd\.dark stands in a token, but a token has no members: name it \$root in a group\.$/,
    ],
    [
      'groups that extend each other',
      ['accent={x.a}'],
      { x: { $extends: '{y}' }, y: { $extends: '{x}' } },
      /\$extends goes round in a circle: y, x, y\.$/,
    ],
    [
      'a group that extends a token',
      ['accent={x.a}'],
      { x: { $extends: '{y}' }, y: { $type: 'color', $value: '#fff' } },
      /x\.\$extends refers to \{y\}, which is a token, but must be a group\.$/,
    ],
    [
      'no type',
      ['accent={x}'],
      { x: { $value: '#00796b' } },
      /\{x\}\.\$type is missing: it must be "color"\.$/,
    ],
    [
      'white',
      ['accent={x}'],
      { x: { $type: 'color', $value: '#ffffff' } },
      /^\{x\} cannot be used: color\.accent is #ffffff, which cannot be told from the surface/,
    ],
    [
      'no accent',
      ['radius={shape.corner}'],
      file,
      /^theirs\.json: a new brand needs an accent, and none is mapped/,
    ],
  ])('%s', (_, mapping, content, message) => {
    expect(() => mapped(mapping, content)).toThrow(message);
  });
});

describe('a mapping', () => {
  it.each([
    [['accent'], '"accent" is no mapping: write it like accent={color.brand.yellow}.'],
    [['acent={a}'], '"acent" is no value of a brand; did you mean "accent"?'],
    [['accent={a}', 'accent={b}'], '"accent" is mapped twice: keep one of them.'],
    [['accent={{a}}'], 'accent is mapped to "{{a}}", which names no token'],
  ])('is refused with a sentence: %j', (written, words) => {
    expect(() => readMapping(written)).toThrow(words);
  });

  it('may be a file', () => {
    expect(readMappingFile('{ "accent": "{a.b}", "radius": "#/c/d" }', 'map.json')).toEqual(
      new Map([
        ['accent', ['a', 'b']],
        ['radius', ['c', 'd']],
      ]),
    );
    expect(() => readMappingFile('{ "accent": 3 }', 'map.json')).toThrow(
      'map.json: accent is mapped to 3, which names no token',
    );
    expect(() => readMappingFile('{', 'map.json')).toThrow('map.json is not JSON');
    expect(() => readMappingFile('[]', 'map.json')).toThrow('map.json: It must be an object');
  });
});
