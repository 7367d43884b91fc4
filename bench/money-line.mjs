import { inTab, settle, withBrowser, workOf } from './lib/browser.mjs';
import { withPages } from './lib/pages.mjs';
import { median, report } from './lib/report.mjs';

/** As many as a page of the list has, and few enough that a table draws all of them. */
const ROWS = 50;
const ROUNDS = 9;
/** What the line may take of a row's time, in milliseconds. */
const AIM = 2;

/**
 * Compares a table of orders with their money lines and the same without. It measures the main thread's work to mount
 * each; the difference is what the lines cost: reading the amounts, script, style, layout and paint.
 */
export const run = () =>
  withPages({ page: 'money-line/page.tsx' }, ([page]) =>
    withBrowser(async (browser) => {
      /** @type {number[]} */
      const withLine = [];
      /** @type {number[]} */
      const without = [];
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [query, taken] of /** @type {const} */ ([
          ['&line', withLine],
          ['', without],
        ]))
          taken.push(await inTab(browser, {}, (tab) => measure(tab, `${page?.url}/?rows=${ROWS}${query}`)));
      const a = median(withLine);
      const b = median(without);
      report([
        {
          name: `mount of ${ROWS} orders, with their money lines beside without`,
          ours: a,
          peer: b,
          unit: 'ms',
        },
        {
          name: 'the money line of a row, beside its aim',
          ours: (a - b) / ROWS,
          peer: AIM,
          unit: 'ms',
          most: 1,
        },
      ]);
    }),
  );

/**
 * @param {import('./lib/browser.mjs').Tab} tab
 * @param {string} address
 * @returns {Promise<number>}
 */
async function measure(tab, address) {
  const { page } = tab;
  await page.goto(address, { waitUntil: 'networkidle' });
  await settle(tab);
  const start = await workOf(tab);
  await page.evaluate(() => window.mountTable());
  await page
    .getByText(/^KLB-\d+$/)
    .last()
    .waitFor();
  await settle(tab);
  return (await workOf(tab)) - start;
}
