import { fromHex, type Oklch } from '../derive/oklch.ts';
import { BrandError } from './reader.ts';

/**
 * Parses a colour: `#0a6`, `#00aa66` or `oklch(0.55 0.14 160)`.
 * @throws BrandError with the accepted notations
 */
export function parseColor(written: string): Oklch {
  const text = written.trim().toLowerCase();
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1];
  if (hex !== undefined) return fromHex(hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex);
  const parts = /^oklch\(\s*([\d.]+)(%?)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:deg)?\s*\)$/.exec(text);
  if (parts) {
    const [l, c, h] = [Number(parts[1]) / (parts[2] === '%' ? 100 : 1), Number(parts[3]), Number(parts[4])];
    if (l <= 1 && c <= 0.4 && h <= 360) return { l, c, h };
  }
  throw new BrandError(`"${written}" is no colour: write it like #00796b or oklch(0.51 0.1 180).`);
}
