import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { serve } from '@hono/node-server';
import { createSimulator, type Simulator, type SimulatorOptions } from './simulator.ts';

const SECOND = 1_000;
/** How long the merchant may take for a notice. */
const PATIENCE = 10 * SECOND;

/** Ends with a sentence for the person who started it. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function read(name: string): string {
  return process.env[name] || fail(`${name} is not set: npm start sets it.`);
}

const port = Number(read('PSP_PORT'));
const file = read('PSP_DATA');
const merchant = read('PSP_MERCHANT');
mkdirSync(dirname(file), { recursive: true });
const settings: SimulatorOptions = {
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
};

function open(): Simulator {
  try {
    return createSimulator(settings);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(
      `The simulated PSP cannot open its records ${file} (${reason}): give yourself the right to it, or run npm run reset, which removes it with the demo's data.`,
    );
  }
}

const simulator = open();
const server = serve({ fetch: simulator.fetch, port }, () =>
  process.stdout.write(`The simulated payment service provider answers at http://localhost:${port}.\n`),
);
server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
  fail(
    code === 'EADDRINUSE'
      ? `Port ${port} of the simulated PSP is in use by another program: stop it, and start again.`
      : message,
  ),
);
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
