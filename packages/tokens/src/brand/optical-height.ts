/** Logos of a mark and a name beside it are so much wider than high; such a one is as high as its place says. */
const usual = { from: 3, to: 6 };
/** How much lower or higher than its place says a drawing may be. */
const [least, most] = [0.75, 3];

/** How much wider than high a drawing is, by its `viewBox`; undefined without one. */
export function getRatio(svg: string): number | undefined {
  const [, box = ''] = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']+)["']/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? width / height : undefined;
}

/**
 * How high a drawing stands, in pixels, where one of the usual shape is `height`: a wider one lower, a taller one higher,
 * so that all of them cover as much and weigh the same to the eye.
 */
export function opticalHeight(svg: string, height: number): number {
  const ratio = getRatio(svg) ?? usual.from;
  const nearest = Math.min(usual.to, Math.max(usual.from, ratio));
  return Math.round(height * Math.min(most, Math.max(least, Math.sqrt(nearest / ratio))));
}
