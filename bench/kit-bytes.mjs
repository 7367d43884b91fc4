import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inTab, settle, withBrowser } from './lib/browser.mjs';
import { withPages } from './lib/pages.mjs';
import { report } from './lib/report.mjs';

/**
 * Measures the scripts and styles of the page of all widgets in gzip, without React. It measures once before any
 * interaction, and once after using every widget.
 */
export const run = () =>
  withPages(
    { react: 'kit/react-page.tsx', ours: 'kit/ours-page.tsx', Mantine: 'kit/mantine-page.tsx' },
    ([react, ours, peer]) =>
      withBrowser(async (browser) => {
        if (!react || !ours || !peer) return;
        const alone = (await weigh(browser, react)).untouched;
        const [mine, theirs] = [await weigh(browser, ours), await weigh(browser, peer)];
        const line = (/** @type {'untouched' | 'whole'} */ what, /** @type {number} */ most) => ({
          name: `${what}, beside Mantine`,
          ours: mine[what] - alone,
          peer: theirs[what] - alone,
          unit: 'kB',
          most,
        });
        report([line('whole', 0.6), line('untouched', 0.32)]);
      }),
  );

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./lib/pages.mjs').Page} page
 */
const weigh = (browser, { url, folder }) =>
  inTab(browser, {}, async (tab) => {
    const { page } = tab;
    /** @type {Set<string>} */
    const files = new Set();
    page.on('request', (request) => files.add(new URL(request.url()).pathname));
    const weight = () =>
      [...files]
        .filter((file) => /\.(js|css)$/.test(file))
        .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length / 1000, 0);

    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.querySelector('#root')?.firstChild);
    await settle(tab);
    const untouched = weight();
    for (const label of ['Phone', 'Stay'])
      if (await page.getByLabel(label, { exact: true }).count()) {
        await page.getByLabel(label, { exact: true }).click();
        await page.waitForLoadState('networkidle');
        await settle(tab);
      }
    return { untouched, whole: weight() };
  });
