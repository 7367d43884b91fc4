import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DATA, inRoot } from './paths.mjs';
import { program, runNode, startNode } from './processes.mjs';
import { startPsp } from './psp.mjs';
import { startSandbox } from './serve.mjs';

const LIFELINE = new URL('./lifeline.mjs', import.meta.url).href;

/** @type {import('node:child_process').StdioOptions} */
const PIPED = ['ignore', 'pipe', 'pipe'];

/**
 * @param {string} name
 * @param {import('./processes.mjs').Running} running
 */
function prefixed(name, running) {
  for (const stream of [running.child.stdout, running.child.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => console.log(`[${name}] ${line}`));
  }
  return { name, exited: running.exited, stop: running.stop };
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {number} publicPort
 * @param {string} databaseUrl
 * @param {Record<string, string>} env
 */
export function startSandboxOnChange(settings, publicPort, databaseUrl, env) {
  const site = {
    deck: inRoot('apps/deck/dist'),
    pages: inRoot('apps/sandbox/dist'),
    frames: inRoot('apps/psp/dist'),
  };
  return prefixed(
    'sandbox',
    startSandbox({ settings, publicPort, databaseUrl, site, env, watch: true, stdio: PIPED }),
  );
}

/**
 * Builds the payer's pages, again at every change.
 * @param {string} brand
 */
export function startPages(brand) {
  const args = ['--import', LIFELINE, program('vite'), 'build', '--watch', '--logLevel', 'warn'];
  return prefixed(
    'pages',
    startNode(args, { cwd: inRoot('apps/sandbox'), env: { BRAND: brand }, stdio: PIPED }),
  );
}

/**
 * The simulated PSP, and its frames built again at every change.
 * @param {import('./settings.mjs').Settings} settings
 * @param {number} sandboxPort
 */
export async function startFrames({ port, brand }, sandboxPort) {
  const frames = inRoot('apps/psp/dist');
  await runNode([program('vite'), 'build', '--logLevel', 'warn'], {
    cwd: inRoot('apps/psp'),
    env: { BRAND: brand },
  });
  const psp = await startPsp({
    port: sandboxPort,
    merchant: `http://localhost:${port}`,
    notices: `http://127.0.0.1:${sandboxPort}`,
    frames,
    file: join(DATA, 'psp', 'records.sqlite'),
    stdio: PIPED,
  });
  const args = ['--import', LIFELINE, program('vite'), 'build', '--watch', '--logLevel', 'warn'];
  const building = startNode(args, { cwd: inRoot('apps/psp'), env: { BRAND: brand }, stdio: PIPED });
  return { env: psp.env, parts: [prefixed('psp', psp), prefixed('frames', building)] };
}

/**
 * @param {string} brand
 * @param {number} port
 */
export function startStorybook(brand, port) {
  const args = [
    '--import',
    LIFELINE,
    program('storybook'),
    'dev',
    '--port',
    String(port),
    '--exact-port',
    '--no-open',
    '--ci',
  ];
  return prefixed('storybook', startNode(args, { env: { BRAND: brand }, stdio: PIPED }));
}

/**
 * Serves the deck in a process of its own. Vite ends its process on a signal, which would leave the others running.
 * @param {import('./settings.mjs').Settings} settings
 * @param {number} sandboxPort
 */
export function startDeck({ port, brand }, sandboxPort) {
  const args = ['--import', LIFELINE, inRoot('scripts/dev-deck.mjs')];
  const env = { BRAND: brand, PORT: String(port), SANDBOX_ORIGIN: `http://127.0.0.1:${sandboxPort}` };
  return prefixed('deck', startNode(args, { env, stdio: PIPED }));
}
