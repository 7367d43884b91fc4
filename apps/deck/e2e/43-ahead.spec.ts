import { expect, type Page, type Route } from '@playwright/test';
import { servePageAlone } from './page-alone.ts';
import { beSignedIn, owner } from './sign-in.ts';
import { test, untilTakenOver } from './test.ts';

/** Records each request of the page from now on. */
function getRequests(page: Page): { readonly has: (part: string) => boolean } {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  return { has: (part) => urls.some((url) => url.includes(part)) };
}

test('The first rows come with the page, and the next ones by themselves', async ({ page }) => {
  await beSignedIn(page);
  const requests = getRequests(page);
  await page.goto('/orders');
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(rows.nth(5)).toBeVisible();
  for (const call of ['/auth/v1/session', '/environment', '/permissions', '/column-settings'])
    expect([call, requests.has(call)]).toEqual([call, false]);
  expect(requests.has('/api/v1/orders')).toBe(false);
  await expect(page.locator('#first-answers')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('Papadopoulou');
  await expect.poll(() => requests.has('/api/v1/orders')).toBe(true);
});

test('The outline of the frame stands before the code of the product has come', async ({ page }) => {
  await beSignedIn(page);
  const held: Route[] = [];
  await page.route('**/assets/start-*.js', (route) => void held.push(route));
  await page.goto('/orders', { waitUntil: 'commit' });
  const outline = page.locator('#root > [aria-hidden="true"] > div');
  await expect.poll(() => held.length).toBe(1);
  await expect(outline).toHaveCount(2);
  const getBox = async (part: number) => outline.nth(part).boundingBox();
  const [side, bar] = [await getBox(0), await getBox(1)];
  for (const route of held) await route.continue();
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(5)).toBeVisible();
  await expect(outline).toHaveCount(0);
  await untilTakenOver(page);
  const menu = await page.getByRole('navigation').first().boundingBox();
  expect([menu?.x, menu?.width]).toEqual([side?.x, side?.width]);
  expect(bar?.x).toBe(side?.width);
});

test('A screen, its texts and its data load in parallel', async ({ page }) => {
  await beSignedIn(page);
  await servePageAlone(page);
  const requests = getRequests(page);
  const held: Route[] = [];
  await page.route('**/assets/orders-screen-*.js', (route) => void held.push(route));
  await page.route('**/auth/v1/session', async (route) => {
    await expect
      .poll(() => requests.has('/assets/orders-screen-'), 'the code does not wait for the session')
      .toBe(true);
    await route.continue();
  });
  await page.goto('/orders');
  await expect.poll(() => requests.has('/api/v1/orders'), 'the data does not wait for the code').toBe(true);
  await expect.poll(() => requests.has('/assets/words-en-'), 'nor do the words').toBe(true);
  await expect(page.getByRole('table', { name: 'Orders' })).toBeHidden();
  for (const route of held) await route.continue();
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(5)).toBeVisible();
});

test('While a login is typed, the first screen comes, and the sign-in then loads no code', async ({
  page,
}) => {
  const requests = getRequests(page);
  await page.goto('/login?next=%2Forders');
  await expect(page.getByLabel('Login')).toBeVisible();
  expect(requests.has('/assets/frame-')).toBe(false);
  await page.getByLabel('Login').pressSequentially('e');
  for (const part of ['/assets/frame-', '/assets/orders-screen-', '/assets/words-en-'])
    await expect.poll(() => requests.has(part), part).toBe(true);
  await page.waitForLoadState('networkidle');

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByLabel('Login').fill(owner.login);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(5)).toBeVisible();
});

test('A press and a key before the code of layers has come open them once it has', async ({ page }) => {
  await beSignedIn(page);
  const held: Route[] = [];
  await page.route('**/assets/layers-*.js', (route) => void held.push(route));
  await page.goto('/orders');
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(5)).toBeVisible();
  const account = page.getByRole('button', { name: /Account/ });
  await account.click();
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menu')).toBeHidden();
  for (const route of held) await route.continue();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(account).toBeFocused();

  held.length = 0;
  await page.reload();
  const columns = page.getByRole('button', { name: 'Columns' });
  await columns.focus();
  await page.keyboard.press('Enter');
  await expect(columns).toHaveAttribute('aria-expanded', 'true');
  for (const route of held) await route.continue();
  await expect(page.getByRole('dialog', { name: 'Columns' }).getByRole('searchbox')).toBeVisible();
});

test("A link's screen is preloaded on hover, without a request to the server", async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/orders');
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(rows.nth(5)).toBeVisible();
  const requests = getRequests(page);

  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).hover();
  await expect.poll(() => requests.has('/assets/home-screen-')).toBe(true);
  await rows.nth(3).hover();
  await expect.poll(() => requests.has('/assets/order-screen-')).toBe(true);
  for (const data of ['/api/v1/orders/', '/balances']) expect(requests.has(data)).toBe(false);

  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  await rows.nth(3).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Orders');
});

test("A list loads its filters' fields on demand, and says so if they fail to load", async ({ page }) => {
  await beSignedIn(page);
  const requests = getRequests(page);
  await page.goto('/orders');
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(5)).toBeVisible();
  const later = [
    '/panel-fields-',
    '/export-dialog-',
    '/notification-panel-',
    '/palette-',
    '/form-',
    '/calendar-',
  ];
  for (const part of later) expect(requests.has(`/assets${part}`), part).toBe(false);

  await page.route('**/assets/panel-fields-*.js*', (route) => route.abort());
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/assets/panel-fields-*.js*');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('combobox', { name: 'Currency' })).toBeVisible();
});

test('What is typed while the palette loads is kept, and Enter waits for its rows', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const held: Route[] = [];
  await page.route('**/assets/palette-*.js', (route) => void held.push(route));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('exchange r');
  const field = page.getByRole('combobox', { name: 'Search orders, guests, screens' });
  await expect(field).toHaveValue('exchange r');
  await expect.poll(() => held.length).toBe(1);
  await held.shift()?.continue();
  await expect.poll(() => held.length, 'the rows are a second part').toBe(1);
  await page.keyboard.type('ates');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('exchange rates');
  await held.shift()?.continue();
  await expect(page).toHaveURL(/\/settings\/rates$/);
});

test('Escape closes a palette that is still loading, and the focus returns', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/palette-*.js', () => undefined);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Orders' });
  await link.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ord');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('What is typed into the palette before the code of layers has come is kept', async ({ page }) => {
  await beSignedIn(page);
  const held: Route[] = [];
  await page.route('**/assets/layers-*.js', (route) => void held.push(route));
  await page.goto('/orders');
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(5)).toBeVisible();
  const code = page.waitForResponse(/\/assets\/palette-.*\.js/);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search orders, guests, screens' });
  await expect(field).toBeFocused();
  await page.keyboard.type('ord');
  await code;
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.type('ers');
  await expect(field).toHaveValue('orders');
  for (const route of held) await route.continue();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toHaveValue('orders');
  await expect(field).toBeFocused();
});
