import { getRatio } from './optical-height.ts';
import { BrandError } from './reader.ts';

/** The drawings of a brand's folder. */
export const drawingNames = ['logo.svg', 'mark.svg', 'favicon.svg', 'panel.svg'] as const;
export type DrawingName = (typeof drawingNames)[number];

/** In characters: a drawing is inlined in the page, before anything else loads. */
const mostLength = 60_000;
/** The mark and the favicon need a square: the maximum aspect ratio. */
const mostRatio = 2;
/** The menu and a phone's page have room for a logo of this aspect ratio, at a height that can be read. */
export const mostLogoRatio = 10;

const unsafe: readonly (readonly [RegExp, string])[] = [
  [/<script\b/i, 'holds a script'],
  [/\son[a-z]+\s*=/i, 'holds a script that an event starts'],
  [/javascript:/i, 'holds a script in an address'],
  [/<foreignObject\b/i, 'holds a page in a foreignObject'],
  [/(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i, 'loads something from another address'],
  [/url\(\s*["']?(?:https?:)?\/\//i, 'loads something from another address'],
];

/**
 * The SVG element of a drawing, without an editor's metadata.
 * @throws BrandError if it is unsuitable for its place
 */
export function checkDrawing(name: DrawingName, file: string): string {
  const svg = `${file.replaceAll(/<\?xml.*?\?>|<!DOCTYPE[^>]*>|<!--.*?-->/gs, '').trim()}\n`;
  const refuse = (problem: string): never => {
    throw new BrandError(`${name} ${problem}`, undefined, [name]);
  };
  if (!/^<svg\b.*<\/svg>\n$/s.test(svg)) refuse('is no SVG drawing: export it as SVG.');
  if (svg.length > mostLength)
    refuse(`is ${Math.ceil(svg.length / 1000)} kB, but may be ${mostLength / 1000}: simplify its paths.`);
  const found = unsafe.find(([pattern]) => pattern.test(svg));
  if (found) refuse(`${found[1]}: export it as plain shapes.`);
  const ratio = getRatio(svg);
  if (ratio === undefined) return refuse('has no viewBox, so it cannot be made larger or smaller.');
  const isSquare = name === 'mark.svg' || name === 'favicon.svg';
  if (isSquare && Math.max(ratio, 1 / ratio) > mostRatio)
    refuse(
      `is ${shape(ratio)}, but stands in a square: draw the sign alone in it, and the whole in logo.svg.`,
    );
  if (name === 'logo.svg' && ratio > mostLogoRatio)
    refuse(`is ${shape(ratio)}, but has room for ${mostLogoRatio}: set its words in two lines.`);
  return svg;
}

const shape = (ratio: number) =>
  ratio > 1 ? `${rounded(ratio)} times as wide as high` : `${rounded(1 / ratio)} times as high as wide`;
const rounded = (ratio: number) => Number(ratio.toFixed(1));
