import type { Oklch } from '../derive/oklch.ts';
import type { Hue } from '../derive/seeds.ts';
import { between, fail, inside, oneOf, onlyKnown, quoted, type Reader, record, text } from './reader.ts';

// The values of the Design Tokens Format Module 2025.10, as far as a brand uses them.

/** A token: `$value` of one type, the type written on it or on a group around it. */
function token<Value>(type: string, read: Reader<Value>): Reader<Value> {
  return (value, at, inheritedType) => {
    const found = record(value, at);
    onlyKnown(found, ['$value', '$type', '$description'], at);
    const written = found.$type ?? inheritedType;
    if (written !== type) fail(inside(at, '$type'), `is ${quoted(written)}, but must be "${type}".`);
    if (!('$value' in found)) fail(inside(at, '$value'), 'is missing.');
    return read(found.$value, at);
  };
}

function components(value: unknown, at: string): readonly [unknown, unknown, unknown] {
  const found = record(value, at);
  onlyKnown(found, ['colorSpace', 'components'], at);
  oneOf(['oklch'])(found.colorSpace, inside(at, 'colorSpace'));
  const parts = found.components;
  if (Array.isArray(parts) && parts.length === 3) return [parts[0], parts[1], parts[2]];
  return fail(inside(at, 'components'), `is ${quoted(parts)}, but must be [lightness, chroma, hue].`);
}

const lightness = between(0, 1);
const chroma = between(0, 0.4);
const degrees = between(0, 360);

export const color: Reader<Oklch> = token('color', (value, at) => {
  const [l, c, h] = components(value, at);
  return { l: lightness(l, `${at} lightness`), c: chroma(c, `${at} chroma`), h: degrees(h, `${at} hue`) };
});

/** A colour whose lightness is left to the derivation: its first component is "none". */
export const hue: Reader<Hue> = token('color', (value, at) => {
  const [l, c, h] = components(value, at);
  if (l !== 'none') {
    fail(`${at} lightness`, `is ${quoted(l)}, but must be "none": it is solved for contrast.`);
  }
  return { c: chroma(c, `${at} chroma`), h: degrees(h, `${at} hue`) };
});

function measure(type: string, unit: string, most: number): Reader<number> {
  return token(type, (value, at) => {
    const found = record(value, at);
    onlyKnown(found, ['value', 'unit'], at);
    oneOf([unit])(found.unit, inside(at, 'unit'));
    return between(0, most)(found.value, inside(at, 'value'));
  });
}

/** In CSS pixels. */
export const dimension = measure('dimension', 'px', 9999);

/** In milliseconds. */
export const duration = measure('duration', 'ms', 1000);

export const cubicBezier: Reader<readonly number[]> = token('cubicBezier', (value, at) => {
  if (!Array.isArray(value) || value.length !== 4) {
    return fail(at, `is ${quoted(value)}, but must be four numbers.`);
  }
  return value.map((part, index) => between(index % 2 === 0 ? 0 : -2, index % 2 === 0 ? 1 : 2)(part, at));
});

export const fontFamily: Reader<readonly string[]> = token('fontFamily', (value, at) => {
  const families: unknown[] = Array.isArray(value) ? value : [value];
  if (families.length === 0) fail(at, 'is empty, but must name a font.');
  return families.map((family) => text(family, at));
});

export const fontWeight: Reader<number> = token('fontWeight', between(1, 1000));

export function number(least: number, most: number): Reader<number> {
  return token('number', between(least, most));
}
