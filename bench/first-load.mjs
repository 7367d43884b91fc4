import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn, typeSignIn } from '../scripts/lib/deck-tab.mjs';
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
/** The time between two keys of a person who types quickly, in milliseconds. */
const KEY = 100;

/** The pages to open with an empty cache, and the element that shows that the page is usable. */
const screens = {
  'sign-in': {
    ours: { path: '/login', there: 'input[type=password]' },
    peer: { path: '/#/login', there: 'input[type=password]' },
    most: { 'scripts, kB': 0.37, 'largest paint, ms': 0.45, 'blocked, ms': 0.34 },
  },
  orders: {
    ours: { path: '/orders', there: 'tbody a[href^="/orders/"]' },
    peer: { path: '/#/orders', there: 'tbody td' },
    most: { 'first paint, ms': 0.35, 'scripts, kB': 0.63, 'in sight, ms': 0.45, 'blocked, ms': 0.5 },
  },
};
const { ours: orders } = screens.orders;

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
 * slower. It measures scripts as sent, the first and the largest paint, the time that input is blocked, and the time until
 * the page is usable. Two figures are beside our own list with an empty cache: a second visit of it, and the list as the
 * first screen after a sign-in.
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
        await compareWithFirstVisit(browser, deck, states.ours);
      }),
    ),
  );

/**
 * Compares the rows of a second visit, and those after the press of "Sign in", with the rows of a first visit.
 * @param {import('playwright').Browser} browser
 * @param {string} deck
 * @param {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} storageState of somebody signed in
 */
async function compareWithFirstVisit(browser, deck, storageState) {
  const viewport = { width: 1440, height: 900 };
  /** @type {Record<'first' | 'second' | 'after', number[]>} */
  const taken = { first: [], second: [], after: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const staff = await browser.newContext({ viewport, storageState });
    const inSight = async () =>
      (await load(staff, deck + orders.path, orders.there))['in sight, ms'] ?? Number.NaN;
    taken.first.push(await inSight());
    // The service worker fetches what it keeps for the next visit.
    await staff.pages()[0]?.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await staff.pages()[0]?.waitForLoadState('networkidle');
    taken.second.push(await inSight());
    await staff.close();

    const somebody = await browser.newContext({ viewport });
    const page = await openSlowly(somebody, orders.there);
    await page.goto(`${deck}/login?next=${encodeURIComponent(orders.path)}`);
    await page.waitForLoadState('networkidle');
    await typeSignIn(page, { delay: KEY });
    taken.after.push(await page.evaluate(untilThere));
    await somebody.close();
  }
  const peer = median(taken.first);
  report([
    { name: 'orders: second visit', ours: median(taken.second), peer, unit: 'ms', most: 0.35 },
    { name: 'orders: after a sign-in', ours: median(taken.after), peer, unit: 'ms', most: 0.4 },
  ]);
}

/**
 * Opens a tab on a slow network and a slow processor, which marks when an element is there.
 * @param {import('playwright').BrowserContext} context
 * @param {string} there
 */
async function openSlowly(context, there) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.addInitScript(watch, there);
  return page;
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {string} there
 * @returns {Promise<Figures>}
 */
async function load(context, url, there) {
  const page = await openSlowly(context, there);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('there').length > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(figures);
}

/**
 * Runs in the page from the start: marks the first frame with the element and each press, and records entries that the browser reports
 * late.
 * @param {string} there
 */
function watch(there) {
  const look = () => {
    if (document.querySelector(there)?.textContent !== undefined) performance.mark('there');
    else requestAnimationFrame(look);
  };
  addEventListener('click', () => performance.mark('pressed'), { capture: true });
  requestAnimationFrame(look);
}

/** Runs in the page: the time from the last press to the element, in milliseconds. */
async function untilThere() {
  while (performance.getEntriesByName('there').length === 0) await new Promise(requestAnimationFrame);
  const [there, pressed] = ['there', 'pressed'].map(
    (name) => performance.getEntriesByName(name).at(-1)?.startTime,
  );
  return there === undefined || pressed === undefined ? Number.NaN : there - pressed;
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
    'first paint, ms': performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    'largest paint, ms': paints.at(-1)?.startTime ?? Number.NaN,
    'blocked, ms': tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    'in sight, ms': performance.getEntriesByName('there')[0]?.startTime ?? Number.NaN,
  };
}
