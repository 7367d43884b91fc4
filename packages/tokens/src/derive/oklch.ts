/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees, and alpha, by default 1. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number; readonly alpha?: number };

/** Gamma-encoded sRGB, each channel 0 to 1 if displayable. */
export type Srgb = readonly [red: number, green: number, blue: number];

/** May be outside 0 to 1: then the colour is not displayable in sRGB. */
export function toSrgb({ l, c, h }: Oklch): Srgb {
  const hue = (h * Math.PI) / 180;
  const a = c * Math.cos(hue);
  const b = c * Math.sin(hue);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** The sRGB transfer function, extended as an odd function so that out-of-gamut values stay out of gamut. */
function encode(linear: number): number {
  const size = Math.abs(linear);
  const encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * size ** (1 / 2.4) - 0.055;
  return Math.sign(linear) * encoded;
}

/** Below half a step of an 8-bit screen: clamping it changes nothing that is seen. `fromHex` rounds by up to 0.0013. */
const tolerance = 1.5e-3;

export function isInGamut(color: Oklch): boolean {
  return toSrgb(color).every((part) => part >= -tolerance && part <= 1 + tolerance);
}

/** The same lightness and hue with the maximum displayable chroma. */
export function intoGamut(color: Oklch): Oklch {
  if (isInGamut(color)) return color;
  let shown = 0;
  let hidden = color.c;
  while (hidden - shown > 1e-5) {
    const middle = (shown + hidden) / 2;
    if (isInGamut({ ...color, c: middle })) shown = middle;
    else hidden = middle;
  }
  return { ...color, c: shown };
}

/** The difference of two colours: their distance in OKLab, where 1 lies between black and white. */
export function distance(one: Oklch, other: Oklch): number {
  const turn = ((one.h - other.h) * Math.PI) / 180;
  const between = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn);
  return Math.sqrt((one.l - other.l) ** 2 + Math.max(0, between));
}

/** Blends the colour with an opaque background, in sRGB like a screen. */
export function over({ alpha = 1, ...color }: Oklch, ground: Oklch): Oklch {
  if (alpha === 1) return color;
  const [top, bottom] = [toSrgb(color), toSrgb(ground)];
  const mix = (part: 0 | 1 | 2) => clamp(top[part]) * alpha + clamp(bottom[part]) * (1 - alpha);
  return fromSrgb([mix(0), mix(1), mix(2)]);
}

/** The hexadecimal value: `#0d50c3`, with two more digits if translucent. */
export function toHex(color: Oklch): string {
  const parts: number[] = [...toSrgb(color)];
  if (color.alpha !== undefined) parts.push(color.alpha);
  return `#${parts
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}

/** Parses six hexadecimal digits, with enough decimals for a lossless round trip. */
export function fromHex(hex: string): Oklch {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  const { l, c, h } = fromSrgb([part(0), part(2), part(4)]);
  return { l: round(l, 5), c: round(c, 5), h: round(h, 2) % 360 };
}

/** Below this chroma is rounding error: grey has no hue. */
const noChroma = 0.0005;

function fromSrgb(color: Srgb): Oklch {
  const [red, green, blue] = [decode(color[0]), decode(color[1]), decode(color[2])];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(a, b);
  if (c < noChroma) return { l, c: 0, h: 0 };
  return { l, c, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The inverse sRGB transfer function. */
export function decode(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
