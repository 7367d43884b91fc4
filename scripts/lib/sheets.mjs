import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { settle } from './settled.mjs';

/**
 * How a sheet is looked at.
 * @typedef {{ brand: string, mode: string, locale: string, forced: boolean, narrow: boolean }} Look
 * @typedef {{ id: string, title: string }} Sheet
 */

const MODES = ['light', 'dark'];
const LOCALES = ['en', 'ru', 'el'];
const WIDE = { width: 1280, height: 900 };
/** WCAG's reflow: 1280 px at 400 %. */
const NARROW = { width: 320, height: 640 };

/**
 * Six looks in which every pair of brand, mode, language, forced colours and width meets at least once: of each
 * language two that differ in all the rest.
 * @param {readonly string[]} brands
 * @returns {Look[]}
 */
export function pairwiseLooks(brands) {
  const halves = [
    [false, false, false, false],
    [false, false, true, true],
    [false, true, false, true],
  ];
  return LOCALES.flatMap((locale, index) =>
    [false, true].map((flipped) => {
      const [other, dark, forced, narrow] = (halves[index] ?? []).map((bit) => bit !== flipped);
      return {
        brand: (other && brands[1]) || brands[0] || '',
        mode: dark ? 'dark' : 'light',
        locale,
        forced: forced === true,
        narrow: narrow === true,
      };
    }),
  );
}

/**
 * Every brand × mode × language, each as it is, in forced colours, and narrow.
 * @param {readonly string[]} brands
 * @returns {Look[]}
 */
export const allLooks = (brands) =>
  brands.flatMap((brand) =>
    MODES.flatMap((mode) =>
      LOCALES.flatMap((locale) =>
        [
          { forced: false, narrow: false },
          { forced: true, narrow: false },
          { forced: false, narrow: true },
        ].map((way) => ({ brand, mode, locale, ...way })),
      ),
    ),
  );

/** @param {Look} look */
export const nameOf = ({ brand, mode, locale, forced, narrow }) =>
  [brand, mode, locale, ...(forced ? ['forced colours'] : []), ...(narrow ? ['320 px'] : [])].join(', ');

/**
 * The sheets of a built Storybook.
 * @param {string} built
 * @returns {Sheet[]}
 */
export function sheetsOf(built) {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ title, type }) => type === 'story' && title.startsWith('Sheets/'))
    .map(({ id, title, name }) => ({ id, title: `${title.slice('Sheets/'.length)} ${name}` }));
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Opens a sheet; the looks are then switched inside the page.
 * @param {import('playwright').Page} page
 * @param {string} url
 * @param {Sheet} sheet
 */
export async function openSheet(page, url, { id }) {
  // Storybook's own run of axe would meet ours.
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(
    () => document.body.classList.contains('sb-show-main') && document.querySelector('#storybook-root > *'),
  );
  // What is out of sight would keep the colours of the look before.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(AXE);
}

/**
 * What is wrong with the open sheet in a look.
 * @param {import('playwright').Page} page
 * @param {Look} look
 * @returns {Promise<string[]>}
 */
export async function faultsOf(page, { brand, mode, locale, forced, narrow }) {
  await page.setViewportSize(narrow ? NARROW : WIDE);
  await page.emulateMedia({
    forcedColors: forced ? 'active' : 'none',
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.evaluate(
    async (globals) => {
      const { promise, resolve } = Promise.withResolvers();
      const channel = /** @type {any} */ (globalThis).__STORYBOOK_ADDONS_CHANNEL__;
      channel.once('storyRendered', resolve);
      channel.emit('updateGlobals', { globals });
      // The same globals as before render nothing anew.
      await Promise.race([promise, new Promise((settle) => setTimeout(settle, 1_000))]);
    },
    { brand, mode, locale },
  );
  await page.evaluate(settle);
  return page.evaluate(async () => {
    const faults = [];
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wider > 0) faults.push(`it is ${wider} px wider than the window`);
    const { violations } = await /** @type {any} */ (globalThis).axe.run(
      document.querySelector('#storybook-root'),
      {
        resultTypes: ['violations'],
      },
    );
    for (const { id, nodes } of violations)
      faults.push(
        `${id}: ${nodes
          .map((/** @type {any} */ node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
      );
    return faults;
  });
}
