import { expect, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';

const question = 'The business profile was changed in another tab.';

/** Every write request of a page. */
function getWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return writes;
}

// Specification 2.64, 2.38
test('Two tabs, two divisions', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/orders');
  await expect(other.getByRole('row').nth(3)).toBeVisible();
  const writes = getWrites(other);

  await test.step('the other tab asks to refresh, and writes nothing until then', async () => {
    await page.getByRole('button', { name: /Aegean House/ }).click();
    await page.getByRole('menuitemradio', { name: 'Halcyon Charter' }).click();
    await expect(page.getByRole('button', { name: /Halcyon Charter/ })).toBeVisible();
    await expect(other.getByRole('dialog', { name: question })).toBeVisible();
    // The page behind the question is inert; a press by script is blocked too.
    const menus = other.getByRole('button', { name: /^Acts on /, includeHidden: true });
    expect(await menus.count()).toBeGreaterThan(0);
    await menus.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
      // A call that is sent leaves before this turn ends.
      return new Promise((over) => setTimeout(over));
    });
    await expect(other.getByRole('menu', { includeHidden: true })).toHaveCount(0);
    expect(writes).toEqual([]);
  });

  await test.step('refreshed, it shows no row of the old division', async () => {
    await other.getByRole('button', { name: 'Refresh' }).click();
    await expect(other.getByRole('button', { name: /Halcyon Charter/ })).toBeVisible();
    await other.goto('/orders');
    await expect(other.getByRole('row').nth(3)).toBeVisible();
    await expect(other.getByRole('row').filter({ hasText: /Kalypso/ })).toHaveCount(0);
  });

  await test.step('someone else signing in is noticed too', async () => {
    const third = await context.newPage();
    // A sign-in page that was open all the time.
    await third.addInitScript(() => localStorage.removeItem('PROFILE'));
    await third.goto('/login');
    await third.getByLabel('Login').fill('peter.lang@aegeanhouse.gr');
    await third.getByLabel('Password', { exact: true }).fill('Kalypso-2026');
    await third.getByRole('button', { name: 'Sign in' }).click();
    await expect(third.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();
    await expect(
      other.getByRole('dialog', { name: 'Someone else has signed in from another tab.' }),
    ).toBeVisible();
    await other.getByRole('button', { name: 'Refresh' }).click();
    await expect(other.getByRole('button', { name: /Peter Lang/ })).toBeVisible();
    await third.close();
  });

  await test.step('logging out in one ends both', async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(tab).toHaveURL(/\/login$/);
    }
    const kept = await other.evaluate(() => Object.keys(localStorage));
    for (const key of ['PROFILE', 'ENV', 'PERMISSIONS', 'PERMISSIONS_MAP']) expect(kept).not.toContain(key);
  });
});
