import { expect } from '@playwright/test';
import { makeOrder } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

test('23 Minor units: no yen is divided, no decimal is lost, an ambiguous amount is asked about', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/orders/fast-payment');
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
  const currency = async (code: string) => {
    await page.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: code }).click();
  };
  await currency('JPY');
  await amount.fill('12000');
  await expect(page.getByRole('button', { name: 'Create link for ¥12,000' })).toBeVisible();
  await currency('BHD');
  await amount.fill('10.25');
  await amount.press('Tab');
  await expect(amount).toHaveValue('10.250');
  for (const code of ['BHD', 'KWD']) {
    await currency(code);
    await amount.fill('10.255');
    await amount.press('Tab');
    await expect(amount, code).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveAccessibleDescription(/At most 2 decimals/);
    await expect(amount).toHaveValue('10.255');
  }
  await currency('EUR');
  await amount.fill('1.234,5');
  await amount.press('Tab');
  await expect(amount).toHaveValue('1,234.50');
});

test('23 Minor units: 0.10 and 0.20 of 0.30 leave nothing', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '0.30');
  await page.goto(`/orders/${order.id}/new-payment`);
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
  await amount.fill('0.1');
  await expect(page.getByText('After this payment €0.20 is due')).toBeVisible();
  await page.getByRole('button', { name: 'Create link for €0.10' }).click();
  await page.getByRole('button', { name: 'Create another payment' }).click();
  await expect(page.getByText('At most €0.20, the amount left')).toBeVisible();
  await amount.fill('0.2');
  await page.getByRole('button', { name: 'Create link for €0.20' }).click();
  await page.getByRole('button', { name: 'Create another payment' }).click();
  await expect(page.getByText('Nothing is left to request')).toBeVisible();
});
