import { expect, type Page } from '@playwright/test';
import { call } from './payment-helpers.ts';

/** Deletes the drafts of the page's user in its division, so that no other journey is offered them. */
export async function removeDrafts(page: Page): Promise<void> {
  const company = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ENV') ?? '{}').context.businessProfileId as string,
  );
  const response = await page.request.get('/api/v1/drafts', { headers: { 'Company-ID': company } });
  expect(response.ok(), await response.text()).toBe(true);
  for (const { id } of (await response.json()) as { id: string }[])
    await call(page, `/api/v1/drafts/${id}`, undefined, 'DELETE');
}
