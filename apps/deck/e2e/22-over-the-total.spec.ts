import { expect } from '@playwright/test';
import { countCalls, makeLink, makeOrder } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { EVENTS, test } from './test.ts';

test('22 Over the total: more than the rest is reported before anything is sent', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '600.00');
  await page.goto(`/orders/${order.id}/new-payment`);
  const sent = countCalls(page, '/api/v1/payments');
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
  await amount.fill('400');
  await page.getByRole('button', { name: 'Create link for €400.00' }).click();
  await page.getByRole('button', { name: 'Create another payment' }).click();
  await amount.fill('250');
  await expect(page.getByText('Only €200.00 is left of this order')).toBeVisible();
  await page.getByRole('button', { name: 'Create link for €250.00' }).click();
  expect(sent()).toBe(1);
});

// Specification 8.12
test('22 Over the total: a conflict the form could not know is refused, and possible once the order is edited', async ({
  page,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '600.00');
  // The form does not learn of the colleague's link by itself.
  await page.route(EVENTS, (route) => route.abort());
  await page.goto(`/orders/${order.id}/new-payment`);
  const sent = countCalls(page, '/api/v1/payments');
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
  await expect(amount).toHaveValue('600.00');
  // A colleague requests a part meanwhile.
  await makeLink(page, order.id, '400.00');
  await amount.fill('250');
  await page.getByRole('button', { name: 'Create link for €250.00' }).click();
  await expect(page.getByRole('alert').getByText('The sum of payments cannot exceed')).toBeVisible();
  await expect(amount).toHaveValue('250.00');
  expect(sent()).toBe(1);

  await page.getByRole('button', { name: 'Edit the order' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}/edit`));
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('650');
  await page.getByRole('button', { name: 'Save, €650.00' }).click();
  await expect(page.getByText(`Order ${order.externalId} is saved`)).toBeVisible();
  // Back in the form, with all input intact.
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}/new-payment`));
  await expect(amount).toHaveValue('250.00');
  await page.getByRole('button', { name: 'Create link for €250.00' }).click();
  await expect(page.getByRole('heading', { name: 'Link for €250.00' })).toBeVisible();
});
