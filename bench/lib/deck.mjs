import { createServer } from 'node:net';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { startNode } from '../../scripts/lib/processes.mjs';

/**
 * Runs the built product with the demo data in a database of its own while the work lasts.
 * @param {(address: string) => Promise<void>} work
 * @param {number} [otherPort] where a second server has the other settings of `scripts/e2e-server.mjs`
 */
export async function withDeck(work, otherPort) {
  const port = await freePort();
  const { child, exited, stop } = startNode([inRoot('scripts/e2e-server.mjs')], {
    env: { PORTS: String(port), ...(otherPort && { THIRD_PARTIES_PORT: String(otherPort) }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await Promise.race([
      ready(child),
      exited.then((code) => {
        throw new Error(`Deck ended with code ${code} before it was ready`);
      }),
    ]);
    await work(`http://localhost:${port}`);
  } finally {
    await stop();
  }
}

/** @param {import('node:child_process').ChildProcess} child */
const ready = (child) =>
  new Promise((done) => {
    let said = '';
    child.stdout?.on('data', (words) => {
      said += words;
      if (said.includes('All Decks are ready.')) done(undefined);
    });
  });

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
