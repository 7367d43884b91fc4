import { expect } from '@playwright/test';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const opensPalette = 'ControlOrMeta+k';

test("A guest's name typed in Greek leads to their page, which says what they owe and names them nowhere else", async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/orders');
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(5)).toBeVisible();
  await page.keyboard.press(opensPalette);
  await page.getByRole('dialog').getByRole('combobox').fill('Παπαδοπούλου');
  const guests = page.getByRole('group', { name: 'Guests' });
  const guest = guests.getByRole('option').first();
  await expect(guest).toContainText('Papadopoulou');
  await guest.click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Papadopoulou');
  await expect(page).toHaveURL(/\/guests\/[\w-]+$/);
  await expect(page).not.toHaveTitle(/Papadopoulou/);
  const orders = page.getByRole('table', { name: 'Orders' });
  expect(await orders.getByRole('row').count()).toBeGreaterThan(2);
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await orders.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL(/\/guests\/[\w-]+$/);
});

test('The palette finds an order by a name with a wrong letter', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/orders');
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(5)).toBeVisible();
  await page.keyboard.press(opensPalette);
  await page.getByRole('dialog').getByRole('combobox').fill('papadopolou');
  await expect(page.getByRole('group', { name: 'Orders' }).getByRole('option').first()).toContainText(
    'Papadopoulou',
  );
});
