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
  readonly fill: Rgb;
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

/** Paints boxes beside each other on a ground. Three bytes a pixel, row after row. */
export function paint(width: number, height: number, ground: Rgb, boxes: readonly Box[]): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  const columns = new Map<string, readonly number[][]>();
  for (let x = 0; x < width; x++) {
    const box = boxes.find(({ left, width: wide }) => x >= left && x < left + wide);
    // Between its ends a box repeats itself, which is most of a line.
    const key = box && isInside(box, x) ? `${box.left} ${(x - box.left) % STRIPE.period}` : `at ${x}`;
    const column = columns.get(key) ?? getColumn(box, ground, x, height);
    columns.set(key, column);
    column.forEach((pixel, y) => {
      rgb.set(pixel, (y * width + x) * 3);
    });
  }
  return rgb;
}

const isInside = ({ left, width, radii }: Box, x: number): boolean =>
  x > left + radii[0] && x + 1 < left + width - radii[1];

const getColumn = (box: Box | undefined, ground: Rgb, x: number, height: number): number[][] =>
  Array.from({ length: height }, (_, y) => getPixel(box, ground, x, y));

function getPixel(box: Box | undefined, ground: Rgb, x: number, y: number): number[] {
  const sum = [0, 0, 0];
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const [px, py] = [x + ((i % SAMPLES) + 0.5) / SAMPLES, y + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES];
    const color = (box && getColor(box, px - box.left, py)) ?? ground;
    for (const at of [0, 1, 2] as const) sum[at] = (sum[at] ?? 0) + color[at];
  }
  return sum.map((channel) => Math.round(channel / (SAMPLES * SAMPLES)));
}

/** The colour of a box at a point of it; undefined outside its corners. */
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
