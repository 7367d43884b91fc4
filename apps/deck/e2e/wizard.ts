import { expect, type Page } from '@playwright/test';

/** Fills the first step of a new order: a position over the given amount, for Maria. */
export async function fillOrder(page: Page, externalId: string, amount = '120.00'): Promise<void> {
  await page.goto('/orders/create');
  await page.getByRole('combobox', { name: 'Property' }).fill('Kalypso Bay Resort');
  await page.getByRole('option', { name: 'Kalypso Bay Resort' }).click();
  await page.getByLabel('Order ID').fill(externalId);
  await page.getByText('Other', { exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Spa ritual');
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill(amount);
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Papadopoulou');
}

/** Continues to the second step, where the order is created. */
export async function checkData(page: Page, amount = '€120.00'): Promise<void> {
  await page.getByRole('button', { name: 'Check data' }).click();
  await expect(page.getByRole('button', { name: `Create order, ${amount}` })).toBeVisible();
}

/** A unique ID across runs. */
export const freshId = (): string => `E2E-${crypto.randomUUID().slice(0, 8)}`;
