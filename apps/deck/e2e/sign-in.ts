import { expect, type Page } from '@playwright/test';

/** The owner of the demo company, who may do everything. */
export const owner = { login: 'eleni.markou@aegeanhouse.gr', password: 'Kalypso-2026' };

export async function signIn(page: Page, { login, password } = owner): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();
}
