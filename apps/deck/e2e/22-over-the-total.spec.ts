import { expect } from '@playwright/test';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';
import { countCalls, makeLink, makeOrder } from './till.ts';

test('22 Over the total: warned before, refused by the server with the way to edit the order', async ({
  page,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '600.00');
  await page.goto(`/orders/${order.id}/new-payment`);
  const sent = countCalls(page, '/api/v1/payments');
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('600.01');
  await expect(page.getByText('Only €600.00 is left of this order')).toBeVisible();
  await page.getByRole('button', { name: 'Create link for €600.01' }).click();
  expect(sent()).toBe(0);

  // A colleague asks for a part meanwhile: this form cannot know.
  await makeLink(page, order.id, '400.00');
  await amount.fill('250');
  await page.getByRole('button', { name: 'Create link for €250.00' }).click();
  await expect(page.getByRole('alert').getByText('The sum of payments cannot exceed')).toBeVisible();
  await expect(amount).toHaveValue('250.00');
  expect(sent()).toBe(1);
  await expect(page.getByRole('link', { name: 'Edit the order' })).toHaveAttribute(
    'href',
    `/orders/${order.id}/edit`,
  );
  await amount.fill('200');
  await page.getByRole('button', { name: 'Create link for €200.00' }).click();
  await expect(page.getByText('The link for €200.00 is ready')).toBeVisible();
});
