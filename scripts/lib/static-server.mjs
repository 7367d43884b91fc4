import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder of files on a free local port until it is closed.
 * @param {string} folder
 * @param {{
 *   forPrograms?: Readonly<Record<string, string>>, instead?: (url: URL) => string | undefined, gzip?: boolean,
 *   keep?: boolean,
 * }} [how] the body that programs other than browsers get at a path; the page that anyone gets instead of a file;
 *   whether texts are compressed; whether a browser may keep the files
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve(folder, { forPrograms = {}, instead, gzip = false, keep = false } = {}) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    const path = join(
      folder,
      normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)),
    );
    const type = {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      ...(keep && { 'cache-control': 'max-age=3600' }),
    };
    const isBrowser = request.headers['user-agent']?.startsWith('Mozilla/');
    const given = instead?.(url) ?? (isBrowser ? undefined : forPrograms[pathname]);
    if (given !== undefined) {
      response.writeHead(200, type).end(given);
      return;
    }
    const known = path.startsWith(folder) ? await stat(path).catch(() => undefined) : undefined;
    if (!known?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const file = createReadStream(path);
    if (gzip && !path.endsWith('.woff2')) {
      response.writeHead(200, { ...type, 'content-encoding': 'gzip' });
      file.pipe(createGzip()).pipe(response);
      return;
    }
    response.writeHead(200, type);
    file.pipe(response);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server on a port has a port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
