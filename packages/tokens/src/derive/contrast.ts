import { decode, type Oklch, toSrgb } from './oklch.ts';

/** The linear light of a channel after rounding to 8 bits. */
function asPainted(part: number): number {
  return decode(Math.round(Math.min(1, Math.max(0, part)) * 255) / 255);
}

/** The relative luminance by WCAG 2, 0 to 1, of the colour as an 8-bit screen shows it. */
export function luminance(color: Oklch): number {
  const [red, green, blue] = toSrgb(color);
  return 0.2126 * asPainted(red) + 0.7152 * asPainted(green) + 0.0722 * asPainted(blue);
}

/** The contrast ratio by WCAG 2, 1 to 21; symmetric. */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
