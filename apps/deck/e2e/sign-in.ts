import { expect, type Page } from '@playwright/test';

/** The owner of the demo company, who may do everything. */
export const owner = { login: 'eleni.markou@aegeanhouse.gr', password: 'Kalypso-2026' };

/** Through the form, as people do; ends on Home. */
export async function signIn(page: Page, { login, password } = owner): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();
}

/**
 * Signed in without the form, on a bare document: for journeys that are about something else. What the application
 * would have stored stands there, so that calls can be made before a screen is open.
 */
export async function beSignedIn(page: Page, { login, password } = owner): Promise<void> {
  // First, since a screen that asks by itself meanwhile would put back the cookies of its session.
  await page.goto('/docs/style.css');
  await page.context().clearCookies();
  const started = await page.request.post('/auth/v1/session', { data: { login, password } });
  expect(started.ok(), await started.text()).toBe(true);
  const { user_id: id } = (await started.json()) as { user_id: string };
  const answer = await page.request.get(`/auth/v1/users/${id}/environment`);
  const { context, properties } = (await answer.json()) as {
    context: { business_profile_id: string };
    properties: { id: string }[];
  };
  await page.evaluate(
    ([profile, environment]) => {
      localStorage.setItem('PROFILE', profile);
      localStorage.setItem('ENV', environment);
    },
    [
      JSON.stringify({ id }),
      JSON.stringify({ context: { businessProfileId: context.business_profile_id }, properties }),
    ] as const,
  );
}
