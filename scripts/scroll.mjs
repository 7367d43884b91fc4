/**
 * Measures scrolling in the list of orders with 5,000 rows loaded, beside the kit's table alone with as many. The
 * figure is the main thread's work for each frame of ten rows, layout and paint included. It is a median of alternating
 * rounds, in milliseconds. The script also compares loading 200 more rows at the end with doing so within the first
 * thousand. It prints lines of JSON. Only ratios are comparable between machines. It needs a running Deck: `npm run
 * bench:scroll -- http://localhost:4000`. The rows repeat the first orders of that Deck.
 */
import { settle, withBrowser, workOf } from '../bench/lib/browser.mjs';
import { median } from '../bench/lib/report.mjs';
import { openTab, signIn } from './lib/deck-tab.mjs';
import { serve } from './lib/static-server.mjs';
import { builtStorybook } from './lib/storybook.mjs';

/** @typedef {import('../bench/lib/browser.mjs').Tab} Tab */

const [address = 'http://localhost:4000'] = process.argv.slice(2);
const ROWS = 5_000;
/** The number of rows with different words, as in the story. A browser lays out a word it has cached for free. */
const KINDS = 10;
const ROUNDS = 12;
const FRAMES = 60;
/** The story of the kit's table with the same columns, an explained status and an action in each row. */
const STORY = 'data-table-that-scrolls--long-with-acts';

/**
 * Answers the list's calls with ROWS orders.
 * @param {import('playwright').Page} page
 */
async function answerMany(page) {
  /** @type {Record<string, unknown>[] | undefined} */
  let samples;
  await page.route('**/api/v1/orders?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const number = Number(asked.get('page'));
    const size = Number(asked.get('size'));
    samples ??= /** @type {{ content: Record<string, unknown>[] }} */ (
      await (await route.fetch()).json()
    ).content.slice(0, KINDS);
    const from = number * size;
    const content = Array.from({ length: Math.max(0, Math.min(size, ROWS - from)) }, (_, index) => {
      const place = from + index;
      return {
        ...samples?.[place % samples.length],
        id: `order-${place}`,
        external_id: `BENCH-${place}`,
        pinned: false,
      };
    });
    const total = { total_elements: ROWS, total_exact: true, total_pages: Math.ceil(ROWS / size) };
    await route.fulfill({ json: { content, page: number, size, ...total } });
  });
}

/**
 * Opens the list, loads all its rows, and measures the work of each page of rows.
 * @param {import('playwright').BrowserContext} context
 */
async function openOrders(context) {
  const tab = await openTab(context);
  const { page } = tab;
  await answerMany(page);
  await page.goto(`${address}/orders?sort=created,desc`);
  await page.getByRole('link', { name: 'BENCH-0', exact: true }).waitFor();
  const more = page.getByRole('button', { name: 'Load more' });
  /** @type {number[]} */
  const loads = [];
  while (await more.isVisible()) {
    await settle(tab);
    const start = await workOf(tab);
    await more.click();
    await page.waitForFunction(() => document.querySelector('button[aria-busy="true"]') === null);
    await settle(tab);
    loads.push((await workOf(tab)) - start);
  }
  return { tab, loads };
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} storybook
 */
async function openTable(context, storybook) {
  const tab = await openTab(context);
  await tab.page.goto(`${storybook}/iframe.html?id=${STORY}&viewMode=story`);
  await tab.page.getByRole('table').waitFor();
  await settle(tab);
  return tab;
}

/** @param {Tab} tab whose scrolling area's height is read */
const getRoom = ({ page }) =>
  page.getByRole('table').evaluate((table) => {
    const room = (/** @type {Element} */ element) => element.scrollHeight - element.clientHeight;
    for (let place = table.parentElement; place; place = place.parentElement)
      if (room(place) > 1_000) return place.clientHeight;
    throw new Error('nothing scrolls');
  });

/** @param {Tab} tab */
const scroll = ({ page }) =>
  page.getByRole('table').evaluate(async (table, frames) => {
    const room = (/** @type {Element} */ element) => element.scrollHeight - element.clientHeight;
    let place = table.parentElement;
    while (place && room(place) <= 1_000) place = place.parentElement;
    if (!place) throw new Error('nothing scrolls');
    place.scrollTop = 0;
    for (let frame = 0; frame < frames; frame += 1) {
      place.scrollTop += 400;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  }, FRAMES);

const shown = (/** @type {number} */ number) => Number(number.toFixed(2));

const built = await builtStorybook();
if (built === undefined) throw new Error('Storybook could not be built');
const storybook = await serve(built);
await withBrowser(async (browser) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, address);
  const table = await openTable(context, storybook.url);
  const { tab: orders, loads } = await openOrders(context);
  // Both tables must show the same number of rows.
  const spare = (await getRoom(orders)) - (await getRoom(table));
  await orders.page.setViewportSize({ width: 1440, height: 900 - spare });
  /** @type {number[][]} */
  const work = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, tab] of [orders, table].entries()) {
      await tab.page.bringToFront();
      await settle(tab);
      const start = await workOf(tab);
      await scroll(tab);
      await settle(tab);
      if (round > 0) work[index]?.push(((await workOf(tab)) - start) / FRAMES);
    }
  const [list = 0, alone = 0] = work.map(median);
  const last = loads.slice(-5);
  const early = loads.slice(2, 7);
  console.log(
    JSON.stringify({
      scrolling: `${ROWS} rows`,
      orders: shown(list),
      table: shown(alone),
      ratio: shown(list / alone),
    }),
  );
  console.log(
    JSON.stringify({
      loading: '200 more',
      'at the beginning': shown(median(early)),
      'at the end': shown(median(last)),
      ratio: shown(median(last) / median(early)),
    }),
  );
}).finally(storybook.close);
