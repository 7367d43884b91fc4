import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from '../scripts/lib/deck-tab.mjs';
import { withBrowser } from './lib/browser.mjs';
import { withDeck } from './lib/deck.mjs';
import { withPages } from './lib/pages.mjs';
import { median, report } from './lib/report.mjs';
import { makeOrders } from './rows.ts';

const ROUNDS = 5;
const THROTTLE = 4;
/** The Slow 4G preset of browsers: bytes per second, and milliseconds before each answer. */
const SLOW_4G = { downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
/** The number of rows that both lists show at once. */
const ROWS = 10;

/** The pages to open with an empty cache, and the element that shows that the page is usable. */
const screens = {
  'sign-in': {
    ours: { path: '/login', there: 'input[type=password]' },
    peer: { path: '/#/login', there: 'input[type=password]' },
    most: { 'scripts, kB': 0.44, 'largest paint, ms': 0.6, 'blocked, ms': 0.34 },
  },
  orders: {
    ours: { path: '/orders', there: 'tbody a[href^="/orders/"]' },
    peer: { path: '/#/orders', there: 'tbody td' },
    most: { 'scripts, kB': 0.63, 'in sight, ms': 0.6, 'blocked, ms': 0.34 },
  },
};

/** The cookie that the peer's page accepts as a session. */
const signedIn = {
  cookies: [
    {
      ...{ name: 'session', value: '1', domain: '127.0.0.1', path: '/', expires: -1 },
      ...{ httpOnly: false, secure: false, sameSite: /** @type {const} */ ('Lax') },
    },
  ],
  origins: [],
};

/** @typedef {Record<string, number>} Figures */

/**
 * Compares the sign-in and the first list with the same in react-admin, on a slow network and a processor four times
 * slower. It measures scripts in gzip, the largest paint, the time that input is blocked, and the time until the page
 * is usable.
 */
export const run = () =>
  withDeck((deck) =>
    withPages({ 'react-admin': 'first-load/react-admin.tsx' }, ([peer]) =>
      withBrowser(async (browser) => {
        if (!peer) return;
        writeFileSync(join(peer.folder, 'orders.json'), JSON.stringify(makeOrders(ROWS)));
        const staff = await browser.newContext();
        await signIn(staff, deck);
        const states = { ours: await staff.storageState(), peer: signedIn };
        const addresses = { ours: deck, peer: peer.url };
        for (const [screen, { most, ...sides }] of Object.entries(screens)) {
          /** @type {Record<'ours' | 'peer', Figures[]>} */
          const taken = { ours: [], peer: [] };
          for (let round = 0; round < ROUNDS; round += 1)
            for (const side of /** @type {const} */ (['ours', 'peer'])) {
              const context = await browser.newContext({
                viewport: { width: 1440, height: 900 },
                ...(screen !== 'sign-in' && { storageState: states[side] }),
              });
              taken[side].push(
                await load(context, `${addresses[side]}${sides[side].path}`, sides[side].there),
              );
              await context.close();
            }
          const of = (/** @type {'ours' | 'peer'} */ side, /** @type {string} */ what) =>
            median(taken[side].map((figures) => figures[what] ?? Number.NaN));
          report(
            Object.entries(most).map(([what, ratio]) => {
              const [name = '', unit = ''] = what.split(', ');
              return {
                name: `${screen}: ${name}`,
                ours: of('ours', what),
                peer: of('peer', what),
                unit,
                most: ratio,
              };
            }),
          );
        }
      }),
    ),
  );

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {string} there
 * @returns {Promise<Figures>}
 */
async function load(context, url, there) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.addInitScript(watch, there);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('there').length > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(figures);
}

/**
 * Runs in the page from the start: marks the first frame with the element, and records entries that the browser reports
 * late.
 * @param {string} there
 */
function watch(there) {
  const look = () => {
    if (document.querySelector(there)?.textContent !== undefined) performance.mark('there');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page once it is idle. */
async function figures() {
  const buffered = (/** @type {string} */ type) =>
    new Promise((/** @type {(entries: PerformanceEntryList) => void} */ done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => done([]), 500);
    });
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map((entry) => /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize);
  const [paints, tasks] = await Promise.all([buffered('largest-contentful-paint'), buffered('longtask')]);
  return {
    'scripts, kB': scripts.reduce((sum, size) => sum + size / 1000, 0),
    'largest paint, ms': paints.at(-1)?.startTime ?? Number.NaN,
    'blocked, ms': tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    'in sight, ms': performance.getEntriesByName('there')[0]?.startTime ?? Number.NaN,
  };
}
