import { fromHex, type Oklch } from '../derive/oklch.ts';
import type { Hue } from '../derive/seeds.ts';
import { byte, coerceColor } from './coerce.ts';
import {
  between,
  element,
  fail,
  inside,
  onlyKnown,
  type Place,
  quoted,
  type Reader,
  readOneOf,
  record,
} from './reader.ts';
import { token } from './token.ts';

// The colours of the Design Tokens Format Module 2025.10, as far as a brand uses them.

const lightness = between(0, 1);
const chroma = between(0, 0.4);
const degrees = between(0, 360);
const alpha = between(0, 1);

/** The three components of a colour with their paths, and its alpha. */
function parts(value: unknown, at: Place, known: readonly string[]) {
  const found = record(value, at);
  const right = coerceColor(value);
  if (right) fail(at, `is in "srgb", but must be in "oklch"; did you mean ${JSON.stringify(right)}?`);
  onlyKnown(found, ['colorSpace', 'components', ...known], at);
  readOneOf(['oklch'])(found.colorSpace, inside(at, 'colorSpace'));
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

/** A colour that may be translucent. */
export const veiled: Reader<Oklch> = (value, at) => {
  const found = parts(value, at, ['alpha']);
  const color = { l: lightness(found.l, found.atLightness), c: found.c, h: found.h };
  return found.alpha === undefined ? color : { ...color, alpha: alpha(found.alpha, inside(at, 'alpha')) };
};

/** A colour as design tools write it: in sRGB, with a hexadecimal value, or as one. OKLCH is accepted too. */
export const anySpace: Reader<Oklch> = (value, at) => {
  if (typeof value === 'string') return fromDigits(value, at);
  const { colorSpace, hex, alpha: cover = 1, ...found } = record(value, at);
  const seen = alpha(cover, inside(at, 'alpha'));
  const components = shown(found.components);
  if (colorSpace === 'oklch') return withAlpha(opaque({ colorSpace, components }, at), seen);
  const opaqueDigits = colorSpace === 'srgb' ? srgbDigits(components, inside(at, 'components')) : hex;
  if (typeof opaqueDigits !== 'string' || !/^#[0-9a-f]{6}$/i.test(opaqueDigits))
    return fail(at, `is in ${quoted(colorSpace)} and has no hex: export colours in "srgb".`);
  return withAlpha(fromHex(opaqueDigits.slice(1).toLowerCase()), seen);
};

/** Interpolation ignores a component that is "none"; shown, it is 0. */
const shown = (components: unknown): unknown =>
  Array.isArray(components) ? components.map((part: unknown) => (part === 'none' ? 0 : part)) : components;

const withAlpha = (color: Oklch, seen: number): Oklch => (seen === 1 ? color : { ...color, alpha: seen });

/** `#0a6`, `#00aa66` or `#00aa6680`, as before the format had colours as objects. */
function fromDigits(written: string, at: Place): Oklch {
  const short = /^#([0-9a-f]{3,4})$/i.exec(written)?.[1]?.replaceAll(/./g, '$&$&');
  const digits = (short ?? /^#([0-9a-f]{6}|[0-9a-f]{8})$/i.exec(written)?.[1])?.toLowerCase();
  if (digits === undefined)
    return fail(at, `is ${quoted(written)}, but must be a colour in "srgb", or like "#00796b".`);
  const seen = digits.length === 8 ? parseInt(digits.slice(6), 16) / 255 : 1;
  return withAlpha(fromHex(digits), Number(seen.toFixed(3)));
}

function srgbDigits(components: unknown, at: Place): string {
  if (!Array.isArray(components) || components.length !== 3)
    return fail(at, `is ${quoted(components)}, but must be [red, green, blue].`);
  const digits = components.map((part: unknown, index) => {
    const shade = between(0, 1)(part, element(at, index, `part ${index + 1}`));
    return byte(shade).toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

export const color = token('color', opaque, coerceColor);

export const veil = token('color', veiled, coerceColor);

/** A colour with a derived lightness: its first component is "none". */
export const hue: Reader<Hue> = token('color', (value, at) => {
  const { l, atLightness, c, h } = parts(value, at, []);
  if (l !== 'none') fail(atLightness, `is ${quoted(l)}, but must be "none": it is solved for contrast.`);
  return { c, h };
});
