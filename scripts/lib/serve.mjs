import { fail } from './entry.mjs';
import { inRoot } from './paths.mjs';
import { aborted, startNode } from './processes.mjs';

const LIFELINE = new URL('./lifeline.mjs', import.meta.url).href;

/**
 * The sandbox, serving everything on one origin. It says where, who may sign in, and `ready`. Links in its mails
 * begin with PUBLIC_ORIGIN, which differs from its own port when another server stands before it.
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
 * Serves until someone asks to stop, or the sandbox or its database ends by itself.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./build.mjs').Site} site
 * @param {import('./database.mjs').Database} database
 * @param {AbortSignal} signal
 * @param {Record<string, string>} [env] what else the sandbox is told
 * @returns {Promise<number>} exit code
 */
export async function serve(settings, site, database, signal, env) {
  const sandbox = startSandbox({ settings, databaseUrl: database.url, site, env });
  const lost = database.lost.then(() => /** @type {const} */ ('no database'));
  const end = await Promise.race([aborted(signal), sandbox.exited, lost]);
  await sandbox.stop();
  // Ctrl+C reaches the sandbox too, and it may be the quicker one.
  if (signal.aborted || end === undefined) return 0;
  if (end === 'no database')
    fail('The database stopped, and Deck with it: start it again, its data is kept.');
  fail('The sandbox stopped by itself: see its last lines above, and start it again.');
}
