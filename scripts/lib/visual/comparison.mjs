import { readDifference, studio } from './pictures.mjs';

/**
 * A built Storybook that is served, and its pictured stories by id.
 * @typedef {{ url: string, stories: Map<string, import('./turns.mjs').Story> }} Shown
 *
 * A story that looks different. Pictures are PNG in base64. A new story has no `before`, a removed one no `after`.
 * @typedef {{
 *   changed: number,
 *   of: number,
 *   before?: string | undefined,
 *   after?: string | undefined,
 *   difference?: string | undefined,
 * }} Found
 */

/** How often a difference is checked for being the same twice. */
const MOST_LOOKS = 4;

/**
 * Compares the stories of a turn in both Storybooks, one after the other, and reports each result.
 * @param {import('playwright').Browser} browser
 * @param {{ before: Shown, after: Shown }} shown
 * @param {import('./turns.mjs').Turn} turn
 * @param {(story: import('./turns.mjs').Story, found: Found | undefined) => void} tell
 */
export async function compareTurn(browser, { before, after }, { mode, stories }, tell) {
  const [old, now] = [await studio(browser, before.url, mode), await studio(browser, after.url, mode)];
  const drawing = await browser.newPage();

  /** @param {string} id @returns {Promise<Found | undefined>} */
  const look = async (id) => {
    const [was, is] = await Promise.all([
      before.stories.has(id) ? old.picture(id) : undefined,
      after.stories.has(id) ? now.picture(id) : undefined,
    ]);
    if (was === undefined || is === undefined) return { changed: 1, of: 1, before: was, after: is };
    const difference = await readDifference(drawing, was, is);
    return difference && { before: was, after: is, ...difference };
  };
  for (const story of stories) tell(story, await lasting(() => look(story.id)));
  await Promise.all([old.close(), now.close(), drawing.close()]);
}

/**
 * A difference that two looks agree on. One seen only once was drawn late on a busy machine.
 * @param {() => Promise<Found | undefined>} look
 * @returns {Promise<Found | undefined>}
 */
export async function lasting(look) {
  let found = await look();
  for (let looks = 1; found && looks < MOST_LOOKS; looks += 1) {
    const again = await look();
    if (again?.before === found.before && again?.after === found.after) return found;
    found = again;
  }
  return found;
}
