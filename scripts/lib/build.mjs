import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './entry.mjs';
import { CACHE, inRoot } from './paths.mjs';
import { program, runNode } from './processes.mjs';

/** @typedef {{ deck: string, pages: string }} Site folders of built files */

/** Where the builds leave their files. */
const DECK_DIST = inRoot('apps/deck/dist');
const PAGES_DIST = inRoot('apps/sandbox/dist');

/**
 * Builds what changed since the last time, for one brand.
 *
 * Every brand is served from a copy of its own: building another one, as the tests do, never pulls the files from
 * under a server that runs.
 * @param {string} brand
 * @param {AbortSignal} [signal]
 * @returns {Promise<Site>}
 */
export async function build(brand, signal) {
  const args = [
    program('turbo'),
    'run',
    'build',
    '--output-logs=errors-only',
    '--no-update-notifier',
    '--ui=stream',
  ];
  // What is known from before is laid beside what stands there: another brand's files would stay.
  for (const folder of [DECK_DIST, PAGES_DIST]) rmSync(folder, { recursive: true, force: true });
  const { code, output } = await runNode(args, { env: { BRAND: brand }, signal });
  const site = siteOf(brand);
  if (signal?.aborted) return site;
  if (code !== 0) {
    console.error(output);
    fail('The build failed: see its output above.');
  }
  replace(DECK_DIST, site.deck);
  replace(PAGES_DIST, site.pages);
  return site;
}

/**
 * @param {string} brand
 * @returns {Site}
 */
const siteOf = (brand) => ({
  deck: join(CACHE, 'site', brand, 'deck'),
  pages: join(CACHE, 'site', brand, 'pages'),
});

/**
 * @param {string} from
 * @param {string} to
 */
function replace(from, to) {
  if (!existsSync(from)) fail(`The build made no ${from}: remove the folder .turbo and run this again.`);
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}
