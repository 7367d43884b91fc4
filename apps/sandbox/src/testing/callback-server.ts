import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface CallbackServer {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  /** Answers the next requests; by default with 200. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A company's own server on this machine. It is real, so tests see the bytes that are sent. */
export async function startCallbackServer(): Promise<CallbackServer> {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      started.answer(response);
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  const started: CallbackServer = {
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    answer: (response) => response.end('ok'),
    close: () =>
      new Promise<void>((settle) => {
        server.closeAllConnections();
        server.close(() => settle());
      }),
  };
  return started;
}
