import { expect, type Page, type Route } from '@playwright/test';
import { beSignedIn, owner } from './sign-in.ts';
import { START, test } from './test.ts';

const drawn = (page: Page) => page.locator('#first-page');

/** Opens a page whose product waits to be let go. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(START, (route) => void held.push(route));
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(START);
    await expect(drawn(page)).toHaveCount(0);
  };
}

/** Where the parts of the form stand. */
const places = (page: Page, place: string) =>
  page.evaluate(async (selector) => {
    await document.fonts.ready;
    return [...document.querySelectorAll(`${selector} :is(h1, p, label, input, button, a)`)].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.textContent, ...[x, y, width, height].map(Math.round)].join(' ');
    });
  }, place);

test('The sign-in is in sight while no script comes, and sends nothing', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/orders');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('Login').fill(owner.login);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(owner.password);
  await expect(page).toHaveURL('/orders');
  expect(sent).toEqual([]);
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL('/login/reset');
  await expect(drawn(page)).toHaveCount(0);
});

for (const [name, size] of [
  ['in a wide window', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 700 }],
] as const)
  test(`What is typed and pressed before React is there signs in, ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const letGo = await openHeld(page, '/orders?state=PAID');
    await expect(drawn(page).getByLabel('Login')).toBeFocused();
    const before = await places(page, '#first-page');
    await page.keyboard.type(owner.login);
    await page.keyboard.press('Tab');
    await page.keyboard.type(owner.password);
    await letGo();
    expect(await places(page, '#root')).toEqual(before);
    await expect(page.getByLabel('Login')).toHaveValue(owner.login);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(owner.password);

    const letGoAgain = await openHeld(page, '/orders?state=PAID');
    await page.keyboard.type(owner.login);
    await drawn(page).getByLabel('Password', { exact: true }).fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(drawn(page).getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    await letGoAgain();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page).toHaveURL(/\/orders\?.*state=PAID/);
  });

test('It is drawn in the language of the browser', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: 'el-GR', baseURL: baseURL ?? '' });
  const letGo = await openHeld(page, '/');
  await expect(drawn(page)).toHaveAttribute('lang', 'el');
  await expect(drawn(page).getByLabel('Όνομα σύνδεσης')).toBeVisible();
  const before = await places(page, '#first-page');
  await letGo();
  expect(await places(page, '#root')).toEqual(before);
  await page.close();
});

test('A browser that remembers a person draws no sign-in before their session is known to be over', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.context().clearCookies();
  const letGo = await openHeld(page, '/orders');
  await expect(drawn(page)).toHaveCount(0);
  await letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Deck' })).toBeVisible();
});
