import { expect } from '@playwright/test';
import { cardToken } from './payers.ts';
import { advance, call, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

test('54 A deposit is paid now, and the rest is asked for and charged on its days, from one form', async ({
  page,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '10000.00');
  const token = await cardToken(page, 8, 2031);
  await call(page, `/api/v1/orders/${order.id}/tenders`, { token });

  await page.goto(`/orders/${order.id}/new-payment`);
  await page.getByRole('radio', { name: 'Deposit and the rest' }).check({ force: true });
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  const deposit = page.getByRole('region', { name: 'Deposit, now' });
  await expect(deposit.getByLabel('Amount')).toHaveValue('3,000.00');
  await deposit.getByLabel('Amount').fill('4000');
  const rest = page.getByRole('region', { name: 'The rest' });
  await rest.getByText('Charge the saved card that day').click();
  await page.getByRole('radio', { name: /4242/ }).check();
  // The second payment stays as proposed, and the last follows the deposit.
  await expect(rest.getByLabel('Amount')).toHaveValue('€2,500.00');
  await page.getByRole('button', { name: 'Send link for €4,000.00' }).click();
  await expect(page.getByText('The link for €4,000.00 was sent')).toBeVisible();
  await expect(page.getByText(/a link for €3,500.00 goes to maria\./)).toBeVisible();
  await expect(page.getByText(/€2,500.00 is charged to/)).toBeVisible();

  const payments = await page.request.get(`/api/v1/orders/${order.id}/payments`);
  const { content: made } = (await payments.json()) as {
    content: { amount: string; link: string; status: string; type: string }[];
  };
  const planned = made.filter(({ type }) => type !== 'PAYMENT_VERIFY');
  expect(planned.map(({ status }) => status).toSorted()).toEqual([
    'LINK_SENT',
    'SCHEDULED_CHARGE',
    'SCHEDULED_SEND',
  ]);
  const linkOf = (amount: string) => ({ link: made.find((one) => one.amount === amount)?.link ?? '' });
  await pay(page, linkOf('4000.00'));

  await advance(page, 'P16D');
  await pay(page, linkOf('3500.00'));
  await advance(page, 'P16D');
  await beSignedIn(page);
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText('Charged €2,500.00')).toBeVisible();
  await expect(
    page.getByRole('main').locator('header').first().getByText('Paid', { exact: true }).first(),
  ).toBeVisible();
});
