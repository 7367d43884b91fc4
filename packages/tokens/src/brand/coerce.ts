import { fromHex, type Oklch } from '../derive/oklch.ts';
import { parseColor } from './parse-color.ts';
import { BrandError, isRecord } from './reader.ts';
import type { Json } from './template.ts';

// Converts common shorthands to the format's notation; undefined if impossible.

/** `#00796b`, `oklch(0.51 0.1 180)`, or a colour in sRGB: converted to OKLCH. */
export function coerceColor(written: unknown): Json | undefined {
  const color = typeof written === 'string' ? parsed(written) : fromSrgb(written);
  return color && { colorSpace: 'oklch', components: [color.l, color.c, color.h] };
}

function parsed(written: string): Oklch | undefined {
  try {
    return parseColor(written);
  } catch (error) {
    if (error instanceof BrandError) return undefined;
    throw error;
  }
}

function fromSrgb(written: unknown): Oklch | undefined {
  if (!isRecord(written) || written.colorSpace !== 'srgb' || !Array.isArray(written.components))
    return undefined;
  const parts = written.components.filter((part) => typeof part === 'number' && part >= 0 && part <= 1);
  if (parts.length !== 3) return undefined;
  return fromHex(parts.map((part) => byte(part).toString(16).padStart(2, '0')).join(''));
}

/** A colour channel from 0 to 1, as 0 to 255. */
export const byte = (part: number) => Math.round(part * 255);

/** The size of the format's other unit in ours. */
const others = { px: { rem: 16 }, ms: { s: 1000 } } as const;

/** `8`, `"8px"`, or a length in the format's other unit: `{ "value": 8, "unit": "px" }`. */
export const coerceLength =
  (unit: 'px' | 'ms') =>
  (written: unknown): Json | undefined => {
    const { value, unit: given = unit } = isRecord(written) ? written : split(written);
    const factor = given === unit ? 1 : (others[unit] as Readonly<Record<string, number>>)[String(given)];
    const isUsable = typeof value === 'number' && factor !== undefined;
    return isUsable ? { value: Number((value * factor).toFixed(3)), unit } : undefined;
  };

function split(written: unknown): { value?: number; unit?: string } {
  if (typeof written === 'number') return { value: written };
  const [, value, unit] = /^\s*(-?[\d.]+)\s*([a-z]+)?\s*$/i.exec(String(written)) ?? [];
  if (value === undefined) return {};
  return { value: Number(value), ...(unit === undefined ? {} : { unit: unit.toLowerCase() }) };
}
