import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const ratesCall = /\/rates(\/[^/]+)?$/;

async function openNew(page: Page) {
  await page.getByRole('button', { name: 'Add a rate', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Currency' }).fill('GBP');
  await page.getByRole('option', { name: /^GBP/ }).click();
  return dialog;
}

// Specification 5.39, 7.25, 7.26, 8.33
test('Exchange rates: refused with reasons, added, converted, changed, deleted', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/settings/rates');
  const all = page.getByRole('region', { name: 'All rates' });
  const dialog = await openNew(page);
  const rate = dialog.getByLabel('Rate', { exact: true });
  const submit = dialog.getByRole('button', { name: 'Add rate' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && ratesCall.test(new URL(request.url()).pathname)) sent += 1;
  });

  await test.step('what is no rate is refused, silently for the server', async () => {
    for (const text of ['0', '-1', `0.${'1'.repeat(30)}`, '12345678901', '1,234.5']) {
      await rate.fill(text);
      await submit.click();
      await expect(rate).toHaveAccessibleDescription(/above zero, with at most 10 digits.* and 8 after it/);
      await expect(rate).toHaveValue(text);
    }
    await rate.fill('1,17');
    await dialog.getByRole('textbox', { name: 'Last day' }).fill('01.01.2020');
    await submit.click();
    await expect(dialog.getByText('The end must come after the start')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Last day' }).fill('');
    expect(sent).toBe(0);
  });

  await test.step('a typed rate says what it means', async () => {
    await dialog.getByRole('textbox', { name: 'Valid from' }).fill('31.12.2099');
    await expect(dialog.getByText('£100.00 is worth €117.00.')).toBeVisible();
  });

  await test.step('a lost connection keeps it', async () => {
    await page.route(ratesCall, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('The exchange rate could not be added.');
    await expect(rate).toHaveValue('1,17');
    await page.unroute(ratesCall);
  });

  await test.step('it is added, and a second one on the same day is not', async () => {
    await submit.click();
    await expect(dialog).toHaveCount(0);
    await expect(all.getByRole('row', { name: /GBP.*31\.12\.2099/ })).toContainText('Planned');
    await openNew(page);
    await rate.fill('1.2');
    await dialog.getByRole('textbox', { name: 'Valid from' }).fill('31.12.2099');
    await submit.click();
    await expect(dialog.getByText('Two exchange rates cannot start on the same date')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('of one currency', async () => {
    await all.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: 'GBP' }).click();
    await expect(page).toHaveURL(/currency=GBP/);
    await expect(all.getByRole('row', { name: /USD/ })).toHaveCount(0);
  });

  await test.step('it opens, converts, is changed and deleted after a question', async () => {
    await all.getByRole('link', { name: 'GBP' }).first().click();
    await expect(page).toHaveURL(/currency=GBP.*rate=/);
    await dialog.getByLabel('Amount').fill('200');
    await expect(dialog.getByText('€234.00')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change rate' }).click();
    await rate.fill('1.18');
    await dialog.getByRole('button', { name: 'Save rate' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(all.getByRole('row', { name: /31\.12\.2099/ })).toContainText('1 GBP = 1.18 EUR');
    await all.getByRole('link', { name: 'GBP' }).first().click();
    await dialog.getByRole('button', { name: 'Delete rate' }).click();
    const question = page.getByRole('dialog', { name: /^Delete the rate/ });
    await expect(question).toContainText('Orders and payments made at it keep it');
    await question.getByRole('button', { name: 'Delete rate of GBP' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(all.getByRole('row', { name: /31\.12\.2099/ })).toHaveCount(0);
  });
});

test('A user who comes from a form finds the way back', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/orders');
  await page.evaluate(() => {
    history.replaceState({ ...history.state, usr: { cameFrom: '/profile/edit' } }, '', '/settings/rates');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page).toHaveURL(/\/profile\/edit$/);
});
