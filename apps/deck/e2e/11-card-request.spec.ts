import { expect, type Page } from '@playwright/test';
import { linkOn } from './payers.ts';
import { advance, cards, giveSavedCard, makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const requests = (page: Page) => page.getByRole('region', { name: 'Saved cards' });

async function request(page: Page): Promise<void> {
  await requests(page).getByRole('button', { name: 'Request a card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Request a card' }).click();
}

test('11 Card request: asked once, given, another canceled', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '300.00');
  await page.goto(`/orders/${order.id}`);
  const dialog = page.getByRole('dialog');
  await request(page);
  await expect(dialog).toBeHidden();
  await expect(requests(page).getByText('Requested')).toBeVisible();

  await request(page);
  await expect(dialog.getByText('A card has already been requested for this order.')).toBeVisible();
  await page.keyboard.press('Escape');

  await requests(page).getByRole('link', { name: 'Card request' }).click();
  const link = await dialog.getByRole('textbox').inputValue();
  await page.keyboard.press('Escape');
  await giveSavedCard(page, link);
  await expect(requests(page).getByText('Saved', { exact: true })).toBeVisible();
  await expect(requests(page).getByRole('link', { name: 'Visa •••• 4242' })).toBeVisible();

  await request(page);
  await expect(dialog).toBeHidden();
  await requests(page).getByRole('link', { name: 'Card request' }).click();
  await dialog.getByRole('button', { name: 'Cancel the request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the request' }).click();
  await expect(requests(page).getByText('Canceled')).toBeVisible();
  await expect(requests(page).getByText('Requested')).toHaveCount(0);

  await requests(page).getByRole('link', { name: 'Visa •••• 4242' }).click();
  await dialog.getByRole('button', { name: 'Delete the card' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the card' }).click();
  await expect(requests(page).getByText('Saved', { exact: true })).toHaveCount(0);
});

test('11 A card requested from the charge dialog can be chosen there once it is given', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '300.00');
  const chargeCard = async () => {
    await page.goto(`/orders/${order.id}/new-payment`);
    await page.getByRole('radio', { name: 'Scheduled', exact: true }).check();
    await page.getByRole('radio', { name: 'Charge a saved card' }).check({ force: true });
  };
  await chargeCard();
  await expect(page.getByRole('radio', { name: /4242/ })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Add new' }).check();
  await page.getByRole('status').getByRole('button', { name: 'Request a card' }).click();
  await expect(page.getByRole('radio', { name: 'Card request' })).toBeChecked();
  await page.getByRole('button', { name: 'Request a card' }).click();
  await giveSavedCard(page, await linkOn(page));
  await chargeCard();
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeVisible();
});

// Specification 4.32, 9.6
test('11 Missing billing details for 30 minutes: canceled, and the screen says why', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '70.00');
  const payment = await makeLink(page, order.id, '70.00');
  await pay(page, payment, cards.withoutAddress);
  await page.goto(`/orders/${order.id}/${payment.id}`);
  await expect(page.getByRole('heading', { name: 'The bank asks for the billing address' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the address' }).click();
  await expect(page.getByText('Please fill out this field').first()).toBeVisible();
  await advance(page, 'PT31M');
  // So long without activity also ends the session.
  await beSignedIn(page);
  await page.goto(`/orders/${order.id}/${payment.id}`);
  await expect(page.getByText(/the billing address was not given within 30 minutes/).first()).toBeVisible({
    timeout: 20_000,
  });
});
