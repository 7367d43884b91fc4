import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../../scripts/lib/chromium.mjs';

/** Frames are not limited to a display's rate, so the time between two frames is work. */
const UNLIMITED = ['--disable-gpu-vsync', '--disable-frame-rate-limit'];

/**
 * @typedef {{ page: import('playwright').Page, cdp: import('playwright').CDPSession }} Tab
 */

/**
 * @param {(browser: import('playwright').Browser) => Promise<void>} work
 */
export async function withBrowser(work) {
  const options = launchOptions(await ensureChromium());
  const browser = await chromium.launch({ ...options, args: [...options.args, ...UNLIMITED] });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Runs work in a tab with an empty cache, which measures the time of its main thread.
 * @template T
 * @param {import('playwright').Browser} browser
 * @param {{ throttle?: number }} how
 * @param {(tab: Tab) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTab(browser, { throttle = 1 }, work) {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error));
    const cdp = await context.newCDPSession(page);
    // Measures the thread's own time, without other load on the machine.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    return await work({ page, cdp });
  } finally {
    await context.close();
  }
}

/**
 * @param {Tab} tab
 * @returns {Promise<number>} the main thread's working time so far, in milliseconds
 */
export async function workOf({ cdp }) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/**
 * @param {Tab} tab
 * @returns {Promise<number>} the live heap in megabytes
 */
export async function heapOf({ cdp }) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/**
 * Waits until the page is drawn and idle.
 * @param {Tab} tab
 */
export const settle = ({ page }) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done));
  });
