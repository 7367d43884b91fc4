import { expect, type Page } from '@playwright/test';
import { servePageAlone } from './page-alone.ts';
import { beSignedIn, owner, signIn } from './sign-in.ts';
import { test, withThirdParties } from './test.ts';
import { checkData, fillOrder, freshId } from './wizard.ts';

test('Where storage is denied, an order can still be created', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await signIn(page);
  const externalId = freshId();
  await fillOrder(page, externalId);
  await checkData(page);
  await page.getByRole('button', { name: 'Create order, €120.00' }).click();
  await expect(page.getByText(externalId).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create order, €120.00' })).toBeHidden();
});

test('A part removed by a release says so, and no input is lost', async ({ page }) => {
  await beSignedIn(page);
  const externalId = freshId();
  await fillOrder(page, externalId);
  const code = /\/calendar-[^/]*\.js/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByText('Accommodation', { exact: true }).click();
  await page.getByLabel('Check-in').first().click();
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Order ID')).toHaveValue(externalId);
});

/** Storage is full: writes fail, reads work. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

/** Simulates the server's end of a session after half an hour. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'deck_session' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('Where storage is full, a reload stays signed in, and the input outlives the session', async ({
  page,
}) => {
  await fillStorage(page);
  await signIn(page);
  await page.reload();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();

  const externalId = freshId();
  await fillOrder(page, externalId);
  await endSession(page);
  await expect(page.getByText('Your session is over.')).toBeVisible();
  await page.getByLabel('Login').fill(owner.login);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue your draft' }).click();
  await expect(page.getByLabel('Order ID')).toHaveValue(externalId);
});

test.describe('with external scripts', () => {
  test.use({ baseURL: withThirdParties });

  test('where storage is full, the sign-in says that the input is lost', async ({ page }) => {
    await page.route(/^https:\/\/(chat|analytics)\.deck\.invalid\//, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.theyRan = true' }),
    );
    await fillStorage(page);
    await signIn(page);
    await fillOrder(page, freshId());
    await expect.poll(() => page.evaluate('window.theyRan')).toBe(true);
    const loadedAnew = page.waitForEvent('load');
    await endSession(page);
    await loadedAnew;
    await expect(page.getByText('What you typed could not be kept')).toBeVisible();
  });
});

test('While the database is down a list says so, and loads once it is back', async ({ page }) => {
  await beSignedIn(page);
  await servePageAlone(page);
  const lists = /\/api\/v1\/orders\?/;
  const json = { meta: { error: { code: 'SERVICE_UNAVAILABLE', message: '' } } };
  await page.route(lists, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json }));
  await page.goto('/orders');
  await expect(page.getByText('The server could not answer.').first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
