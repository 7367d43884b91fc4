import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  close(): Promise<void>;
}

/** Answers `GET /metrics` on a port of its own, which the web server does not pass on. */
export async function serveMetrics({ registry }: Metrics, port: number): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  await new Promise<void>((settle, reject) => {
    server.once('error', reject);
    server.listen(port, settle);
  });
  return {
    close: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}
