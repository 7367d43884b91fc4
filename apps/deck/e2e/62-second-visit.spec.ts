import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** The paths of everything that the browser's caches hold. */
const getKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const rows = (page: Page) => page.getByRole('table', { name: 'Orders' }).getByRole('row');

/** When the page has sent its worker what it loaded, in milliseconds of the device's clock. */
declare global {
  interface Window {
    greetedAt?: number;
  }
}

/** Opens the orders, until their files and the page of everyone are kept for the next visit. */
async function visitOnce(page: Page) {
  await beSignedIn(page);
  await page.addInitScript(() => {
    const send = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (message: unknown) {
      window.greetedAt = Date.now();
      return send.call(this, message);
    };
  });
  await page.goto('/orders');
  await expect(rows(page).nth(5)).toBeVisible();
  await expect
    .poll(async () => (await getKept(page)).filter((path) => /\/(list|frame|words-en)-.*\.js$/.test(path)))
    .toHaveLength(3);
  // Only then is the page kept anew.
  await page.waitForFunction(async () => {
    const kept = await (await caches.open('deck-page')).match('/');
    return Number(kept?.headers.get('deck-kept-at')) > (window.greetedAt ?? Number.NaN) - 500;
  });
}

/** As if the kept page were of the release before. */
const makeKeptPageOlder = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('deck-page');
    const current = await cache.match('/');
    const html = ((await current?.text()) ?? '').replace(/(early-)[\w-]+(?=\.js)/, '$1previous');
    const page = html.replace(
      '</head>',
      `<script type="module" src="/assets/early-previous.js"></script></head>`,
    );
    await cache.put('/', new Response(page, { headers: new Headers(current?.headers) }));
  });

test('A second visit asks for data alone, and the cache holds nobody’s data', async ({ page }) => {
  await visitOnce(page);
  const requests: string[] = [];
  page.on('response', async (response) => {
    if (!response.fromServiceWorker()) requests.push(new URL(response.url()).pathname);
  });
  // One request brings what the server would have written into the page.
  const together = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === '/orders' && /json/.test(response.headers()['content-type'] ?? ''),
  );
  await page.reload();
  const { answers }: { answers: { url: string }[] } = await (await together).json();
  await expect(rows(page).nth(5)).toBeVisible();
  expect(answers.map(({ url }) => url)).toContain('/auth/v1/session');
  // Of a busy server not all may have come in time; what has come is not asked for again.
  for (const { url } of answers) expect(requests).not.toContain(url.replace(/\?.*/, ''));
  expect(requests.filter((path) => path.endsWith('.js') && path.startsWith('/assets/'))).toEqual([]);

  const kept = await getKept(page);
  expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  const texts = await page.evaluate(async () => (await (await caches.open('deck-page')).match('/'))?.text());
  for (const word of ['first-answers"', 'Papadopoulou', 'eleni.markou@']) expect(texts).not.toContain(word);
});

test('Without a network the product opens and says that the page could not be shown, and the rows come once it is back', async ({
  page,
  context,
}) => {
  await visitOnce(page);
  await context.setOffline(true);
  await page.reload();
  // The browser of the journeys does not say to a page loaded since that it is offline, so the line of that is not there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await context.setOffline(false);
  await page.reload();
  await expect(rows(page).nth(5)).toBeVisible();
});

test('A new release replaces a page at its next link, and nothing typed is lost before', async ({ page }) => {
  await visitOnce(page);
  // A page that nobody has touched would be replaced at once.
  await page.getByRole('searchbox', { name: 'Search orders' }).pressSequentially('Papa');
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await makeKeptPageOlder(page);
  // The worker looks for a new release at each visit, and when a page sends the files it has loaded.
  const greeting = { release: '', loaded: [] };
  await page.evaluate(
    async (said) => (await navigator.serviceWorker.ready).active?.postMessage(said),
    greeting,
  );
  await expect
    .poll(async () => (await getKept(page)).filter((path) => path.includes('early-previous')))
    .toEqual([]);
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('Papa');
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false);
});

test('A page of the release before is replaced as soon as it is opened, unless somebody has touched it', async ({
  page,
  context,
}) => {
  await visitOnce(page);
  await makeKeptPageOlder(page);
  // Nobody has touched a new tab, and a browser remembers a touch over a reload.
  const tab = await context.newPage();
  let loads = 0;
  tab.on('domcontentloaded', () => {
    loads += 1;
  });
  await tab.goto('/orders', { waitUntil: 'commit' });
  await expect.poll(() => loads, 'the older page, then the new one').toBe(2);
  await expect(rows(tab).nth(5)).toBeVisible();
  await expect(tab.locator('script[src*="early-previous"]')).toHaveCount(0);
});
