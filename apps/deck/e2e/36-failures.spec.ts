import { expect, type Page } from '@playwright/test';
import { actOnRow } from './lists.ts';
import { servePageAlone } from './page-alone.ts';
import { beSignedIn, owner } from './sign-in.ts';
import { test, untilTakenOver } from './test.ts';

const pin = '**/api/v1/orders/*/pin';
const refusal = (code: string) => ({ meta: { error: { code, message: '' } } });

/** The server's possible answers and their messages; no message where the rules say so. */
const answers = [
  [400, {}, undefined],
  [409, refusal('TERMINAL_OPENED'), undefined],
  [500, {}, 'The server could not answer.*For support: request-500'],
  [503, {}, 'The server could not answer.*For support: request-503'],
  [403, refusal('ACCESS_DENIED'), 'Access restricted'],
  [404, {}, 'The data could not be loaded.'],
  [409, refusal('LONG_WAITING'), 'Contact support'],
  [418, {}, 'Something went wrong.'],
] as const;

// Specification 8.1, 8.3, 8.6, 8.7
test('Failures are reported by the rules, and never twice', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/orders');
  const row = page.getByRole('row').nth(12);
  const told = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

  for (const [status, json, sentence] of answers)
    await test.step(`${status} ${'meta' in json ? json.meta.error.code : ''}`, async () => {
      const headers = { 'X-Request-Id': `request-${status}` };
      await page.route(pin, (route) => route.fulfill({ status, json, headers }));
      const answered = page.waitForResponse(pin);
      await actOnRow(row, 'Pin to the top');
      await answered;
      if (sentence === undefined) await expect(told).toHaveCount(0);
      else {
        await expect(told).toHaveText([new RegExp(sentence, 's')]);
        await told.getByRole('button').click();
      }
      await page.unroute(pin);
    });

  await test.step('a broken line', async () => {
    await page.route(pin, (route) => route.abort());
    await actOnRow(row, 'Pin to the top');
    await expect(told).toHaveText([/No connection to the server/]);
  });
});

test('Unexpected errors of the program are reported too', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/orders');
  const told = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await untilTakenOver(page);
  await page.evaluate(() => void Promise.reject(new TypeError('x is undefined')));
  await expect(told).toHaveText([/Something went wrong/]);
});

test('A screen that fails to load says so, and loads on retry', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/');
  const code = /users-screen[^/]*\.js/;
  await page.route(code, (route) => route.abort());
  await page.getByRole('button', { name: 'Company settings' }).click();
  await page.getByRole('link', { name: 'Users' }).click();
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.unroute(code);
  await reload.click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});

test('A server that is down when the page loads is reported, and the page loads once it is back', async ({
  page,
}) => {
  await beSignedIn(page);
  await servePageAlone(page);
  await page.route('**/auth/v1/**', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await page.unroute('**/auth/v1/**');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
});

// Specification 8.28
test('A failed sign-in is reported above its fields, with the next step', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Login').fill(owner.login);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  const session = '**/auth/v1/session';
  const said = page.getByRole('alert');
  const tries = [
    { status: 500, json: {}, sentence: /The server could not answer/ },
    { status: 409, json: refusal('TOKEN_BROKEN'), sentence: /unexpected/i, way: /support/i },
    { status: 409, json: refusal('ACCOUNT_LOCKED'), sentence: /blocked/, way: 'Forgot password' },
  ];
  for (const { status, json, sentence, way } of tries) {
    await page.route(session, (route) => route.fulfill({ status, json }));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(said).toHaveText(sentence);
    if (way) await expect(said.getByRole('link', { name: way })).toHaveAttribute('href', /.+/);
    await page.unroute(session);
  }
  await page.route(session, (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(said).toHaveText(/No connection to the server/);
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  await expect(page.getByLabel('Login')).toHaveValue(owner.login);
});

/** Signs in for the orders while the product's code does not come. */
async function signInWithoutProduct(page: Page) {
  await page.route('**/assets/product-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/login?next=%2Forders%3Fq%3DPapadopoulou%23rows');
  await page.getByLabel('Login').fill(owner.login);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search orders' });

test('A person who signs in as the network breaks reads that they are signed in, and a reload leads on', async ({
  page,
}) => {
  await page.route('**/orders?*', (route) => route.abort());
  await signInWithoutProduct(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await expect(page.getByText('You are signed in, but the server cannot be reached.')).toBeVisible();
  await page.unroute('**/orders?*');
  await page.unroute('**/assets/product-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(search(page)).toHaveValue('Papadopoulou');
});

test('A person who signs in on the page of an old release gets a page of the new one by itself', async ({
  page,
}) => {
  await signInWithoutProduct(page);
  await page.waitForRequest((request) => request.method() === 'HEAD' && request.url().includes('/orders'));
  await page.unroute('**/assets/product-*.js');
  await expect(search(page)).toHaveValue('Papadopoulou');
});
