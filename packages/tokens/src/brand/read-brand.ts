import { colorNames } from '../color-names.ts';
import { type Brand, radiusNames, sizeNames } from './brand.ts';
import { color, cubicBezier, dimension, duration, fontFamily, fontWeight, hue, number } from './dtcg.ts';
import {
  address,
  anyOf,
  between,
  email,
  fail,
  inside,
  object,
  oneOf,
  type Reader,
  record,
  text,
} from './reader.ts';

/** Settings of a font's own axes: names of four letters, as OpenType has them. */
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
    navigation: oneOf(['ink', 'paper']),
    panel: oneOf(['ink', 'accent']),
    color: object({
      accent: color,
      ink: color,
      paper: color,
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
    density: dimension,
    radius: dimension,
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
        light: anyOf(colorNames, color),
        dark: anyOf(colorNames, color),
        radius: anyOf(radiusNames, dimension),
        size: anyOf(sizeNames, dimension),
      },
    ),
  },
);

/**
 * Checks the content of a brand's file. Throws a BrandError that begins with the file's name and names the field
 * and the nearest right one.
 */
export function readBrand(content: unknown, fileName: string): Brand {
  const { navigation, panel, color: seeds, overrides, ...found } = file(content, `${fileName}:`);
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
      radius: overrides?.radius ?? {},
      size: overrides?.size ?? {},
    },
  };
}
