import { expect } from '@playwright/test';
import { linkOn, sendForm } from './payers.ts';
import { pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

// Specification 1.8
test('10 Permanent link: copied, paid by two payers with an order each, then ended', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beSignedIn(page);
  await page.goto('/orders/spot-payment');
  await page.getByRole('combobox', { name: 'Property' }).fill('Kalypso Bay Resort');
  await page.getByRole('option', { name: 'Kalypso Bay Resort' }).click();
  await page.getByRole('button', { name: 'Create permanent link' }).click();
  await expect(page.getByText('Please fill out this field').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('25');
  const note = `Spa ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Note to the guest').fill(note);
  await page.getByRole('button', { name: 'Create permanent link' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await linkOn(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(dialog.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /SVG/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^link-P-\d+\.svg$/);

  for (const _ of ['one payer', 'another']) {
    const form = await sendForm(page, link);
    expect(form.ok, form.answer).toBe(true);
    await pay(page, { link: form.link });
  }
  const filter = encodeURIComponent(JSON.stringify({ tags: ['PL'], search: 'jonas@example.com' }));
  const listed = await page.request.get(`/api/v1/orders?get_orders_rq=${filter}`);
  const { content } = (await listed.json()) as { content: { id: string; paid_amount: string }[] };
  expect(content.slice(0, 2).map(({ paid_amount }) => paid_amount)).toEqual(['25.00', '25.00']);

  await dialog.getByRole('button', { name: 'Cancel this link' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel (payment|€25)/ })
    .click();
  await expect(dialog.getByText('Canceled', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: note })).toContainText('Canceled');
  expect((await sendForm(page, link)).ok).toBe(false);
});
