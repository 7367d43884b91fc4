import { heapOf, inTab, settle, withBrowser, workOf } from './lib/browser.mjs';
import { withPages } from './lib/pages.mjs';
import { median, percentile, report } from './lib/report.mjs';

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 3;
const FRAMES = 200;

/** @typedef {{ mount: number, sort: number, scroll: number, nodes: number, heap: number }} Figures */

/**
 * Compares tables of twelve columns in an area of 600 pixels. It measures the main thread's work to mount and to sort.
 * It measures the slowest frame in a hundred while scrolling ten rows per frame. It counts the nodes, and the heap of
 * the nodes and of the table's model.
 */
export const run = () =>
  withPages(
    {
      ours: 'table/ours.tsx',
      TanStack: 'table/tanstack.tsx',
      'react-data-grid': 'table/react-data-grid.tsx',
      'AG Grid': 'table/ag-grid.tsx',
    },
    (pages) =>
      withBrowser(async (browser) => {
        for (const size of SIZES) {
          /** @type {Record<string, Figures[]>} */
          const taken = Object.fromEntries(pages.map(({ name }) => [name, []]));
          for (let round = 0; round < ROUNDS; round += 1)
            for (const { name, url } of pages)
              taken[name]?.push(await inTab(browser, {}, (tab) => measure(tab, `${url}/?rows=${size}`)));
          tell(size, taken);
        }
      }),
  );

/**
 * @param {import('./lib/browser.mjs').Tab} tab
 * @param {string} address
 * @returns {Promise<Figures>}
 */
async function measure(tab, address) {
  const { page } = tab;
  await page.goto(address, { waitUntil: 'networkidle' });
  // Nobody points at the table: a head under the pointer would be drawn anew.
  await page.mouse.move(960, 1000);
  const heap = await heapOf(tab);
  const shown = () => page.locator('#root').evaluate((root) => root.textContent);

  const mount = await workDuring(tab, async () => {
    await page.evaluate(() => window.mountTable());
    await page
      .getByText(/^KLB-\d+$/)
      .first()
      .waitFor();
  });
  const nodes = await page.locator('#root *').count();
  const grown = (await heapOf(tab)) - heap;
  const before = await shown();
  const sort = await workDuring(tab, async () => {
    await page.getByText('Total', { exact: true }).dispatchEvent('click');
    while ((await shown()) === before) await page.waitForTimeout(20);
  });
  return { mount, sort, scroll: percentile(await scroll(page), 0.99), nodes, heap: grown };
}

/**
 * @param {import('./lib/browser.mjs').Tab} tab
 * @param {() => Promise<void>} act
 */
async function workDuring(tab, act) {
  await settle(tab);
  const start = await workOf(tab);
  await act();
  await settle(tab);
  return (await workOf(tab)) - start;
}

/** @param {import('playwright').Page} page */
const scroll = (page) =>
  page.evaluate(async (frames) => {
    const room = (/** @type {Element} */ element) => element.scrollHeight - element.clientHeight;
    const place = [...document.querySelectorAll('#root *')].reduce((a, b) => (room(b) > room(a) ? b : a));
    /** @type {number[]} */
    const times = [];
    let last = await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < frames; frame += 1) {
      place.scrollTop += 400;
      const now = await new Promise(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times;
  }, FRAMES);

/**
 * @param {number} size
 * @param {Record<string, Figures[]>} taken
 */
function tell(size, { ours = [], ...peers }) {
  const rows = size.toLocaleString('en');
  const of = (/** @type {Figures[]} */ list, /** @type {keyof Figures} */ what) =>
    median(list.map((figures) => figures[what]));
  report(
    Object.entries(peers).flatMap(([peer, list]) => [
      ...['mount', 'sort', 'scroll'].map((name) => {
        const what = /** @type {'mount' | 'sort' | 'scroll'} */ (name);
        const most = what !== 'scroll' || peer === 'TanStack' ? 1 : undefined;
        return line(`${rows} rows, ${what}, beside ${peer}`, of(ours, what), of(list, what), 'ms', most);
      }),
      line(`${rows} rows, nodes, beside ${peer}`, of(ours, 'nodes'), of(list, 'nodes'), 'nodes'),
      line(`${rows} rows, heap, beside ${peer}`, of(ours, 'heap'), of(list, 'heap'), 'MB'),
    ]),
  );
}

/**
 * @param {string} name
 * @param {number} ours
 * @param {number} peer
 * @param {string} unit
 * @param {number} [most]
 */
const line = (name, ours, peer, unit, most) => ({ name, ours, peer, unit, ...(most && { most }) });
