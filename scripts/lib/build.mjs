import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './entry.mjs';
import { CACHE, inRoot } from './paths.mjs';
import { runNode } from './processes.mjs';
import { isTask, turboArguments } from './turbo.mjs';

/** @typedef {{ deck: string, pages: string }} Site folders of built files */

/** Where the builds leave their files. */
const DECK_DIST = inRoot('apps/deck/dist');
const PAGES_DIST = inRoot('apps/sandbox/dist');

/**
 * The product built for one brand from what stands here now. A task finds what the task before it has built: tasks run
 * side by side, and building again would pull the files from under another.
 * @param {string} brand
 * @param {AbortSignal} [signal]
 * @returns {Promise<Site>}
 */
export async function build(brand, signal) {
  const site = getSite(brand);
  return isTask() && existsSync(site.deck) ? site : buildAnew(brand, signal);
}

/**
 * Builds what changed since the last time, for one brand.
 * @param {string} brand
 * @param {AbortSignal} [signal]
 * @returns {Promise<Site>}
 */
export async function buildAnew(brand, signal) {
  clearBuilds();
  const { code, output } = await runNode(turboArguments(['build:site'], '--output-logs=errors-only'), {
    env: { BRAND: brand },
    signal,
  });
  if (code !== 0 && !signal?.aborted) {
    console.error(output);
    fail('The build failed: see its output above.');
  }
  return getSite(brand);
}

/** What is known from before is laid beside what stands there: another brand's files would stay. */
export function clearBuilds() {
  for (const folder of [DECK_DIST, PAGES_DIST]) rmSync(folder, { recursive: true, force: true });
}

/**
 * Puts what was just built where its brand is served from. Every brand is served from a copy of its own: building
 * another one never pulls the files from under a server that runs.
 * @param {string} brand
 */
export function keepSite(brand) {
  const site = getSite(brand);
  replace(DECK_DIST, site.deck);
  replace(PAGES_DIST, site.pages);
}

/**
 * @param {string} brand
 * @returns {Site}
 */
const getSite = (brand) => ({
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
