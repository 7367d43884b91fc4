import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandFile, listBrands } from '../brand/brands.ts';
import { readBrand } from '../brand/read-brand.ts';
import type { Json } from '../brand/template.ts';
import { colorNames } from '../color-names.ts';
import { toHex } from '../derive/oklch.ts';
import { type Mode, modes } from '../derive/seeds.ts';
import { deriveTokens, type Tokens } from '../derive/tokens.ts';
import { cssValues } from '../theme/css-values.ts';
import { brandOfTokens } from './brand-of-tokens.ts';
import { readTokens } from './read-tokens.ts';
import { writeTokens } from './write-tokens.ts';

type Decisions = Readonly<Record<string, Json>>;

const written = (brand: string) => readFileSync(brandFile(brand, 'brand.json'), 'utf8');
const getDecisions = (brand: string): Decisions => JSON.parse(written(brand));
const getTokens = (json: string, mode: Mode) => deriveTokens(readBrand(json, 'brand.json'), mode);

/** Exports a brand's tokens. */
function exported(brand: string, mode: Mode): string {
  const origin = { brand, mode, decisions: getDecisions(brand) };
  return JSON.stringify(writeTokens(getTokens(written(brand), mode), origin), null, 2);
}

const imported = (brand: string, mode: Mode, edit: (json: string) => string = (json) => json) =>
  readTokens(edit(exported(brand, mode)), `${brand}.${mode}.tokens.json`);

const both = (brand: string, edit?: (json: string) => string): Record<Mode, Tokens> => ({
  light: imported(brand, 'light', edit).tokens,
  dark: imported(brand, 'dark', edit).tokens,
});

/** Changes a colour's hexadecimal value and its components, as a design tool does. */
function recolored(json: string, name: string, hex: string): string {
  const content = JSON.parse(json);
  const components = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  content.color[name].$value = { colorSpace: 'srgb', components, hex };
  return JSON.stringify(content, null, 2);
}

const themes = listBrands().flatMap((brand) => modes.map((mode) => ({ brand, mode })));

