import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../../chromium.mjs';
import { serve } from '../../static-server.mjs';

/**
 * What a browser draws of the button of a built application.
 * @typedef {{ width: number, height: number, ground: string, corner: string, sent: string, errors: readonly string[] }} Drawn
 *   sizes in CSS pixels; `ground` and `corner` as computed; `sent` after one click; `errors` of the console
 */

/**
 * Opens a built application in Chromium, and clicks its button.
 * @param {string} folder of its files
 * @returns {Promise<string[]>} faults, one sentence each
 */
export async function drawnFaults(folder) {
  const { url, close } = await serve(folder);
  const browser = await chromium.launch(launchOptions(await ensureChromium()));
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // The application has no icon, for which every browser asks.
      if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico'))
        errors.push(message.text());
    });
    await page.goto(url);
    const button = page.getByRole('button', { name: 'Send the link' });
    await button.click();
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    const look = await button.evaluate((element) => {
      const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element);
      return { ground: backgroundColor, corner: borderTopLeftRadius };
    });
    const sent = (await page.getByRole('status').textContent()) ?? '';
    return judge({ width, height, ...look, sent, errors });
  } finally {
    await browser.close();
    close();
  }
}

/**
 * @param {Drawn} drawn
 * @returns {string[]} faults, one sentence each
 */
export function judge({ width, height, ground, corner, sent, errors }) {
  return [
    ...(width < 60 || height < 24 ? [`The button is ${width} by ${height} pixels.`] : []),
    ...(/, 0\)$|^transparent$/.test(ground) ? ['The button has no colour of its own.'] : []),
    ...(corner === '0px' ? ['The button has no round corners.'] : []),
    ...(sent === '1 sent' ? [] : [`A click on the button led to "${sent}".`]),
    ...errors.map((error) => `The console says: ${error}`),
  ];
}
