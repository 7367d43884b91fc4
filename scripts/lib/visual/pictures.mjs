import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settle } from '../settled.mjs';
import { compare } from './compare.mjs';

/** @typedef {{ id: string, title: string }} Story */

/** The moment of every picture, whatever version draws it. */
const NOW = '2026-11-22T08:00:00Z';
const HEIGHT = 900;

/**
 * The sheets and screens of a built Storybook, by id.
 * @param {string} built
 * @returns {Map<string, Story>}
 */
export function picturedIn(built) {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  return new Map(
    Object.values(entries)
      .filter(({ title, type }) => type === 'story' && /^(Sheets|Screens)\//.test(title))
      .map(({ id, title, name }) => [id, { id, title: `${title}: ${name}` }]),
  );
}

/**
 * A page in which pictures of a Storybook are taken: its clock stands, its machine is in Athens, nothing moves.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<import('playwright').Page>}
 */
export async function studio(browser) {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Athens',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const page = /** @type {any} */ (globalThis);
    const timer = setInterval(() => {
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      if (!channel) return;
      clearInterval(timer);
      for (const end of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'])
        channel.on(end, () => {
          page.__storyHasEnded = true;
        });
    }, 10);
  });
  return page;
}

/**
 * A picture of a story in a mode, as PNG in base64.
 * @param {import('playwright').Page} page of `studio`
 * @param {string} url of a Storybook
 * @param {string} story its id
 * @param {import('./modes.mjs').Mode} mode
 * @returns {Promise<string>}
 */
export async function pictureOf(page, url, story, { brand, mode, width }) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: mode === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
  const globals = `a11y.manual:!true;brand:${brand};mode:${mode}`;
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => /** @type {any} */ (globalThis).__storyHasEnded);
  await page.evaluate(settle);
  const png = await page.screenshot({ fullPage: true, caret: 'hide' });
  return png.toString('base64');
}

/**
 * How many pixels of two pictures differ, and the picture that shows which; undefined where none does.
 * @param {import('playwright').Page} page any page that draws
 * @param {string} before PNG in base64
 * @param {string} after
 * @returns {Promise<{ changed: number, difference: string } | undefined>}
 */
export async function differenceOf(page, before, after) {
  if (before === after) return undefined;
  const { changed, difference } = await page.evaluate(
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
      return { changed, difference: canvas.toDataURL('image/png').split(',')[1] ?? '' };
    },
    { pictures: [before, after], source: compare.toString() },
  );
  return changed === 0 ? undefined : { changed, difference };
}
