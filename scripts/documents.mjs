import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { entry, fail } from './lib/entry.mjs';
import { CACHE, inRoot } from './lib/paths.mjs';
import { serve } from './lib/static-server.mjs';
import { PATIENCE } from './lib/story-page.mjs';

/** The height of the stand-in for a sheet, in pixels: more than a window. */
const TALL = 4000;

/**
 * `npm run test:documents`: opens every page of documentation of the published Storybook, which `npm run build-storybook`
 * builds before. Each must show its heading and all its examples, report no error, stay at its top, and not be covered.
 * Words select the pages whose titles contain one.
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
  const picture = makePicture(built);
  // The sheets in a page have tests of their own. Here each of them tries to scroll the page.
  const { url, close } = await serve(built, {
    keep: true,
    instead: ({ searchParams }) => (searchParams.get('framed') === 'picture' ? picture : undefined),
  });
  const browser = await chromium.launch(launchOptions(executablePath));
  let failed = 0;
  /** @param {typeof pages} queue */
  const work = async (queue) => {
    // One tab for all: the browser compiles Storybook's code once.
    const tab = await browser.newPage();
    for (let page = queue.pop(); page; page = queue.pop()) {
      const faults = await readFaults(tab, `${url}/iframe.html?viewMode=docs&id=${page.id}`);
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
 * A stand-in for a sheet: below the fold a choice takes the focus and is scrolled into sight, as in an open list. It
 * begins as every story does, with `preview-head.html`.
 * @param {string} built
 */
function makePicture(built) {
  const page = readFileSync(join(built, 'iframe.html'), 'utf8');
  const head = /<script>(?:(?!<\/script>)[\s\S])*'framed'[\s\S]*?<\/script>/.exec(page)?.[0];
  if (head === undefined) throw new Error('iframe.html has no script of preview-head.html.');
  return `<!doctype html>${head}
    <div style="position: fixed; inset: 0"></div>
    <div id="storybook-root" style="height: ${TALL}px; margin: 0"><button style="margin-top: 90%">30 %</button></div>
    <script>
      const choice = document.querySelector('button');
      function show() {
        choice.focus();
        choice.scrollIntoView({ block: 'center' });
        document.body.dataset.height = String(innerHeight);
      }
      new ResizeObserver(show).observe(document.querySelector('div'));
    </script>`;
}

/**
 * Opens a page until it shows everything.
 * @param {import('playwright').Page} tab
 * @param {string} address
 * @returns {Promise<string[]>} what is wrong with it
 */
async function readFaults(tab, address) {
  /** @type {string[]} */
  const faults = [];
  tab.on('pageerror', ({ message }) => faults.push(message));
  tab.on('console', (said) => {
    if (said.type() === 'error') faults.push(said.text());
  });
  try {
    await tab.goto(address, { waitUntil: 'load', timeout: PATIENCE });
    await tab.locator('#storybook-docs h1').first().waitFor({ timeout: PATIENCE });
    await tab.waitForFunction(isComplete, TALL, { timeout: PATIENCE });
    const top = await tab.evaluate(() => window.scrollY);
    if (top !== 0) faults.push(`It scrolls by itself, to ${top} px.`);
    if ((await tab.locator('[aria-modal="true"]').count()) > 0) faults.push('An open dialog covers it.');
  } catch (error) {
    faults.push(String(error).split('\n', 1).join());
  } finally {
    tab.removeAllListeners('pageerror');
    tab.removeAllListeners('console');
  }
  return faults;
}

/**
 * Whether a page has drawn all its examples and sheets, and what it asks the index for, and has the focus. Runs in the
 * page.
 * @param {number} tall
 */
function isComplete(tall) {
  const examples = [...document.querySelectorAll('[id^="story--"][id$="-inner"]')];
  const frames = [...document.querySelectorAll('figure > iframe[src*="framed=picture"]')];
  const isWidget = location.search.includes('id=components-');
  for (const frame of frames) frame.setAttribute('loading', 'eager');
  return (
    examples.every((example) => example.childElementCount > 0) &&
    frames.every(
      (frame) =>
        frame instanceof HTMLIFrameElement &&
        Number(frame.contentDocument?.body?.dataset.height ?? 0) >= tall,
    ) &&
    (!isWidget || document.getElementById('screens') !== null) &&
    // A sheet gives the focus back.
    document.activeElement?.tagName !== 'IFRAME'
  );
}
