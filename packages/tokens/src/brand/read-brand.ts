import { colorNames, shadowNames } from '../color-names.ts';
import { toHex } from '../derive/oklch.ts';
import { derivePalette } from '../derive/palette.ts';
import { type Brand, bounds, layerNames, motionNames, radiusNames, sizeNames, weightNames } from './brand.ts';
import {
  cubicBezier,
  dimension,
  dimensionFrom,
  duration,
  fontFamily,
  fontWeight,
  number,
  order,
  shadow,
} from './dtcg.ts';
import { color, hue, veil } from './dtcg-colors.ts';
import { readJson } from './read-json.ts';
import {
  address,
  BrandError,
  between,
  email,
  fail,
  inside,
  isRecord,
  object,
  type Reader,
  readAnyOf,
  readOneOf,
  record,
  text,
  whole,
} from './reader.ts';
import { checkAmong, type Surroundings } from './surroundings.ts';
import { beginning, greyChroma } from './template.ts';

/** Variation settings: OpenType axis names of four letters. */
const axes: Reader<Record<string, number>> = (value, at) => {
  const found = record(value, at);
  return Object.fromEntries(
    Object.entries(found).map(([axis, setting]) => {
      if (!/^[A-Za-z]{4}$/.test(axis))
        fail(inside(at, axis), 'must be an axis of four letters, like "FLAR".');
      return [axis, between(-1000, 1000)(setting, inside(at, axis))];
    }),
  );
};

const file = object(
  {
    name: text,
    product: text,
    tagline: object({ en: text, ru: text, el: text }),
    support: object({ url: address, email }),
    legal: object({ terms: address, privacy: address }),
    navigation: readOneOf(['ink', 'surface']),
    panel: readOneOf(['ink', 'accent']),
    color: object({
      accent: color,
      ink: color,
      surface: color,
      night: color,
      info: hue,
      success: hue,
      warning: hue,
      danger: hue,
    }),
    text: fontFamily,
    display: fontFamily,
    displayWeight: fontWeight,
    displayTracking: number(-0.1, 0.1),
    density: dimensionFrom(bounds.density.least, bounds.density.most),
    radius: dimensionFrom(bounds.radius.least, bounds.radius.most),
    radiusChip: dimension,
    motion: duration,
    ease: cubicBezier,
  },
  {
    textScale: number(0.5, 2),
    displayAxes: axes,
    thirdParties: object({}, { chat: address, analytics: address }),
    overrides: object(
      {},
      {
        light: readAnyOf(colorNames, veil),
        dark: readAnyOf(colorNames, veil),
        shadow: object({}, { light: readAnyOf(shadowNames, shadow), dark: readAnyOf(shadowNames, shadow) }),
        radius: readAnyOf(radiusNames, dimension),
        size: readAnyOf(sizeNames, dimension),
        weight: readAnyOf(weightNames, fontWeight),
        motion: readAnyOf(motionNames, duration),
        layer: readAnyOf(layerNames, order),
      },
    ),
  },
);

/**
 * Reads the text of a brand's file. Throws a BrandError that starts with the file name, line and column, and
 * names the field and the most similar valid value.
 * @param among the brands and fonts to check its names against; undefined to skip
 */
export function readBrand(json: string, fileName: string, among?: Surroundings): Brand {
  return readJson(json, fileName, (content) => {
    try {
      const brand = getBrand(file(content, whole));
      refuseUnseenAccent(brand);
      if (among) checkAmong(brand, among);
      return brand;
    } catch (error) {
      throw error instanceof BrandError ? withExample(error) : error;
    }
  });
}

/** How far the lightness of a grey accent may be adjusted before it looks different. */
const otherColor = 0.05;

/** Near white: seen on the surface it would become a grey that nobody chose. */
function refuseUnseenAccent({ seeds, overrides }: Brand): void {
  const { accent } = seeds;
  if (accent.c >= greyChroma || overrides.light.accent) return;
  const used = derivePalette(seeds, 'light', overrides).accent;
  if (Math.abs(used.l - accent.l) <= otherColor) return;
  const at = inside(inside(whole, 'color'), 'accent');
  fail(
    at,
    `is ${toHex(accent)}, which cannot be told from the surface: choose one with a hue, or ${toHex(used)}.`,
  );
}

const usual = beginning({
  id: 'brand',
  name: 'Aurora',
  accent: { l: 0.47, c: 0.19, h: 261 },
  font: { family: 'Inter', kind: 'sans-serif', missing: [] },
  radius: 8,
});

/** Adds the notation to the error of a missing value. */
function withExample(error: BrandError): BrandError {
  const { problem, path } = error;
  if (!problem.endsWith('is missing.')) return error;
  let found: unknown = usual;
  for (const key of path) found = isRecord(found) ? found[key] : undefined;
  if (found === undefined) return error;
  const said = `${problem} Write it like ${JSON.stringify(path.at(-1))}: ${JSON.stringify(found)}`;
  return new BrandError(said, said, path);
}

function getBrand({ navigation, panel, color: seeds, overrides, ...found }: ReturnType<typeof file>): Brand {
  return {
    name: found.name,
    product: found.product,
    tagline: found.tagline,
    support: found.support,
    legal: found.legal,
    thirdParties: found.thirdParties ?? {},
    seeds: { ...seeds, navigation, panel },
    font: {
      text: found.text,
      display: found.display,
      textScale: found.textScale ?? 1,
      displayAxes: found.displayAxes ?? {},
      displayWeight: found.displayWeight,
      displayTracking: found.displayTracking,
    },
    density: found.density,
    radius: found.radius,
    radiusChip: found.radiusChip,
    motion: found.motion,
    ease: found.ease,
    overrides: {
      light: overrides?.light ?? {},
      dark: overrides?.dark ?? {},
      shadow: { light: overrides?.shadow?.light ?? {}, dark: overrides?.shadow?.dark ?? {} },
      radius: overrides?.radius ?? {},
      size: overrides?.size ?? {},
      weight: overrides?.weight ?? {},
      motion: overrides?.motion ?? {},
      layer: overrides?.layer ?? {},
    },
  };
}
