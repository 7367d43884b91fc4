import { expect } from '@playwright/test';
import { linkOn, sendForm } from './payers.ts';
import { pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

// Specification 1.7
test('9 Split by three: the rest is shown each time, and one of two concurrent payers gets the last part', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/orders/split-payment');
  await page.getByRole('combobox', { name: 'Property' }).fill('Kalypso Bay Resort');
  await page.getByRole('option', { name: 'Kalypso Bay Resort' }).click();
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('900');
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Papadopoulou');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maria.split@example.com');
  await page.getByRole('button', { name: 'Create split link for €900.00' }).click();

  const link = await linkOn(page);
  const summary = page.getByRole('region', { name: /^KLB-/ });
  const part = async (amount: string, left: string) => {
    const form = await sendForm(page, link, amount);
    expect(form.ok, form.answer).toBe(true);
    await pay(page, { link: form.link });
    await expect(summary.getByText(left)).toBeVisible();
  };
  await part('300.00', '€600.00');
  await page.getByLabel('Suggested amount').fill('601');
  await page.getByRole('button', { name: 'Send to 1 payer' }).click();
  await expect(page.getByText('Only €600.00 is left of this order')).toBeVisible();
  await page.getByLabel('Suggested amount').fill('450');
  await page.getByRole('button', { name: 'Send to 1 payer' }).click();
  await expect(page.getByText('On its way to 1 payer').first()).toBeVisible();
  await expect(page.getByText('Sent to 1 payer').first()).toBeVisible();
  await part('450.00', '€150.00');

  const both = await Promise.all([sendForm(page, link, '150.00'), sendForm(page, link, '150.00')]);
  const opened = both.filter(({ ok }) => ok);
  expect(opened, JSON.stringify(both)).toHaveLength(1);
  for (const { link: own } of opened) await pay(page, { link: own });
  await expect(page.getByText('The link is closed')).toBeVisible();
  await expect(summary.getByText('€0.00')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Charged' })).toHaveCount(3);
  await expect(page.getByRole('row').filter({ hasText: 'Jonas Lindqvist' })).toHaveCount(3);
  await expect(page.getByText(/Refunded/)).toHaveCount(0);
});
