import { expect, type Page } from '@playwright/test';
import { countCalls, openPaid, typePart } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const act = (page: Page, name: string) =>
  page.getByRole('main').locator('header').first().getByRole('button', { name, exact: true });
/** The status badge of the header, which shows an explanation on press. */
const status = (page: Page, name: string) => expect(act(page, name)).toBeVisible();
const events = (page: Page, text: string) =>
  page.getByRole('region', { name: 'What happened' }).getByRole('listitem').filter({ hasText: text });

test.beforeEach(({ page }) => beSignedIn(page));

// Specification 1.12, 9.10
test('2 Hold and part capture', async ({ page }) => {
  await openPaid(page, '500.00', 'AUTH');
  await status(page, 'Authorised');
  await act(page, 'Capture').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Available to capture')).toBeVisible();
  await typePart(dialog, '180');
  await expect(dialog.getByText('Left held')).toBeVisible();
  await expect(dialog.getByText('€320.00')).toBeVisible();
  await expect(dialog.getByText('Partially captured')).toBeVisible();
  await dialog.getByRole('button', { name: 'Capture €180.00' }).click();
  await expect(dialog).toBeHidden();
  await status(page, 'Partially captured');
  await act(page, 'Capture').click();
  await expect(dialog.getByRole('button', { name: 'Capture €320.00' })).toBeVisible();
  await expect(dialog.getByText('-€180.00')).toBeVisible();
});

// Specification 1.12
test('3 Void', async ({ page }) => {
  await openPaid(page, '500.00', 'AUTH');
  await act(page, 'Void').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Void €500.00' }).click();
  await expect(dialog).toBeHidden();
  await status(page, 'Voided');
  await expect(events(page, 'Voided €500.00')).toContainText('Eleni Markou');
  for (const gone of ['Capture', 'Void', 'Refund']) await expect(act(page, gone)).toHaveCount(0);
  await page.getByRole('button', { name: /^More for payment/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Refund' })).toHaveAttribute('aria-disabled', 'true');
});

test('4 Refund: with the rest of the hold voided, everything taken is refunded at once', async ({ page }) => {
  await openPaid(page, '500.00', 'AUTH');
  const dialog = page.getByRole('dialog');
  await act(page, 'Capture').click();
  await typePart(dialog, '180');
  await dialog.getByRole('button', { name: 'Capture €180.00' }).click();
  await expect(dialog).toBeHidden();
  await act(page, 'Void').click();
  await dialog.getByRole('button', { name: 'Void €320.00' }).click();
  await expect(dialog).toBeHidden();
  await act(page, 'Refund').click();
  await dialog.getByRole('button', { name: 'Refund €180.00' }).click();
  await expect(dialog).toBeHidden();
  await status(page, 'Refunded');
  for (const gone of ['Capture', 'Void', 'Refund']) await expect(act(page, gone)).toHaveCount(0);
});

// Specification 1.12, 5.33, 5.34
test('4 Refund: invalid amounts are not sent; refund the rest, then thirds', { tag: '@every-brand' }, async ({
  page,
}) => {
  await openPaid(page, '180.00', 'AUTH');
  const dialog = page.getByRole('dialog');
  await act(page, 'Capture').click();
  await dialog.getByRole('button', { name: 'Capture €180.00' }).click();
  await expect(dialog).toBeHidden();

  await act(page, 'Refund').click();
  const sent = countCalls(page, '/actions/refund');
  for (const wrong of ['180.01', '500', '0', '-1', '0.001', '1e3', '']) {
    await typePart(dialog, wrong);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: /^Refund/ }), wrong).toBeDisabled();
  }
  expect(sent()).toBe(0);
  for (const [left, now] of [
    ['€120.00', 'Partially refunded'],
    ['€60.00', 'Partially refunded'],
    ['€0.00', 'Refunded'],
  ] as const) {
    if (await dialog.isHidden()) await act(page, 'Refund').click();
    await typePart(dialog, '60');
    await expect(dialog.getByText(left, { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await status(page, now);
  }
  await expect(act(page, 'Refund')).toHaveCount(0);
  expect(sent()).toBe(3);
});
