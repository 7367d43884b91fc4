import { expect, type Page } from '@playwright/test';
import { checkLooks } from './check-looks.ts';
import { makeOrder } from './payment-helpers.ts';
import { adminKey, beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

test('An administrator turns a currency off and on, and tells everyone something', async ({
  page,
  context,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '80.00', { currency: 'GBP' });
  const admin = await context.newPage();

  await test.step('only the key signs in', async () => {
    await admin.goto('/backoffice');
    await admin.getByLabel("Administrators' key").fill('not-the-key-at-all');
    await admin.keyboard.press('Enter');
    await expect(admin.getByRole('alert')).toHaveText('This is not the key');
    await checkLooks(admin);
    await admin.getByLabel("Administrators' key").fill(adminKey);
    await admin.getByRole('button', { name: 'Sign in' }).click();
    await expect(admin.getByRole('heading', { name: 'Currencies', level: 1 })).toBeVisible();
    await checkLooks(admin);
  });

  await test.step('a currency that is off is neither offered nor taken; what has it keeps it', async () => {
    await admin.getByRole('button', { name: 'Disable: GBP' }).click();
    await expect(admin.getByRole('status')).toHaveText('Saved');
    await expect(admin.getByRole('row', { name: /^GBP/ })).toContainText('Off');

    expect(await offered(page)).not.toContain('GBP');
    await expect(makeOrder(page, '10.00', { currency: 'GBP' })).rejects.toThrow(/notOffered/);
    await page.goto(`/orders/${order.id}/edit`);
    await expect(page.getByLabel('Currency', { exact: true })).toContainText('GBP (no longer offered)');
  });

  await test.step('a currency that is on again is offered and taken', async () => {
    await admin.getByRole('button', { name: 'Enable: GBP' }).click();
    await expect(admin.getByRole('row', { name: /^GBP/ })).toContainText('On');
    expect(await offered(page)).toContain('GBP');
    await makeOrder(page, '10.00', { currency: 'GBP' });
  });

  await test.step('a notice reaches the notifications of whoever is signed in', async () => {
    const title = `Maintenance ${crypto.randomUUID().slice(0, 8)}`;
    await admin.getByRole('link', { name: 'Notices' }).click();
    await checkLooks(admin);
    await admin.getByLabel('Title', { exact: true }).fill(title);
    await admin.getByLabel('Text', { exact: true }).fill('Tonight from ten to eleven.');
    await admin.getByRole('button', { name: 'Send' }).click();
    await expect(admin.getByRole('status')).toContainText('Sent. Notifications made: ');

    await page.goto('/');
    await page.getByRole('button', { name: /^Notifications, / }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.getByRole('tab', { name: /^System/ }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: title })).toContainText('Tonight from ten');
  });

  await test.step('the other sections show, and signing out closes all of them', async () => {
    for (const name of ['Customer languages', 'Payment methods', 'Companies']) {
      await admin.getByRole('link', { name }).click();
      await expect(admin.getByRole('heading', { name, level: 1 })).toBeVisible();
      await checkLooks(admin);
    }
    await admin.getByRole('button', { name: 'Sign out' }).click();
    await admin.goto('/backoffice/currencies');
    await expect(admin.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

/** The currencies a new order may be of, as its form lists them. */
async function offered(page: Page): Promise<string[]> {
  await page.goto('/orders/create');
  await page.getByLabel('Currency', { exact: true }).click();
  await expect(page.getByRole('option', { name: 'EUR' })).toBeVisible();
  const names = await page.getByRole('option').allTextContents();
  await page.keyboard.press('Escape');
  return names.map((name) => name.trim());
}
