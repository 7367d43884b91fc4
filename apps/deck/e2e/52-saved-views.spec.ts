import { expect, type Page } from '@playwright/test';
import { foundIn } from './lists.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const views = (page: Page) => page.getByRole('navigation', { name: 'Saved views' });
const tab = (page: Page, name: RegExp) => views(page).getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const act = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name: 'Acts on this view' }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('A view of orders is saved by a name, shared, changed and deleted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beSignedIn(page);
  await page.goto('/orders?state=PAID&sort=total,asc');

  await test.step('saved with what it holds, and open at once', async () => {
    await page.getByRole('button', { name: 'Save view' }).click();
    await dialog(page).getByLabel('Name').fill('Paid in full');
    await dialog(page).getByRole('button', { name: 'Save view' }).click();
    await expect(dialog(page)).toBeHidden();
    const count = await foundIn(page, /^[\d,]+ orders?([.,]|$)/);
    await expect(tab(page, /^Paid in full/)).toHaveText(`Paid in full${count}`);
    await expect(tab(page, /^Paid in full/)).toHaveAttribute('aria-current', 'page');
  });

  await test.step('the tabs lead to all orders and back; the list opens as it was left', async () => {
    await tab(page, /^All/).click();
    await expect(page.getByRole('list', { name: 'Filtered by' })).toHaveCount(0);
    await expect(tab(page, /^All/)).toHaveAttribute('aria-current', 'page');
    await tab(page, /^Paid in full/).click();
    await expect(page).toHaveURL(/state=PAID/);
    await expect(tab(page, /^Paid in full/)).toHaveAttribute('aria-current', 'page');
    // The chips say what goes beyond the view.
    await expect(page.getByRole('list', { name: 'Filtered by' })).toHaveCount(0);
    await page.goto('/orders');
    await expect(page).toHaveURL(/state=PAID&sort=total%2Casc/);
  });

  await test.step('its address is copied', async () => {
    await act(page, 'Copy the address');
    await expect(page.getByText('Address copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).search).toBe('?state=PAID&sort=total%2Casc');
  });

  await test.step('renamed, and shared with the company', async () => {
    await act(page, 'Rename or share');
    await dialog(page).getByLabel('Name').fill('Paid, smallest first');
    await dialog(page).getByLabel('Share with everyone of the company').check();
    await dialog(page).getByRole('button', { name: 'Save view' }).click();
    await expect(tab(page, /^Paid, smallest first/)).toBeVisible();
  });

  await test.step('what it shows is replaced', async () => {
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('solheim');
    await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
    await act(page, /^Save changes to/);
    await expect(tab(page, /^Paid, smallest first/)).toHaveAttribute('aria-current', 'page');
  });

  await test.step('deleted, after a question', async () => {
    await act(page, 'Delete view');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
    await expect(tab(page, /^Paid, smallest first/)).toHaveCount(0);
    await expect(page).toHaveURL(/q=solheim/);
  });
});

test('A view of payments belongs to its entry of the menu', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/payments?view=links&status=EXPIRED');
  await page.getByRole('button', { name: 'Save view' }).click();
  await dialog(page).getByLabel('Name').fill('Links that ended');
  await dialog(page).getByRole('button', { name: 'Save view' }).click();
  await expect(tab(page, /^Links that ended/)).toHaveAttribute('aria-current', 'page');
  await tab(page, /^All/).click();
  await expect(page).toHaveURL(/view=links/);
  await page.goto('/payments?sort=created,desc');
  await expect(tab(page, /^All/)).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, /^Links that ended/)).toHaveCount(0);
});
