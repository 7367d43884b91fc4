import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { entry, fail } from './lib/entry.mjs';
import { CACHE, inRoot } from './lib/paths.mjs';
import { serve } from './lib/static-server.mjs';
import { PATIENCE } from './lib/story-page.mjs';

/**
 * `npm run test:documents`: opens every page of documentation of the published Storybook, which `npm run build-storybook`
 * builds before. Each must show its heading, and report no error. Words select the pages whose titles contain one.
 */
await entry(async () => {
  const words = process.argv.slice(2).map((word) => word.toLowerCase());
  const built = inRoot('storybook-static');
  const index = join(built, 'index.json');
  if (!existsSync(index)) fail('There is no Storybook to open: run npm run build-storybook first.');
  /** @type {{ id: string, title: string, type: string }[]} */
  const entries = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
  const pages = entries.filter(
    ({ type, title }) =>
      type === 'docs' && (words.length === 0 || words.some((word) => title.toLowerCase().includes(word))),
  );
  if (pages.length === 0) fail('No page has such a title.');

  const executablePath = await ensureChromium();
  const { url, close } = await serve(built);
  const browser = await chromium.launch(launchOptions(executablePath));
  let failed = 0;
  /** @param {typeof pages} queue */
  const work = async (queue) => {
    for (let page = queue.pop(); page; page = queue.pop()) {
      const faults = await readFaults(browser, `${url}/iframe.html?viewMode=docs&id=${page.id}`);
      if (faults.length > 0) failed += 1;
      for (const fault of faults) console.log(`${page.title}: ${fault}`);
    }
  };
  try {
    const queue = pages.toReversed();
    await Promise.all([work(queue), work(queue)]);
  } finally {
    await browser.close();
    close();
  }
  const passed = pages.length - failed;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'documents.json'), JSON.stringify({ passed, failed }));
  console.log(`documents: ${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/**
 * Opens a page until it has loaded everything.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<string[]>} the errors that it reports
 */
async function readFaults(browser, address) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (said) => {
    if (said.type() === 'error') faults.push(said.text());
  });
  // The sheets in a page have tests of their own.
  await page.route('**/iframe.html?id=*', (route) => route.fulfill({ body: '' }));
  try {
    await page.goto(address, { waitUntil: 'networkidle', timeout: PATIENCE });
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: PATIENCE });
  } catch (error) {
    faults.push(String(error).split('\n', 1).join());
  } finally {
    await page.close();
  }
  return faults;
}
