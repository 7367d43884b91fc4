import { join } from 'node:path';
import { fail } from './entry.mjs';
import { DATA, inRoot } from './paths.mjs';
import { aborted, startNode } from './processes.mjs';
import { startPsp } from './psp.mjs';

const LIFELINE = new URL('./lifeline.mjs', import.meta.url).href;

/**
 * Starts the sandbox, which serves everything but the PSP's frames on one origin. It prints its address, the demo sign-ins, and `ready`.
 * Links in its e-mails begin with PUBLIC_ORIGIN, which differs from its own port behind a proxy.
 * @param {{
 *   settings: import('./settings.mjs').Settings,
 *   databaseUrl: string,
 *   site: import('./build.mjs').Site,
 *   publicPort?: number,
 *   watch?: boolean,
 *   env?: Record<string, string> | undefined,
 *   stdio?: import('node:child_process').StdioOptions,
 * }} options
 */
export function startSandbox({
  settings,
  databaseUrl,
  site,
  publicPort = settings.port,
  watch = false,
  env = {},
  stdio,
}) {
  const args = ['--import', LIFELINE, ...(watch ? ['--watch'] : []), inRoot('apps/sandbox/src/main.ts')];
  return startNode(args, {
    stdio,
    env: {
      PORT: String(settings.port),
      PUBLIC_ORIGIN: `http://localhost:${publicPort}`,
      BRAND: settings.brand,
      DECK_ENVIRONMENT: settings.environment,
      DATABASE_URL: databaseUrl,
      DECK_DIST: site.deck,
      PAGES_DIST: site.pages,
      ...env,
    },
  });
}

/**
 * Serves until it is asked to stop, or the sandbox, its PSP or its database ends.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./build.mjs').Site} site
 * @param {import('./database.mjs').Database} database
 * @param {AbortSignal} signal
 * @param {Record<string, string>} [env] further settings of the sandbox
 * @param {string} [pspFile] the records of the simulated PSP
 * @returns {Promise<number>} exit code
 */
export async function serve(
  settings,
  site,
  database,
  signal,
  env,
  pspFile = join(DATA, 'psp', 'records.sqlite'),
) {
  const merchant = `http://localhost:${settings.port}`;
  // A provider of one's own takes the place of the simulated one.
  const psp = process.env.PSP_URL
    ? undefined
    : await startPsp({ port: settings.port, merchant, frames: site.frames, file: pspFile });
  const sandbox = startSandbox({ settings, databaseUrl: database.url, site, env: { ...psp?.env, ...env } });
  const lost = database.lost.then(() => /** @type {const} */ ('no database'));
  const end = await Promise.race([aborted(signal), sandbox.exited, ...(psp ? [psp.exited] : []), lost]);
  await Promise.all([sandbox.stop(), psp?.stop()]);
  // Ctrl+C also reaches the sandbox, which may end first.
  if (signal.aborted || end === undefined) return 0;
  if (end === 'no database')
    fail('The database stopped, and Deck with it: start it again, its data is kept.');
  fail('The sandbox or its PSP stopped by itself: see its last lines above, and start it again.');
}
