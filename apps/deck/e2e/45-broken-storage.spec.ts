import { expect } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';

test('Nothing in storage or in an address causes a blank page', async ({ page, context }) => {
  await signIn(page);
  for (const text of ['{', 'null', '{"locale":"xx"}']) {
    await page.evaluate((broken) => {
      const known = [
        'PROFILE',
        'ENV',
        'PERMISSIONS',
        'PERMISSIONS_MAP',
        'APPEARANCE',
        'ORDERS_PARAMS',
        'ORDERS_SORT',
      ];
      for (const key of [...known, ...Object.keys(localStorage)]) localStorage.setItem(key, broken);
    }, text);
    await page.reload();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' }), text).toBeVisible();
  }
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'deck_session');
  if (!cookie) throw new Error('no cookie of the session');
  await context.addCookies([
    { ...cookie, value: 'tampered%E0%A4%A' },
    { ...cookie, name: 'XSRF-TOKEN', value: '%E0%A4%A', httpOnly: false },
  ]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signIn(page);
});

test('Where the browser denies storage, the user can sign in, work and reload the page', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await signIn(page);
  await page.goto('/orders/create');
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/orders\/create$/);
});
