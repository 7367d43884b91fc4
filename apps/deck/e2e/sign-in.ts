import { expect, type Page } from '@playwright/test';

/** The owner of the demo company, who has all permissions. */
export const owner = { login: 'eleni.markou@aegeanhouse.gr', password: 'Kalypso-2026' };

/** The administrators' key of the servers for the journeys. */
export const adminKey = 'administrators-key-of-the-journeys';

/** Signs in through the form; ends on Home. */
export async function signIn(page: Page, { login, password } = owner): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();
}

/**
 * Signs in without the form, on a bare document, for tests about something else. It stores what the
 * application would have stored, so that calls work before a screen is open.
 */
export async function beSignedIn(page: Page, { login, password } = owner): Promise<void> {
  // First, since a polling screen would restore the cookies of its session.
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
