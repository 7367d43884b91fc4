/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees, and how much it covers, 1 unless said. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number; readonly alpha?: number };

/** Gamma-encoded sRGB, each part 0 to 1 when the screen can show it. */
export type Srgb = readonly [red: number, green: number, blue: number];

/** May lie outside 0 to 1: then no sRGB screen can show the colour. */
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

/** The transfer curve of sRGB, kept odd so that what is out of gamut stays out of it. */
function encode(linear: number): number {
  const size = Math.abs(linear);
  const encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * size ** (1 / 2.4) - 0.055;
  return Math.sign(linear) * encoded;
}

/** Less than any 8-bit screen can tell. */
const tolerance = 1e-4;

export function isInGamut(color: Oklch): boolean {
  return toSrgb(color).every((part) => part >= -tolerance && part <= 1 + tolerance);
}

/** The same lightness and hue with as much of the chroma as sRGB can show. */
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

/** What is seen where the colour lies on another, which covers fully: mixed as a screen mixes, in sRGB. */
export function over({ alpha = 1, ...color }: Oklch, ground: Oklch): Oklch {
  if (alpha === 1) return color;
  const [top, bottom] = [toSrgb(color), toSrgb(ground)];
  const mix = (part: 0 | 1 | 2) => clamp(top[part]) * alpha + clamp(bottom[part]) * (1 - alpha);
  return fromSrgb([mix(0), mix(1), mix(2)]);
}

/** As it is painted: `#0d50c3`, with two more digits when it does not cover fully. */
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

/** The colour of six hexadecimal digits, in so many decimals that it is painted as these digits again. */
export function fromHex(hex: string): Oklch {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  const { l, c, h } = fromSrgb([part(0), part(2), part(4)]);
  return { l: round(l, 5), c: round(c, 5), h: round(h, 2) };
}

/** Less chroma than this is rounding: grey has no hue of its own. */
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

/** The transfer curve of sRGB, back to linear light. */
export function decode(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
