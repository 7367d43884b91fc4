import { expect, type Page } from '@playwright/test';
import { linkOn } from './payers.ts';
import { advance, makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

/** Its bank answers after two hours; before that the PSP has no outcome. */
const slow = '4000000000001018';

/** The payer page's message about a link. */
async function payable(page: Page, link: string): Promise<boolean> {
  const answer = await page.request.get(`/pay/api/${link.split('/').at(-1)}`);
  return ((await answer.json()) as { payable: boolean }).payable;
}

test("20 Expired link, paid in time: the bank's answer counts, whenever it arrives", async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '90.00');
  const payment = await makeLink(page, order.id, '90.00', 'CHARGE', 'PT1H');
  await pay(page, payment, slow);
  await advance(page, 'PT65M');
  await beSignedIn(page);
  await page.goto(`/orders/${order.id}/${payment.id}`);
  const header = page.getByRole('main').locator('header').first();
  await expect(header.getByText('Waiting for the bank', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  // The outcome is unknown: the end of the lifetime decides nothing.
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled();
  await expect(header.getByText('Waiting for the bank', { exact: true })).toBeVisible();

  await advance(page, 'PT65M');
  await beSignedIn(page);
  await page.goto(`/orders/${order.id}/${payment.id}`);
  await expect(header.getByText('Charged', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' }).getByText(/^Expired/)).toHaveCount(0);
});

test('20 Expired link: sending again creates a new payment with a new link, the old link stays dead', async ({
  page,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '90.00');
  const old = await makeLink(page, order.id, '60.00', 'CHARGE', 'PT1H');
  await advance(page, 'PT61M');
  await beSignedIn(page);
  await page.goto(`/orders/${order.id}/${old.id}`);
  await expect(page.getByText('The link was not paid in time')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send e-mail' })).toHaveCount(0);

  await page.getByRole('link', { name: 'New payment like this one' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('60.00');
  await page.getByRole('button', { name: 'Create link for €60.00' }).click();
  await expect(page.getByRole('heading', { name: 'Link for €60.00' })).toBeVisible();
  const link = await linkOn(page);
  expect(link).not.toBe(old.link);
  expect(await payable(page, link)).toBe(true);
  expect(await payable(page, old.link)).toBe(false);
});
