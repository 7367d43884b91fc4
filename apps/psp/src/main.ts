import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { serve } from '@hono/node-server';
import { createSimulator } from './simulator.ts';

const SECOND = 1_000;
/** How long the merchant may take for a notice. */
const PATIENCE = 10 * SECOND;

/** @throws Error naming the variable that is missing */
function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: npm start sets it.`);
  return value;
}

const port = Number(read('PSP_PORT'));
const file = read('PSP_DATA');
const merchant = read('PSP_MERCHANT');
mkdirSync(dirname(file), { recursive: true });
const simulator = createSimulator({
  file,
  origin: process.env.PSP_PUBLIC_URL || `http://localhost:${port}`,
  key: read('PSP_KEY'),
  secret: read('PSP_NOTICE_SECRET'),
  pages: process.env.PSP_DIST ? { folder: process.env.PSP_DIST, merchant } : undefined,
  post: async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'psp-signature': signature };
    const signal = AbortSignal.timeout(PATIENCE);
    return (
      await fetch(`${process.env.PSP_NOTICES || merchant}/psp/notices`, {
        method: 'POST',
        headers,
        body,
        signal,
      })
    ).ok;
  },
});

const server = serve({ fetch: simulator.fetch, port }, () =>
  process.stdout.write(`The simulated payment service provider answers at http://localhost:${port}.\n`),
);
server.once('error', (error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const ticking = setInterval(
  () => void simulator.deliver().catch((error: Error) => console.error(error.message)),
  SECOND,
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    clearInterval(ticking);
    server.close(() => {
      simulator.close();
      process.exit(0);
    });
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
