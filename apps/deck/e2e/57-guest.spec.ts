import { expect } from '@playwright/test';
import { makeOrder } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const opensPalette = 'ControlOrMeta+k';

/** A name that no other journey and no order of the demo data bears, so the search finds these two orders alone. */
const guest = { first_name: 'Markos', last_name: 'Vamvakaris', email: 'markos.vamvakaris@example.com' };

test("A guest's name typed in Greek leads to their page, which says what they owe and names them nowhere else", async ({
  page,
}) => {
  await beSignedIn(page);
  const orders = [await makeOrder(page, '120.00', { guest }), await makeOrder(page, '80.00', { guest })];
  await page.goto('/orders');
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(5)).toBeVisible();
  await page.keyboard.press(opensPalette);
  await page.getByRole('dialog').getByRole('combobox').fill('Βαμβακάρης');
  const found = page.getByRole('group', { name: 'Guests' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Markos Vamvakaris');
  await expect(found).toContainText('€200.00');
  await found.click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vamvakaris');
  await expect(page).toHaveURL(/\/guests\/[\w-]+$/);
  await expect(page).not.toHaveTitle(/Vamvakaris/);
  const table = page.getByRole('table', { name: 'Orders' });
  for (const { externalId } of orders) await expect(table).toContainText(externalId);
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await table.getByRole('link').first().click();
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
