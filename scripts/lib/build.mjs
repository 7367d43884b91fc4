import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './entry.mjs';
import { CACHE, inRoot } from './paths.mjs';
import { runNode } from './processes.mjs';
import { placeBrand } from './settings.mjs';
import { isTask, turboArguments } from './turbo.mjs';

/** @typedef {{ deck: string, pages: string, frames: string }} Site folders of built files */

/** The output folders of the builds. */
const DECK_DIST = inRoot('apps/deck/dist');
const PAGES_DIST = inRoot('apps/sandbox/dist');
const FRAMES_DIST = inRoot('apps/psp/dist');

/**
 * Builds the product for one brand from the working tree. A task uses the output of the task before it. Tasks run in
 * parallel, and a second build would delete files that another task reads.
 * @param {string} brand
 * @param {AbortSignal} [signal]
 * @returns {Promise<Site>}
 */
export async function build(brand, signal) {
  const site = getSite(brand);
  return isTask() && existsSync(site.deck) ? site : buildAnew(brand, signal);
}

/**
 * Builds what changed since the last build, for one brand.
 * @param {string} brand
 * @param {AbortSignal} [signal]
 * @returns {Promise<Site>}
 */
export async function buildAnew(brand, signal) {
  placeBrand(process.env);
  const { assertBrand } = await import('./brand.mjs');
  assertBrand(brand);
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

/** Removes the output folders. A cached build is copied over them, so another brand's files would remain. */
export function clearBuilds() {
  for (const folder of [DECK_DIST, PAGES_DIST, FRAMES_DIST]) rmSync(folder, { recursive: true, force: true });
}

/**
 * Copies the build to the folder from which its brand is served. Each brand has a copy of its own, so a build never
 * deletes the files of a running server.
 * @param {string} brand
 */
export function keepSite(brand) {
  const site = getSite(brand);
  replace(DECK_DIST, site.deck);
  replace(PAGES_DIST, site.pages);
  replace(FRAMES_DIST, site.frames);
}

/**
 * @param {string} brand
 * @returns {Site}
 */
const getSite = (brand) => ({
  deck: join(CACHE, 'site', brand, 'deck'),
  pages: join(CACHE, 'site', brand, 'pages'),
  frames: join(CACHE, 'site', brand, 'frames'),
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
