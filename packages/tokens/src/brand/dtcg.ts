import type { Oklch } from '../derive/oklch.ts';
import type { ShadowLayer } from '../derive/shadows.ts';
import { coerceLength } from './coerce.ts';
import { anySpace, veiled } from './dtcg-colors.ts';
import {
  between,
  element,
  fail,
  inside,
  object,
  onlyKnown,
  quoted,
  type Reader,
  readOneOf,
  record,
  text,
} from './reader.ts';
import { token } from './token.ts';

// The other values of the Design Tokens Format Module 2025.10, as far as a brand uses them.

function length(unit: 'px' | 'ms', least: number, most: number): Reader<number> {
  return (value, at) => {
    const found = record(value, at);
    onlyKnown(found, ['value', 'unit'], at);
    const right = coerceLength(unit)(found);
    if (found.unit !== unit && right)
      fail(at, `is ${quoted(found)}, but must be in "${unit}"; did you mean ${JSON.stringify(right)}?`);
    readOneOf([unit])(found.unit, inside(at, 'unit'));
    return between(least, most)(found.value, inside(at, 'value'));
  };
}

/** In CSS pixels. */
export const dimensionFrom = (least: number, most: number) =>
  token('dimension', length('px', least, most), coerceLength('px'));
export const dimension = dimensionFrom(0, 9999);

/** In milliseconds. */
export const duration = token('duration', length('ms', 0, 1000), coerceLength('ms'));

export const cubicBezier: Reader<readonly number[]> = token('cubicBezier', (value, at) => {
  if (!Array.isArray(value) || value.length !== 4) {
    return fail(at, `is ${quoted(value)}, but must be four numbers.`);
  }
  return value.map((part, index) => {
    const isTime = index % 2 === 0;
    return between(isTime ? 0 : -2, isTime ? 1 : 2)(part, element(at, index, `number ${index + 1}`));
  });
});

export const fontFamily: Reader<readonly string[]> = token('fontFamily', (value, at) => {
  const families: unknown[] = Array.isArray(value) ? value : [value];
  if (families.length === 0) fail(at, 'is empty, but must name a font.');
  return families.map((family, index) => text(family, { ...at, path: [...at.path, index] }));
});

/** The format's names of font weights. */
const weights = new Map(
  Object.entries({
    100: ['thin', 'hairline'],
    200: ['extra-light', 'ultra-light'],
    300: ['light'],
    400: ['normal', 'regular', 'book'],
    500: ['medium'],
    600: ['semi-bold', 'demi-bold'],
    700: ['bold'],
    800: ['extra-bold', 'ultra-bold'],
    900: ['black', 'heavy'],
    950: ['extra-black', 'ultra-black'],
  }).flatMap(([weight, names]) => names.map((name) => [name, Number(weight)])),
);

export const fontWeight: Reader<number> = token('fontWeight', (value, at) =>
  between(1, 1000)(typeof value === 'string' ? (weights.get(value) ?? value) : value, at),
);

export function number(least: number, most: number): Reader<number> {
  return token('number', between(least, most));
}

/** The z-index of each kind of layer. */
export const order: Reader<number> = token('number', (value, at) =>
  Number.isInteger(value)
    ? between(0, 99_999)(value, at)
    : fail(at, `is ${quoted(value)}, but must be a whole number.`),
);

const pixels = length('px', -999, 999);

/** A shadow with one or several layers, topmost first. */
function layers(color: Reader<Oklch>): Reader<readonly ShadowLayer[]> {
  const layer = object({ color, offsetX: pixels, offsetY: pixels, blur: pixels, spread: pixels });
  return (value, at) => {
    if (!Array.isArray(value)) return [layer(value, at)];
    if (value.length === 0)
      fail(at, 'is empty, but must have a layer: a translucent one, with an alpha of 0, is not seen.');
    return value.map((one, index) => layer(one, element(at, index, `layer ${index + 1}`)));
  };
}

export const shadow = token('shadow', layers(veiled));
export const paintedShadow = token('shadow', layers(anySpace));
