/** The usual aspect ratio of a logo: a mark with a name. Such a logo has exactly the given height. */
const usual = { from: 3, to: 6 };
/** The limits of the adjustment. */
const [least, most] = [0.75, 3];

/** The aspect ratio of a drawing by its `viewBox`; undefined without one. */
export function getRatio(svg: string): number | undefined {
  const [, box = ''] = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']+)["']/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? width / height : undefined;
}

/**
 * The optical height of a drawing in pixels. `height` is for the usual shape: a wider drawing is lower, a
 * taller one higher, so that all cover the same area.
 */
export function opticalHeight(svg: string, height: number): number {
  const ratio = getRatio(svg) ?? usual.from;
  const nearest = Math.min(usual.to, Math.max(usual.from, ratio));
  return Math.round(height * Math.min(most, Math.max(least, Math.sqrt(nearest / ratio))));
}
