import { expect, type Page } from '@playwright/test';
import { dayFromNow } from './payers.ts';
import { advance, makeOrder } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

async function schedule(page: Page, amount: string, email: string, days: number) {
  await page.getByRole('radio', { name: 'Scheduled', exact: true }).check();
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill(amount);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  const when = page.getByRole('textbox', { name: 'The link is sent on' });
  await when.fill(`${await dayFromNow(page, days)} 12:00`);
  await when.press('Tab');
}

test('13 A link scheduled for tomorrow is sent automatically, another is revoked before', async ({
  page,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '600.00');
  await page.goto(`/orders/${order.id}/new-payment`);
  const first = `first.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await schedule(page, '400', first, -2);
  await page.getByRole('button', { name: 'Schedule link for €400.00' }).click();
  await expect(page.getByRole('textbox', { name: 'The link is sent on' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await schedule(page, '400', first, 1);
  await page.getByRole('button', { name: 'Schedule link for €400.00' }).click();
  await expect(page.getByText(/The link for €400.00 goes out on/)).toBeVisible();

  await page.getByRole('button', { name: 'Create another payment' }).click();
  const second = first.replace('first', 'second');
  await schedule(page, '200', second, 1);
  await page.getByRole('button', { name: 'Schedule link for €200.00' }).click();
  await page.getByRole('link', { name: 'Open the payment' }).click();
  await page.getByRole('button', { name: /^Cancel payment/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel €200/ })
    .click();
  // The dialog previews the payment.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();

  await advance(page, 'P2D');
  const lettersTo = async (recipient: string) =>
    (await (await page.request.get('/sandbox/api/messages', { params: { recipient } })).json()) as unknown[];
  // The server's scheduler may hold it at this moment.
  await expect.poll(() => lettersTo(first)).toHaveLength(1);
  expect(await lettersTo(second)).toHaveLength(0);
});
