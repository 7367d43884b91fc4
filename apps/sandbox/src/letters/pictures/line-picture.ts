import type { LoadedBrand } from '@deck/tokens/node';
import { type Box, mix, paint, type Rgb, toRgb } from './paint.ts';
import type { LineAccent, LinePart, LinePartName } from './picture-address.ts';
import { encodePng } from './png.ts';

/** The size of the line in a letter, in its own pixels. The picture has twice as many. */
export const LINE = { width: 536, height: 12 };
/** The size of a mark of its legend. */
export const MARK = 10;

const SCALE = 2;
const GAP = 2 * SCALE;
/** A part is never narrower, however small its share is. */
const NARROWEST = 4 * SCALE;
const ROUND = 6 * SCALE;
const EDGE = 2 * SCALE;

type Colors = LoadedBrand['colors'];

/** An order's money as a line. */
export function drawLine(
  parts: readonly LinePart[],
  accent: LineAccent,
  colors: Colors,
): Buffer<ArrayBuffer> {
  const [width, height] = [LINE.width * SCALE, LINE.height * SCALE];
  const widths = getWidths(parts, width - GAP * (parts.length - 1));
  const boxes = parts.map(({ name }, i): Box => {
    const left = widths.slice(0, i).reduce((sum, one) => sum + one + GAP, 0);
    const radii = [i === 0 ? ROUND : EDGE, i === parts.length - 1 ? ROUND : EDGE] as const;
    return { left, width: widths[i] ?? 0, height, radii, ...getFace(name, accent, colors) };
  });
  return encodePng(width, height, paint(width, height, boxes));
}

/** The mark of a part in the legend. */
export function drawMark(name: LinePartName, accent: LineAccent, colors: Colors): Buffer<ArrayBuffer> {
  const size = MARK * SCALE;
  const box = { left: 0, width: size, height: size, radii: [EDGE, EDGE] as const };
  const boxes = [{ ...box, ...getFace(name, accent, colors) }];
  return encodePng(size, size, paint(size, size, boxes));
}

/** In whole pixels. The widest part gives up what narrow ones need to be seen. */
function getWidths(parts: readonly LinePart[], room: number): number[] {
  const wanted = parts.map(({ share }) => Math.round((share / 1000) * room));
  const seen = wanted.map((width) => Math.max(width, NARROWEST));
  const over = seen.reduce((sum, width) => sum + width, -room);
  const widest = seen.indexOf(Math.max(...seen));
  return seen.map((width, i) => (i === widest ? width - over : width));
}

/** The same faces as on the guest's page: they differ without colour too. */
function getFace(
  name: LinePartName,
  { soft, mark }: LineAccent,
  { light }: Colors,
): Pick<Box, 'border' | 'fill' | 'stripe'> {
  const border = (width: number, color: Rgb) => ({ width: width * SCALE, color });
  const [accentSoft, accentMark] = [toRgb(soft), toRgb(mark)];
  switch (name) {
    case 'paid':
      return { border: border(0, accentSoft), fill: toRgb(light.successMark) };
    case 'held': {
      const stripe = toRgb(light.infoMark);
      return { border: border(1.5, stripe), fill: toRgb(light.infoSoft), stripe };
    }
    case 'asked':
      return { border: border(2, accentMark), fill: accentSoft };
    case 'toHold':
      return { border: border(2, accentMark), fill: accentSoft, stripe: mix(accentSoft, accentMark, 0.45) };
    case 'due':
      return { border: border(1, toRgb(light.lineStrong)), fill: undefined };
  }
}
