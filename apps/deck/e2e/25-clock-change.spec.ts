import { expect } from '@playwright/test';
import { stopTimeAt } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';
import { freshId } from './wizard.ts';

test.use({ timezoneId: 'America/New_York' });

// Specification 3.4
test('Clock change: three nights everywhere, and 24 hours are 24 hours', async ({ page }) => {
  const id = freshId();
  await page.clock.install();
  await beSignedIn(page);

  await test.step('three nights, in the form and before the order is made', async () => {
    await page.goto('/orders/create');
    await page.getByRole('combobox', { name: 'Property' }).fill('Kalypso Bay Resort');
    await page.getByRole('option', { name: 'Kalypso Bay Resort' }).click();
    await page.getByLabel('Order ID').fill(id);
    await page.getByLabel('Room or offer').fill('Deluxe Sea View');
    const days = page.getByRole('textbox', { name: 'Check-in - check-out' });
    await days.fill('27.03.2027 - 30.03.2027');
    await days.press('Enter');
    await page.getByLabel('Guests').fill('2');
    await page.getByLabel('Rate per night').fill('200');
    await page.getByLabel('Rate per night').blur();
    await expect(page.getByLabel('Nights')).toHaveValue('3');
    await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('600.00');
    await page.getByLabel('First name').fill('Maria');
    await page.getByLabel('Last name').fill('Papadopoulou');
    await page.getByRole('button', { name: 'Check data' }).click();
    await expect(page.getByRole('row').filter({ hasText: '27.03 - 30.03.2027' })).toContainText('3 nights');
  });

  await test.step('a link of 24 hours ends an hour later on the clocks', async () => {
    await page.getByRole('button', { name: 'Create order, €600.00' }).click();
    await page.getByRole('link', { name: 'Make a payment' }).click();
    await expect(page.getByText(/^Until .*, Europe\/Athens/)).toBeVisible();
    await stopTimeAt(page, '2027-03-27T18:00:00.000Z');
    // The screen updates the time each minute.
    await page.clock.runFor(60_000);
    await expect(page.getByText(/^Until .*\.2027 .*, Europe\/Athens/)).toBeVisible();
    const lifetime = page.getByRole('group', { name: 'Lifetime' });
    await lifetime.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Hours' }).click();
    await lifetime.getByRole('textbox').fill('24');
    await expect(page.getByText(/28\.03\.2027 21:00, Europe\/Athens/)).toBeVisible();
  });

  await test.step('three nights in the order and in its form', async () => {
    await page.goto('/orders');
    const row = page.getByRole('row').filter({ hasText: id });
    await expect(row).toContainText('27.03 - 30.03.2027');
    await row.getByRole('link').first().click();
    await expect(page.getByRole('row').filter({ hasText: 'Deluxe Sea View' })).toContainText('3 nights');
    await page.goto(`${page.url()}/edit`);
    await expect(page.getByLabel('Nights')).toHaveValue('3');
    await expect(page.getByRole('textbox', { name: 'Check-in - check-out' })).toHaveValue(
      '27.03.2027 - 30.03.2027',
    );
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
