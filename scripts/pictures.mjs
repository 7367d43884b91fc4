import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { readArguments } from './lib/arguments.mjs';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { entry, fail } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
import { MOST_BYTES, PICTURES } from './lib/readme-pictures.mjs';
import { settle } from './lib/settled.mjs';
import { serve } from './lib/static-server.mjs';
import { PATIENCE } from './lib/story-page.mjs';

/** The time on every picture. */
const NOW = '2026-11-22T08:00:00Z';

/**
 * `npm run pictures`: takes the pictures of the README from the published Storybook, which `npm run build-storybook`
 * builds before. `-- --built FOLDER` takes another one; words are the names of the pictures to take. They lie in
 * docs/pictures.
 */
await entry(async () => {
  const { values, positionals: names } = readArguments({
    options: { built: { type: 'string', default: inRoot('storybook-static') } },
    allowPositionals: true,
  });
  const { built } = values;
  const chosen = PICTURES.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) fail(`The pictures are ${PICTURES.map(({ name }) => name).join(', ')}.`);
  const index = join(built, 'index.json');
  if (!existsSync(index)) fail('There is no Storybook to picture: run npm run build-storybook first.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8'));
  const { url, close } = await serve(built);
  const browser = await chromium.launch(launchOptions(await ensureChromium()));
  try {
    for (const picture of chosen) {
      if (!entries[picture.story])
        fail(`Storybook has no ${picture.story}: correct scripts/lib/readme-pictures.mjs.`);
      const data = await take(browser, url, picture);
      if (data.length > MOST_BYTES)
        fail(`${picture.name} has ${data.length} bytes, more than ${MOST_BYTES}: choose a smaller part.`);
      writeFileSync(inRoot('docs/pictures', `${picture.name}.webp`), data);
      console.log(`docs/pictures/${picture.name}.webp: ${(data.length / 1000).toFixed(0)} kB`);
    }
  } finally {
    await browser.close();
    close();
  }
});

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url of the Storybook
 * @param {import('./lib/readme-pictures.mjs').Picture} picture
 * @returns {Promise<Buffer>} a WebP
 */
async function take(browser, url, { story, isFramed, brand, mode, width, height }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    locale: 'en-GB',
    timezoneId: 'Europe/Athens',
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  const globals = `brand:${brand};mode:${mode}`;
  await page.goto(
    isFramed
      ? `${url}/?path=/docs/${story}&globals=${globals}`
      : `${url}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true;${globals}`,
  );
  const frame = isFramed ? page.frameLocator('#storybook-preview-iframe') : page;
  await frame.locator('#storybook-docs h1, #storybook-root > *').first().waitFor({ timeout: PATIENCE });
  await page.waitForLoadState('networkidle');
  await page.evaluate(settle);
  const cdp = await context.newCDPSession(page);
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  await context.close();
  return Buffer.from(data, 'base64');
}
