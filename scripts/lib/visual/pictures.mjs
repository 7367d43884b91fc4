import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { settle } from '../settled.mjs';
import { PATIENCE, show } from '../story-page.mjs';
import { compare } from './compare.mjs';

/** @typedef {import('../story-page.mjs').StoryPage & { storyHasEnded?: boolean }} WatchedPage */

/** The time at which every picture is taken, in every version. */
const NOW = '2026-11-22T08:00:00Z';
const HEIGHT = 900;

/**
 * Options for a Chromium that redraws each page as a whole. Partial redraws change the shades of a round corner.
 * @template {{ args: string[] }} Options
 * @param {Options} options
 */
export const steady = (options) => ({
  ...options,
  args: [...options.args, '--disable-partial-raster', '--disable-checker-imaging', '--disable-lcd-text'],
});

/**
 * The sheets and screens of a built Storybook, by id.
 * @param {string} built
 * @returns {Map<string, import('./turns.mjs').Story>}
 */
export function picturedIn(built) {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  return new Map(
    Object.values(entries)
      .filter(({ title, type }) => type === 'story' && /^(Sheets|Screens)\//.test(title))
      .map(({ id, title, name }) => [id, { id, title, name }]),
  );
}

/** How long a picture must stay the same, in milliseconds. Late layout and drawing happen within it. */
const CALM = 120;
/** How often a picture is retaken. One that keeps changing is used as it is. */
const MOST_LOOKS = 12;

/**
 * Takes pictures of a Storybook in a mode: with a fixed clock, in the zone of Athens, without motion. Stories share one
 * page, which takes a third of the time of a page each.
 * @typedef {{ picture: (story: string) => Promise<string>, close: () => Promise<void> }} Studio `picture` takes the id
 *   of a story and gives a PNG in base64
 */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url of a Storybook
 * @param {import('./modes.mjs').Mode} mode
 * @returns {Promise<Studio>}
 */
export async function studio(browser, url, { brand, mode, width }) {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    locale: 'en-GB',
    timezoneId: 'Europe/Athens',
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  await page.addInitScript(watchForEnd);
  /** @type {Set<import('playwright').Request>} */
  const underWay = new Set();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  let isOpen = false;

  /** @param {string} story */
  async function open(story) {
    const globals = `a11y.manual:!true;brand:${brand};mode:${mode}`;
    await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
    // A story that does not end is pictured as it is.
    await page
      .waitForFunction(() => /** @type {WatchedPage} */ (globalThis).storyHasEnded, undefined, {
        timeout: PATIENCE,
      })
      .catch(() => undefined);
    isOpen = true;
  }

  async function atRest() {
    await page.evaluate(settle);
    let [last, png] = ['', ''];
    for (let look = 0; look < MOST_LOOKS && (png === '' || png !== last || underWay.size > 0); look += 1) {
      if (look > 0) await wait(CALM);
      last = png;
      const shot = await page.screenshot({ fullPage: true, caret: 'hide', animations: 'disabled' });
      png = shot.toString('base64');
    }
    return png;
  }

  return {
    picture: async (story) => {
      // A story that navigates away leaves the page.
      if (isOpen) await show(page, story).catch(() => open(story));
      else await open(story);
      return await atRest();
    },
    close: () => context.close(),
  };
}

/** Runs in a page: reports that a story has ended, well or not. */
function watchForEnd() {
  const page = /** @type {WatchedPage} */ (globalThis);
  const timer = setInterval(() => {
    const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return;
    clearInterval(timer);
    for (const end of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'])
      channel.on(end, () => {
        page.storyHasEnded = true;
      });
  }, 10);
}

/**
 * The number of differing pixels of two pictures, of how many, and a picture of them; undefined if none differs.
 * @param {import('playwright').Page} page any page that draws
 * @param {string} before PNG in base64
 * @param {string} after
 * @returns {Promise<{ changed: number, of: number, difference: string } | undefined>}
 */
export async function readDifference(page, before, after) {
  if (before === after) return undefined;
  const found = await page.evaluate(
    async ({ pictures, source }) => {
      const [one, other] = await Promise.all(
        pictures.map(async (png) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
          const canvas = new OffscreenCanvas(image.width, image.height);
          const drawing = canvas.getContext('2d', { willReadFrequently: true });
          drawing?.drawImage(image, 0, 0);
          return drawing?.getImageData(0, 0, image.width, image.height);
        }),
      );
      const { data, width, height, changed } = new Function(`return ${source}`)()(one, other);
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
      return {
        changed,
        of: width * height,
        difference: canvas.toDataURL('image/png').split(',')[1] ?? '',
      };
    },
    { pictures: [before, after], source: compare.toString() },
  );
  return found.changed === 0 ? undefined : found;
}
