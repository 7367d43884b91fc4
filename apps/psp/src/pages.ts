import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Handler, Hono } from 'hono';
import { compress } from 'hono/compress';

/** Names with a content hash can be cached forever. */
const HASHED = /-[\w-]{8,}\.\w+$/;

interface Parts {
  /** The built frames and pages. */
  readonly folder: string;
  /** The merchant's public address: the only page that may hold the frames. */
  readonly merchant: string;
}

/**
 * The simulator's pages. A strict policy: scripts and styles from here alone, no other page but the merchant's around a
 * frame, and none around a bank's page.
 */
export function framePages({ folder, merchant }: Parts): Hono {
  const app = new Hono();
  const page = (name: string, around: string): Handler => {
    const html = readFileSync(join(folder, `${name}.html`), 'utf8');
    const policy = [
      "default-src 'self'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${around}`,
      "require-trusted-types-for 'script'",
    ].join('; ');
    return (c) => {
      c.header('content-security-policy', policy);
      c.header('cache-control', 'no-cache');
      return c.html(html);
    };
  };
  app.use(compress());
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
  });
  const found = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice('/assets'.length),
    index: 'none',
  });
  app.use('/assets/*', async (c, next) => {
    const answer = await found(c, next);
    if (answer instanceof Response && HASHED.test(c.req.path))
      answer.headers.set('cache-control', 'public, max-age=31536000, immutable');
    return answer;
  });
  app.get('/frame/card', page('card', merchant));
  app.get('/frame/wallet', page('wallet', merchant));
  app.get('/bank/:operation', page('bank', "'none'"));
  return app;
}
