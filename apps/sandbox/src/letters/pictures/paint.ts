/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A box with round corners, in whole pixels. */
export interface Box {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** The radius of the corners at the left, and at the right. */
  readonly radii: readonly [number, number];
  readonly border: { readonly width: number; readonly color: Rgb };
  /** Undefined: whatever lies behind shows. */
  readonly fill: Rgb | undefined;
  /** Stripes over the fill. */
  readonly stripe?: Rgb | undefined;
}

/** Points measured in each direction of a pixel, for smooth edges. */
const SAMPLES = 4;
/** The stripes of what is held: how wide, and after how much the next begins, along the box. */
const STRIPE = { width: 8, period: 14 };

/** @param hex like `#177f83`; a translucent colour is painted as if it were solid */
export const toRgb = (hex: string): Rgb => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** A colour on the way from one to another. @param share from 0 to 1 */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => {
  const between = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share;
  return [between(0), between(1), between(2)];
};

/** Paints boxes beside each other, on nothing. Four bytes a pixel, the last its opacity, row after row. */
export function paint(width: number, height: number, boxes: readonly Box[]): Uint8Array {
  const rgba = new Uint8Array(width * height * 4);
  const columns = new Map<string, readonly number[][]>();
  for (let x = 0; x < width; x++) {
    const box = boxes.find(({ left, width: wide }) => x >= left && x < left + wide);
    if (!box) continue;
    // Between its ends a box repeats itself, which is most of a line.
    const key = isInside(box, x) ? `${box.left} ${(x - box.left) % STRIPE.period}` : `at ${x}`;
    const column = columns.get(key) ?? getColumn(box, x, height);
    columns.set(key, column);
    column.forEach((pixel, y) => {
      rgba.set(pixel, (y * width + x) * 4);
    });
  }
  return rgba;
}

const isInside = ({ left, width, radii }: Box, x: number): boolean =>
  x > left + radii[0] && x + 1 < left + width - radii[1];

const getColumn = (box: Box, x: number, height: number): number[][] =>
  Array.from({ length: height }, (_, y) => getPixel(box, x - box.left, y));

/** The mean colour of what a pixel covers, as opaque as it is covered. */
function getPixel(box: Box, x: number, y: number): number[] {
  const [sum, all] = [[0, 0, 0], SAMPLES * SAMPLES];
  let covered = 0;
  for (let i = 0; i < all; i++) {
    const at = (offset: number) => (offset + 0.5) / SAMPLES;
    const color = getColor(box, x + at(i % SAMPLES), y + at(Math.floor(i / SAMPLES)));
    if (!color) continue;
    covered++;
    for (const channel of [0, 1, 2] as const) sum[channel] = (sum[channel] ?? 0) + color[channel];
  }
  if (covered === 0) return [0, 0, 0, 0];
  return [...sum.map((channel) => Math.round(channel / covered)), Math.round((covered / all) * 255)];
}

/** The colour of a box at a point of it; undefined where nothing is painted. */
function getColor(box: Box, x: number, y: number): Rgb | undefined {
  const depth = getDepth(box, x, y);
  if (depth < 0) return undefined;
  if (depth < box.border.width) return box.border.color;
  return box.stripe && (x + y) % STRIPE.period < STRIPE.width ? box.stripe : box.fill;
}

/** How far a point is inside a box; below zero outside. */
function getDepth({ width, height, radii }: Box, x: number, y: number): number {
  const radius = Math.min(radii[x < width / 2 ? 0 : 1], width / 2, height / 2);
  const [toSide, toEdge] = [Math.min(x, width - x), Math.min(y, height - y)];
  if (toSide >= radius || toEdge >= radius) return Math.min(toSide, toEdge);
  return radius - Math.hypot(radius - toSide, radius - toEdge);
}
