import { expect } from '@playwright/test';
import { countCalls, makeOrder } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

test('19 Offline mid-save: fails at once, nothing is sent automatically later, saved once afterwards', async ({
  page,
  context,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '90.00');
  await page.goto(`/orders/${order.id}/new-payment`);
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('45');
  const sent = countCalls(page, '/api/v1/payments');
  const create = page.getByRole('button', { name: 'Create link for €45.00' });

  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await create.click();
  await expect(page.getByText('No connection to the server')).toBeVisible();
  await expect(create).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('45.00');
  await expect(page.getByText('The outcome is unknown')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  // Longer than any polling interval.
  await page.waitForTimeout(6_000);
  expect(sent()).toBe(0);
  await create.click();
  await expect(page.getByRole('heading', { name: 'Link for €45.00' })).toBeVisible();
  expect(sent()).toBe(1);
});
