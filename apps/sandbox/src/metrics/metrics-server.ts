import { createServer } from 'node:http';
import type { Services } from '../context.ts';
import type { Metrics } from './metrics.ts';
import { watchWaitingWork } from './waiting-work.ts';

export interface MetricsServer {
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` on a port of its own, which the web server does not pass on.
 * @param port undefined: nobody is answered
 */
export async function serveMetrics(
  metrics: Metrics,
  port: number | undefined,
  services: Pick<Services, 'db' | 'clock'>,
): Promise<MetricsServer> {
  if (port === undefined) return { close: () => Promise.resolve() };
  watchWaitingWork(metrics, services);
  const { registry } = metrics;
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
