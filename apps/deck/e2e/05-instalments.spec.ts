import { expect } from '@playwright/test';
import { cardToken, dayFromNow, linkOn } from './payers.ts';
import { advance, call, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

test('5 Yacht, instalments: a part by link, the rest by a saved card on its scheduled day', async ({
  page,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '20000.00');
  const soon = new Date(Date.now() + 90 * 86_400_000);
  const token = await cardToken(page, soon.getUTCMonth() + 1, soon.getUTCFullYear());
  await call(page, `/api/v1/orders/${order.id}/tenders`, { token });

  await page.goto(`/orders/${order.id}/new-payment`);
  await page.getByRole('button', { name: 'Ask for 30 % of the order' }).click();
  await expect(page.getByText('After this payment €14,000.00 is due')).toBeVisible();
  await page.getByRole('button', { name: 'Create link for €6,000.00' }).click();
  await expect(page.getByRole('heading', { name: 'Link for €6,000.00' })).toBeVisible();
  await pay(page, { link: await linkOn(page) });

  await page.getByRole('button', { name: 'Create another payment' }).click();
  await page.getByRole('radio', { name: 'Scheduled', exact: true }).check();
  await page.getByRole('radio', { name: 'Charge a saved card' }).check({ force: true });
  await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('14,000.00');
  await page.getByRole('radio', { name: /4242/ }).check();
  const when = page.getByRole('textbox', { name: 'The card is charged on' });
  await when.fill(`${await dayFromNow(page, 150)} 10:00`);
  await page.getByRole('button', { name: 'Schedule charge of €14,000.00' }).click();
  await expect(page.getByText(/The card expires before/)).toBeVisible();
  await when.fill(`${await dayFromNow(page, 3)} 10:00`);
  await page.getByRole('button', { name: 'Schedule charge of €14,000.00' }).click();
  await expect(page.getByText(/€14,000.00 will be charged on/)).toBeVisible();

  await advance(page, 'P4D');
  await beSignedIn(page);
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText('Charged €14,000.00')).toBeVisible();
  await expect(
    page.getByRole('main').locator('header').first().getByText('Paid', { exact: true }).first(),
  ).toBeVisible();
});
