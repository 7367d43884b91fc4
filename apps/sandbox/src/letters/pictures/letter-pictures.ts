import type { LoadedBrand } from '@deck/tokens/node';
import { Hono } from 'hono';
import { drawLine, drawMark } from './line-picture.ts';
import { LETTER_PICTURES, readColors, readName, readShape } from './picture-address.ts';

/** Pictures kept in memory: those of a busy day. */
const MOST_KEPT = 500;

/**
 * Serves the pictures of letters: the line of an order's money, and the marks of its legend. An address holds shares
 * and two colours, nothing of an order or a guest.
 */
export function letterPictures({ colors }: LoadedBrand): Hono {
  const app = new Hono();
  const kept = new Map<string, Buffer<ArrayBuffer>>();
  const draw = (path: string, picture: () => Buffer<ArrayBuffer>) => {
    const known = kept.get(path) ?? picture();
    const oldest = kept.keys().next().value;
    if (kept.size >= MOST_KEPT && oldest !== undefined && !kept.has(path)) kept.delete(oldest);
    kept.set(path, known);
    return known;
  };
  app.get(`${LETTER_PICTURES}/:kind{line|mark}/:shape/:file`, (c) => {
    const { kind, shape, file } = c.req.param();
    const accent = file.endsWith('.png') ? readColors(file.slice(0, -'.png'.length)) : undefined;
    if (!accent) return c.notFound();
    const parts = kind === 'line' ? readShape(shape) : undefined;
    const name = kind === 'mark' ? readName(shape) : undefined;
    if (!parts && !name) return c.notFound();
    const picture = draw(c.req.path, () =>
      parts ? drawLine(parts, accent, colors) : drawMark(name ?? 'due', accent, colors),
    );
    return c.body(picture, 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800',
    });
  });
  return app;
}
