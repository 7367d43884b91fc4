import { coerceLength } from '../brand/coerce.ts';
import * as strict from '../brand/dtcg.ts';
import { anySpace } from '../brand/dtcg-colors.ts';
import { fail, inside, isRecord, type Place, quoted, type Reader } from '../brand/reader.ts';
import { token } from '../brand/token.ts';

// Values as design tools write them: the format's own notation, its other units, and those of its drafts, like `"8px"`.

/** Reads a token's value in the format's own notation after converting it. */
function converted<Value>(
  read: Reader<Value>,
  convert: (value: unknown, at: Place) => unknown,
): Reader<Value> {
  return (value, at, type) => {
    if (!isRecord(value) || !('$value' in value)) return read(value, at, type);
    const { $value, ...notes } = value;
    return read({ ...notes, $value: convert($value, at) }, at, type);
  };
}

const length =
  (unit: 'px' | 'ms', example: string) =>
  (value: unknown, at: Place): unknown =>
    coerceLength(unit)(value) ?? fail(at, `is ${quoted(value)}, but must be ${example}.`);

const pixels = length('px', 'a length in px or rem, like { "value": 8, "unit": "px" }');
const milliseconds = length('ms', 'a time in ms or s, like { "value": 120, "unit": "ms" }');

export const color = token('color', anySpace);

export const dimensionFrom = (least: number, most: number): Reader<number> =>
  converted(strict.dimensionFrom(least, most), pixels);

export const dimension = converted(strict.dimension, pixels);

export const duration = converted(strict.duration, milliseconds);

/** A family, a list of them, or a list as CSS writes it. */
export const fontFamily = converted(strict.fontFamily, (value) =>
  typeof value === 'string'
    ? value.split(',').map((family) => family.trim().replaceAll(/^["']|["']$/g, ''))
    : value,
);

export const fontWeight = converted(strict.fontWeight, (value) =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
);

/** Its lengths are those of a dimension; an inner shadow is refused, since no part of the product has one. */
export const shadow = converted(strict.paintedShadow, (value, at) =>
  (Array.isArray(value) ? value : [value]).map((layer: unknown) => {
    if (!isRecord(layer)) return layer;
    const { inset = false, color, ...lengths } = layer;
    if (inset !== false) fail(at, 'is an inner shadow, but must be an outer one.');
    const entries = Object.entries(lengths).map(([key, part]) => [key, pixels(part, inside(at, key))]);
    return { color, ...Object.fromEntries(entries) };
  }),
);
