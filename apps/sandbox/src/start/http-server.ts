import { Server as NetServer } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';

const SECOND = 1_000;

/** Answers on a port until it is closed. */
export function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
): Promise<ServerType> {
  return new Promise((settle, reject) => {
    // Longer than browsers and proxies keep idle connections. If the server closed one first, a call sent at
    // that moment would be lost.
    const serverOptions = { keepAliveTimeout: 75 * SECOND };
    const server = serve({ fetch, port, serverOptions }, () => settle(server));
    server.once('error', reject);
  });
}

/** How long a server that stops waits for calls on connections that others keep open. */
const LAST_CALLS = SECOND;

/**
 * Takes no new connection and answers running calls. A web server may be sending a call on an idle connection at this
 * moment: it is answered too, and the answer closes the connection. Then those that are still idle are closed.
 */
export function closed(server: ServerType): Promise<void> {
  return new Promise((settle) => {
    // The close of an HTTP server would end idle connections at once.
    NetServer.prototype.close.call(server, () => settle());
    setTimeout(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }, LAST_CALLS).unref();
  });
}
