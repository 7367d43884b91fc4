import { fail } from './entry.mjs';
import { inRoot } from './paths.mjs';
import { aborted, startNode } from './processes.mjs';

const LIFELINE = new URL('./lifeline.mjs', import.meta.url).href;

/**
 * Starts the sandbox, which serves everything on one origin. It prints its address, the demo sign-ins, and `ready`.
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
 * Serves until it is asked to stop, or the sandbox or its database ends.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./build.mjs').Site} site
 * @param {import('./database.mjs').Database} database
 * @param {AbortSignal} signal
 * @param {Record<string, string>} [env] further settings of the sandbox
 * @returns {Promise<number>} exit code
 */
export async function serve(settings, site, database, signal, env) {
  const sandbox = startSandbox({ settings, databaseUrl: database.url, site, env });
  const lost = database.lost.then(() => /** @type {const} */ ('no database'));
  const end = await Promise.race([aborted(signal), sandbox.exited, lost]);
  await sandbox.stop();
  // Ctrl+C also reaches the sandbox, which may end first.
  if (signal.aborted || end === undefined) return 0;
  if (end === 'no database')
    fail('The database stopped, and Deck with it: start it again, its data is kept.');
  fail('The sandbox stopped by itself: see its last lines above, and start it again.');
}
