import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { call } from './payment-helpers.ts';
import { beSignedIn, owner, signIn } from './sign-in.ts';
import { test } from './test.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const peter = { login: 'peter.lang@aegeanhouse.gr', password: owner.password };

test('Activity log: what was just changed, field by field, and its file', async ({ page }) => {
  const notes = `Seen in the log, ${Date.now()}`;
  await beSignedIn(page);
  const company = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ENV') ?? '{}').context.businessProfileId as string,
  );
  await call(page, `/api/v1/business-profiles/${company}/settings`, { general: { notes } }, 'PUT');

  await page.goto('/settings/activity?act=SETTINGS_CHANGED');
  const log = page.getByRole('table', { name: 'Activity log' });
  await expect(log.getByText('Signed in', { exact: true })).toHaveCount(0);

  await test.step('the entry says who did it and what it was before and after', async () => {
    await log.getByRole('link', { name: 'Changed settings' }).first().click();
    const entry = page.getByRole('region', { name: 'Entry' });
    await expect(entry.getByText(notes)).toBeVisible();
    await expect(entry.getByText('Eleni Markou')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
  });

  await test.step('the file has it too, and is an entry itself', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^activity-log-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(notes);
    await page.goto('/settings/activity');
    await expect(log.getByText('Exported the activity log').first()).toBeVisible();
  });
});

test('A session on a lost phone is ended from the desk by one press', async ({ page, browser }) => {
  await beSignedIn(page, peter);
  const lost = await browser.newContext({ userAgent: PHONE });
  const phone = await lost.newPage();
  await signIn(phone, peter);

  await page.goto('/profile');
  const sessions = page.getByRole('region', { name: 'Open sessions' });
  await expect(sessions.getByText('This one')).toBeVisible();
  await sessions.getByRole('button', { name: 'End the session: Safari on iOS' }).first().click();
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('The session has ended'),
  ).toBeVisible();
  await expect(sessions.getByText('Safari on iOS')).toHaveCount(0);

  await phone.goto('/orders');
  await expect(phone.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/profile');
  await expect(sessions.getByText('This one')).toBeVisible();
  await lost.close();
});
