import { expect } from '@playwright/test';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';
import { makeOrder } from './till.ts';

test('6 Jet, wire: an invoice, its file, no card, the receipt confirmed', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '85000.00');
  await page.goto(`/orders/${order.id}/new-payment`);
  await page.getByRole('radio', { name: 'Wire transfer' }).check();
  await expect(page.getByRole('radio', { name: 'Hold, capture later' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Create invoice for €85,000.00' }).click();
  await expect(page.getByText(/Invoice INV-\d{5} for €85,000.00 is made/)).toBeVisible();
  const file = await page.getByRole('link', { name: 'Open the invoice' }).getAttribute('href');
  const pdf = await page.request.get(file ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  await page.getByRole('link', { name: 'Open the order' }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText(/Invoice downloaded/)).toBeVisible();
  await page.getByRole('row').filter({ hasText: 'Wire transfer' }).getByRole('link').first().click();
  // The order's table has an act of that name, too.
  await expect(page.getByRole('heading', { name: /^P-\d+$/, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Confirm receipt/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm €85,000.00' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText('Order paid €85,000.00')).toBeVisible();
});
