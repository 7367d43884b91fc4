import { expect } from '@playwright/test';
import { linkOn } from './payers.ts';
import { pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

// Specification 1.6
test('8 Fast payment: one form, a minute too short refused, the code on the screen, paid', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/orders/fast-payment');
  await page.getByRole('combobox', { name: 'Property' }).fill('Kalypso Bay Resort');
  await page.getByRole('option', { name: 'Kalypso Bay Resort' }).click();
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('120');
  await page.getByRole('button', { name: 'Create link for €120.00' }).click();
  await expect(page.getByText('Please fill out this field').first()).toBeVisible();
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Papadopoulou');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maria.fast@example.com');
  const lifetime = page.getByRole('group', { name: 'Lifetime' });
  await lifetime.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Minutes' }).click();
  await lifetime.getByRole('textbox').fill('15');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Create link for €120.00' }).click();
  await expect(page.getByText(/at least (one hour|60 minutes)/i).first()).toBeVisible();
  expect(sent).toEqual([]);
  await lifetime.getByRole('textbox').fill('60');
  await page.getByRole('button', { name: 'Create link for €120.00' }).dblclick();

  await expect(page.getByRole('heading', { name: 'Link for €120.00' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(sent).toHaveLength(2);
  await pay(page, { link: await linkOn(page) });
  await expect(page.getByText('Charged', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByText('Order paid €120.00')).toBeVisible();
});

// Specification 8.14
test('8 A method that does not accept the currency is refused with a reason, the form stays, one order exists', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/orders/fast-payment');
  await page.getByRole('combobox', { name: 'Property' }).fill('Kalypso Bay Resort');
  await page.getByRole('option', { name: 'Kalypso Bay Resort' }).click();
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('120');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('checkbox', { name: 'IRIS' }).check();
  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: 'USD' }).click();
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Papadopoulou');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maria.fast@example.com');
  await page.getByRole('button', { name: 'Create link for $120.00' }).click();
  await expect(page.getByText('This payment method does not support the chosen currency.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Maria');
  const made = page.getByText(/^Order .* was created, but its payment was not$/);
  await expect(made).toBeVisible();
  const name = (await made.textContent()) ?? '';

  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: 'EUR' }).click();
  await page.getByRole('button', { name: 'Create link for €120.00' }).click();
  await expect(page.getByRole('heading', { name: 'Link for €120.00' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the order' }).click();
  const [, externalId = ''] = /^Order (\S+)/.exec(name) ?? [];
  await expect(page.getByRole('heading', { name: externalId, level: 1 })).toBeVisible();
});
