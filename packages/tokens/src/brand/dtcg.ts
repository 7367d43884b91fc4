import { fromHex, type Oklch } from '../derive/oklch.ts';
import type { Hue } from '../derive/seeds.ts';
import type { ShadowLayer } from '../derive/shadows.ts';
import {
  between,
  element,
  fail,
  inside,
  object,
  oneOf,
  onlyKnown,
  type Place,
  quoted,
  type Reader,
  record,
  text,
} from './reader.ts';

// The values of the Design Tokens Format Module 2025.10, as far as a brand uses them.

/** A token: `$value` of one type, the type written on it or on a group around it. */
function token<Value>(type: string, read: Reader<Value>): Reader<Value> {
  return (value, at, inheritedType) => {
    const found = record(value, at);
    onlyKnown(found, ['$value', '$type', '$description', '$extensions', '$deprecated'], at);
    const written = found.$type ?? inheritedType;
    if (written === undefined) fail(inside(at, '$type'), `is missing: it must be "${type}".`);
    if (written !== type) fail(inside(at, '$type'), `is ${quoted(written)}, but must be "${type}".`);
    const inner = inside(at, '$value');
    if (!('$value' in found)) fail({ ...inner, name: `${at.name}.$value` }, 'is missing.');
    return read(found.$value, inner);
  };
}

const lightness = between(0, 1);
const chroma = between(0, 0.4);
const degrees = between(0, 360);
const alpha = between(0, 1);

/** The three components of a colour, each with its place, and how much it covers. */
function parts(value: unknown, at: Place, known: readonly string[]) {
  const found = record(value, at);
  onlyKnown(found, ['colorSpace', 'components', ...known], at);
  oneOf(['oklch'])(found.colorSpace, inside(at, 'colorSpace'));
  const list = inside(at, 'components');
  const { components } = found;
  if (!Array.isArray(components) || components.length !== 3)
    return fail(list, `is ${quoted(components)}, but must be [lightness, chroma, hue].`);
  const named = (index: number, called: string) => ({
    ...element(list, index, called),
    name: `${at.name} ${called}`,
  });
  const [l, c, h]: readonly unknown[] = components;
  return {
    l,
    atLightness: named(0, 'lightness'),
    c: chroma(c, named(1, 'chroma')),
    h: degrees(h, named(2, 'hue')),
    alpha: found.alpha,
  };
}

const opaque: Reader<Oklch> = (value, at) => {
  const { l, atLightness, c, h } = parts(value, at, []);
  return { l: lightness(l, atLightness), c, h };
};

const veiled: Reader<Oklch> = (value, at) => {
  const found = parts(value, at, ['alpha']);
  const color = { l: lightness(found.l, found.atLightness), c: found.c, h: found.h };
  return found.alpha === undefined ? color : { ...color, alpha: alpha(found.alpha, inside(at, 'alpha')) };
};

/** A colour as a design tool paints it: in sRGB, or with its hexadecimal digits. OKLCH is understood too. */
const anySpace: Reader<Oklch> = (value, at) => {
  const { colorSpace, components, hex, alpha: cover = 1 } = record(value, at);
  if (colorSpace === 'oklch') return veiled(value, at);
  const seen = alpha(cover, inside(at, 'alpha'));
  const opaqueDigits = colorSpace === 'srgb' ? srgbDigits(components, inside(at, 'components')) : hex;
  if (typeof opaqueDigits !== 'string' || !/^#[0-9a-f]{6}$/i.test(opaqueDigits))
    return fail(at, `is in ${quoted(colorSpace)} and has no hex: export colours in "srgb".`);
  const found = fromHex(opaqueDigits.slice(1).toLowerCase());
  return seen === 1 ? found : { ...found, alpha: seen };
};

function srgbDigits(components: unknown, at: Place): string {
  if (!Array.isArray(components) || components.length !== 3)
    return fail(at, `is ${quoted(components)}, but must be [red, green, blue].`);
  const digits = components.map((part, index) => {
    const of255 = Math.round(between(0, 1)(part, element(at, index, `part ${index + 1}`)) * 255);
    return of255.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

export const painted = token('color', anySpace);

export const color = token('color', opaque);

/** A colour that may let what is beneath it through. */
export const veil = token('color', veiled);

/** A colour whose lightness is left to the derivation: its first component is "none". */
export const hue: Reader<Hue> = token('color', (value, at) => {
  const { l, atLightness, c, h } = parts(value, at, []);
  if (l !== 'none') fail(atLightness, `is ${quoted(l)}, but must be "none": it is solved for contrast.`);
  return { c, h };
});

function length(unit: string, least: number, most: number): Reader<number> {
  return (value, at) => {
    const found = record(value, at);
    onlyKnown(found, ['value', 'unit'], at);
    oneOf([unit])(found.unit, inside(at, 'unit'));
    return between(least, most)(found.value, inside(at, 'value'));
  };
}

/** In CSS pixels. */
export const dimension = token('dimension', length('px', 0, 9999));

/** In milliseconds. */
export const duration = token('duration', length('ms', 0, 1000));

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

export const fontWeight: Reader<number> = token('fontWeight', between(1, 1000));

export function number(least: number, most: number): Reader<number> {
  return token('number', between(least, most));
}

/** What lies above what. */
export const order: Reader<number> = token('number', (value, at) =>
  Number.isInteger(value)
    ? between(0, 99_999)(value, at)
    : fail(at, `is ${quoted(value)}, but must be a whole number.`),
);

const pixels = length('px', -999, 999);

/** One layer of a shadow, or several, the topmost first. */
function layers(color: Reader<Oklch>): Reader<readonly ShadowLayer[]> {
  const layer = object({ color, offsetX: pixels, offsetY: pixels, blur: pixels, spread: pixels });
  return (value, at) =>
    Array.isArray(value)
      ? value.map((one, index) => layer(one, element(at, index, `layer ${index + 1}`)))
      : [layer(value, at)];
}

export const shadow = token('shadow', layers(veiled));
export const paintedShadow = token('shadow', layers(anySpace));
