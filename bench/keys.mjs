import { heapOf, inTab, settle, withBrowser, workOf } from './lib/browser.mjs';
import { withPages } from './lib/pages.mjs';
import { median, report } from './lib/report.mjs';

const ROUNDS = 3;
const OPENINGS = 4;
const THROTTLE = 4;

/** The text to type, key by key, by the label of the field. */
const typed = { Amount: '12345.67', Phone: '69441234', Property: 'thalassa' };
/** The layers to open: the button's label, and an element of the open layer. */
const opened = {
  modal: { label: 'Refund', there: '[role=dialog] button' },
  calendar: { label: 'Stay', there: '[role=dialog] table button' },
};

/** @typedef {Record<string, number>} Figures */

/**
 * Measures the kit page on a processor four times slower. It measures the main thread's work to mount the page and for
 * each key in a field. It also measures the time from a press to the frame that shows the opened layer, and the heap.
 */
export const run = () =>
  withPages({ ours: 'kit/ours-keys.tsx', Mantine: 'kit/mantine-keys.tsx' }, (pages) =>
    withBrowser(async (browser) => {
      /** @type {Record<string, Figures[]>} */
      const taken = { ours: [], Mantine: [] };
      for (let round = 0; round < ROUNDS; round += 1)
        for (const { name, url } of pages)
          taken[name]?.push(await inTab(browser, { throttle: THROTTLE }, (tab) => measure(tab, url)));
      const of = (/** @type {string} */ name, /** @type {string} */ what) =>
        median((taken[name] ?? []).map((figures) => figures[what] ?? Number.NaN));
      report(
        Object.entries(targets).map(([what, { most, unit }]) => ({
          name: `${what}, beside Mantine`,
          ours: of('ours', what),
          peer: of('Mantine', what),
          unit,
          most,
        })),
      );
    }),
  );

const targets = {
  'mount work': { most: 0.6, unit: 'ms' },
  heap: { most: 0.6, unit: 'MB' },
  'key in Amount': { most: 1, unit: 'ms' },
  'key in Phone': { most: 1, unit: 'ms' },
  'key in Property': { most: 1, unit: 'ms' },
  'modal open': { most: 0.5, unit: 'ms' },
  'calendar open': { most: 0.5, unit: 'ms' },
};

/**
 * @param {import('./lib/browser.mjs').Tab} tab
 * @param {string} url
 * @returns {Promise<Figures>}
 */
async function measure(tab, url) {
  const { page } = tab;
  await page.goto(url, { waitUntil: 'networkidle' });
  await settle(tab);
  /** @type {Figures} */
  const figures = { 'mount work': await workOf(tab), heap: await heapOf(tab) };
  const named = (/** @type {string} */ label) =>
    page
      .getByLabel(label, { exact: true })
      .or(page.getByRole('button', { name: label, exact: true }))
      .first();
  for (const [label, keys] of Object.entries(typed)) {
    await named(label).click();
    // A field loads code on first use, which must not count for its keys.
    await page.waitForLoadState('networkidle');
    figures[`key in ${label}`] = median(await type(tab, keys));
    await page.keyboard.press('Escape');
  }
  for (const [what, { label, there }] of Object.entries(opened)) {
    /** @type {number[]} */
    const times = [];
    for (let opening = 0; opening < OPENINGS; opening += 1) times.push(await open(page, named(label), there));
    figures[`${what} open`] = median(times);
  }
  return figures;
}

/**
 * @param {import('./lib/browser.mjs').Tab} tab
 * @param {string} keys
 */
async function type(tab, keys) {
  /** @type {number[]} */
  const works = [];
  for (const key of keys) {
    await settle(tab);
    const start = await workOf(tab);
    await tab.page.keyboard.press(key);
    await settle(tab);
    works.push((await workOf(tab)) - start);
  }
  return works;
}

/**
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator} by
 * @param {string} there
 * @returns {Promise<number>} milliseconds from the press to the frame that shows it
 */
async function open(page, by, there) {
  const shown = page.evaluate(async (selector) => {
    /** @type {number} */
    const pressed = await new Promise((resolve) =>
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    );
    while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - pressed;
  }, there);
  const [time] = await Promise.all([shown, by.click()]);
  await page.keyboard.press('Escape');
  await page.locator(there).first().waitFor({ state: 'detached' });
  return time;
}