describe('the tokens of a brand, exported and imported again', () => {
  it.each(themes)('are equal: $brand, $mode', ({ brand, mode }) => {
    const { tokens, origin } = imported(brand, mode);
    expect(cssValues(tokens)).toEqual(cssValues(getTokens(written(brand), mode)));
    expect(origin).toEqual({ brand, mode, decisions: getDecisions(brand) });
  });

  it.each(listBrands())('result in the exact file of %s, without additions', (brand) => {
    const { json, overridden } = brandOfTokens(getDecisions(brand), both(brand));
    expect(overridden).toEqual([]);
    expect(json).toBe(written(brand));
  });

  it.each(listBrands())("result in %s from another brand's values too", (brand) => {
    const other = listBrands().find((each) => each !== brand) ?? brand;
    const { json, overridden } = brandOfTokens(getDecisions(other), both(brand));
    for (const mode of modes)
      expect(cssValues(getTokens(json, mode))).toEqual(cssValues(getTokens(written(brand), mode)));
    expect(overridden).not.toEqual([]);
    expect(json.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });
});

describe('an edited file', () => {
  const began = getDecisions('meridian');
  let plain: Record<Mode, Tokens>;
  beforeAll(() => {
    plain = both('meridian');
  });
  const changed = (edit: (json: string) => string, mode: Mode = 'light') =>
    brandOfTokens(began, { ...plain, [mode]: imported('meridian', mode, edit).tokens });

  it('turns a colour changed in a design tool into an override, and nothing else', () => {
    const { json, overridden } = changed((file) => recolored(file, 'tooltip', '#123456'));
    expect(overridden).toEqual(['light.tooltip']);
    expect(cssValues(getTokens(json, 'light'))).toMatchObject({ color: { tooltip: '#123456' } });
    expect(getTokens(json, 'dark')).toEqual(getTokens(written('meridian'), 'dark'));
  });

  it('keeps colours derived from a changed colour as they are in the file', () => {
    const { json, overridden } = changed((file) => recolored(file, 'accent', '#0a6b3d'));
    expect(overridden).toEqual([
      'light.accent',
      'light.accentHover',
      'light.accentActive',
      'light.accentEdge',
    ]);
    const before = cssValues(getTokens(written('meridian'), 'light'));
    expect(cssValues(getTokens(json, 'light'))).toEqual({
      ...before,
      color: { ...before.color, accent: '#0a6b3d' },
    });
  });

  it('may have any colour anywhere', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((digits) => `#${digits.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.constantFrom(...colorNames), fc.constantFrom(...modes), hex, (name, mode, wanted) => {
        const { json } = changed((file) => recolored(file, name, wanted), mode);
        expect(cssValues(getTokens(json, mode)).color[name]).toBe(wanted);
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, (json: string) => string, string]>([
    ['a shadow', (json) => json.replace('"value": 64,', '"value": 60,'), 'shadow.light.dialog'],
    ['a transparent colour', (json) => json.replace('"alpha": 0.46', '"alpha": 0.6'), 'light.scrim'],
  ])('turns %s into an override', (_, edit, place) => {
    const { json, overridden } = changed(edit);
    expect(overridden).toEqual([place]);
    expect(readBrand(json, 'brand.json').name).toBe('Meridian');
  });

  it.each([
    ['radius', 'card', 12],
    ['size', 'row', 52],
    ['weight', 'medium', 550],
    ['layer', 'toast', 1350],
  ] as const)('turns %s.%s into an override if both modes have it', (group, name, value) => {
    const edited = (mode: Mode) => ({ ...plain[mode], [group]: { ...plain[mode][group], [name]: value } });
    const { json, overridden } = brandOfTokens(began, { light: edited('light'), dark: edited('dark') });
    expect(overridden).toEqual([`${group}.${name}`]);
    expect(getTokens(json, 'dark')[group]).toMatchObject({ [name]: value });
  });

  it('is refused if shapes differ between modes', () => {
    const light = { ...plain.light, radius: { ...plain.light.radius, card: 12 } };
    expect(() => brandOfTokens(began, { ...plain, light })).toThrow(
      'radius.card is not the same in the light and the dark file: a brand has one for both modes.',
    );
  });

  it('may have groups of the tool, which are left out, and references into them', () => {
    const content = JSON.parse(exported('meridian', 'light'));
    content.palette = { $type: 'color', ink: { $value: '#123456' }, broken: { $value: '{nowhere}' } };
    content.color.tooltip.$value = '{palette.ink}';
    const { tokens, leftOut } = readTokens(JSON.stringify(content), 'meridian.light.tokens.json');
    expect(leftOut).toEqual(['palette']);
    expect(toHex(tokens.color.tooltip)).toBe('#123456');
  });

  it('may have references between tokens', () => {
    const content = JSON.parse(exported('meridian', 'light'));
    content.color.tooltip.$value = '{color.text}';
    const { tokens } = readTokens(JSON.stringify(content), 'meridian.light.tokens.json');
    expect(tokens.color.tooltip).toEqual(tokens.color.text);
  });

  it.each<[string, (content: Record<string, Record<string, { $value: unknown }>>) => void, RegExp]>([
    [
      'a token that is gone',
      ({ color = {} }) => delete color.tooltip,
      /^m\.light\.tokens\.json:\d+:3: color\.tooltip is missing\.$/,
    ],
    [
      'a token that nobody knows',
      ({ color = {} }) => Object.assign(color, { tooltips: color.tooltip }),
      /:\d+:5: color\.tooltips is not known; did you mean "tooltip"\?$/,
    ],
    [
      'a colour in another space',
      ({ color = {} }) =>
        Object.assign(color.text ?? {}, { $value: { colorSpace: 'display-p3', components: [0, 0, 0] } }),
      /:\d+:\d+: color\.text is in "display-p3" and has no hex: export colours in "srgb"\.$/,
    ],
    [
      'a reference that leads nowhere',
      ({ color = {} }) => Object.assign(color.text ?? {}, { $value: '{color.txt}' }),
      /:\d+:\d+: color\.text\.\$value refers to \{color\.txt\}, which is no token\.$/,
    ],
    [
      'a reference to itself',
      ({ color = {} }) => Object.assign(color.text ?? {}, { $value: '{color.text}' }),
      /:\d+:\d+: color\.text\.\$value refers to itself by \{color\.text\}\.$/,
    ],
  ])('is refused with the line: %s', (_, edit, message) => {
    const content = JSON.parse(exported('meridian', 'light'));
    edit(content);
    expect(() => readTokens(JSON.stringify(content, null, 2), 'm.light.tokens.json')).toThrow(message);
  });

  it('gets its mode from its name if the tool dropped our extensions', () => {
    const { $extensions, ...content } = JSON.parse(exported('solera', 'dark'));
    expect($extensions).toBeDefined();
    expect(readTokens(JSON.stringify(content), 'Solera Dark.json').origin).toEqual({ mode: 'dark' });
  });
});
