import { expect, type Page } from '@playwright/test';
import { call, makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const company = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ENV') ?? '{}').context.businessProfileId as string);

/** Advances to the next poll, after half a minute. */
const aMomentLater = (page: Page) => page.clock.runFor(31_000);

/** To another screen and back, which reloads everything. */
async function reopen(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.goto('/');
}

// Specification 2.52
test('a hold is listed as awaiting capture until it is captured there', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '500.00');
  const payment = await makeLink(page, order.id, '500.00', 'AUTH');
  await pay(page, payment);
  await page.goto('/payments?waiting=capture');
  const listed = page.getByRole('row').filter({ hasText: payment.number });
  await expect(listed).toBeVisible();

  await reopen(page);
  const awaiting = block(page, 'Awaiting capture');
  const response = await page.request.get(
    `/api/v1/payments?size=5&sort=capture_deadline,asc&get_payments_rq=${encodeURIComponent('{"awaiting_capture":true}')}`,
    { headers: { 'Company-ID': await company(page) } },
  );
  const { content } = (await response.json()) as { content: { order_external_id: string }[] };
  const rows = awaiting.getByRole('row');
  await expect(rows).toHaveCount(content.length + 1);
  for (const [at, { order_external_id: id }] of content.entries())
    await expect(rows.nth(at + 1)).toContainText(id);
  await expect(rows.nth(1)).toContainText(/\d\d\.\d\d \d\d:\d\d/);

  const [first] = content;
  const soonest = rows.nth(1);
  await soonest.hover();
  await soonest.getByRole('button', { name: /^Capture: P-/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Capture [€£$¥]/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(awaiting.getByText(first?.order_external_id ?? '')).toHaveCount(0);
});

// Specification 2.53, 2.54
test('changes by others appear without a reload: figures, last orders, last payments, an expiring link', async ({
  page,
}) => {
  // Other tests may have moved the server's clock: the page needs the same time.
  const { now } = (await (await page.request.get('/sandbox/api/clock')).json()) as { now: string };
  await page.clock.install({ time: now });
  await beSignedIn(page);
  await page.goto('/');
  const chart = block(page, 'Payments').getByRole('figure');
  await expect(chart.getByRole('slider')).toBeVisible();
  const paid = async () => (await chart.locator('dd').allInnerTexts())[0]?.replaceAll(/\D/g, '') ?? '';
  const before = BigInt(await paid());

  const order = await makeOrder(page, '600.00');
  const payment = await makeLink(page, order.id, '600.00');
  await pay(page, payment);
  await aMomentLater(page);
  await expect.poll(async () => BigInt(await paid())).toBe(before + 60_000n);
  await expect(block(page, 'Last orders').getByRole('row').nth(1)).toContainText(order.externalId);
  await expect(block(page, 'Last orders').getByRole('row').nth(1)).toContainText('Paid');
  const newest = block(page, 'Last payments').getByRole('row').nth(1);
  await expect(newest).toContainText(payment.number);
  await expect(newest).toContainText('Charged');

  const another = await makeOrder(page, '80.00');
  const short = await call<{ number: string }>(page, '/api/v1/payments', {
    order_id: another.id,
    type: 'PAYMENT_LINK',
    amount: '80.00',
    currency: 'EUR',
    scheme: 'CHARGE',
    lifetime: 'PT1H',
    description: '',
    customer_note: '',
    reference: '',
    invoice_number: '',
  });
  const soon = block(page, 'Expiring soon').getByRole('row').filter({ hasText: another.externalId });
  await expect(async () => {
    await aMomentLater(page);
    await expect(soon).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(soon).toContainText(/5\d min|1 hr/);
  await block(page, 'Expiring soon')
    .getByRole('link', { name: /^View all/ })
    .click();
  await expect(page.getByRole('row').filter({ hasText: short.number })).toBeVisible();
});

// Specification 2.49, 2.51
test("the table equals the chart, and both equal the payments' totals", async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/?period=all&currency=EUR');
  const card = block(page, 'Payments');
  await card.getByRole('switch', { name: 'Show as table' }).click();
  const cents = (text: string) => BigInt(text.replaceAll(/\D/g, ''));
  const column = async (at: number) =>
    (await card.locator('tbody tr').locator(`td:nth-child(${at})`).allInnerTexts())
      .filter((text) => /\d/.test(text))
      .reduce((sum, text) => sum + cents(text), 0n);
  await expect(card.locator('tfoot')).toBeVisible();
  const shown = (await card.locator('dd').allInnerTexts()).map(cents);
  expect([await column(2), await column(3)]).toEqual(shown);
  const response = await page.request.get(
    `/api/v1/payments?size=1&get_payments_rq=${encodeURIComponent('{"currencies":["EUR"]}')}`,
    { headers: { 'Company-ID': await company(page) } },
  );
  const { totals } = (await response.json()) as { totals: { paid: string; refunded: string }[] };
  expect(shown).toEqual([cents(totals[0]?.paid ?? ''), cents(totals[0]?.refunded ?? '')]);

  await card.getByRole('checkbox', { name: 'Paid' }).click();
  await expect(card.getByRole('columnheader', { name: 'Paid' })).toHaveCount(0);
  await page.reload();
  await expect(card.getByRole('checkbox', { name: 'Paid' })).not.toBeChecked();
  await card.getByText('Last month', { exact: true }).click();
  await expect(page).toHaveURL(/period=last-month/);
});

// Specification 1.20
test('a block that fails says so and can be retried, the others stay', async ({ page }) => {
  let isDown = true;
  await page.route('**/balances', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  await beSignedIn(page);
  await page.goto('/');
  const wallet = block(page, 'Wallet');
  await expect(wallet.getByText('The balances could not be loaded').first()).toBeVisible();
  await expect(block(page, 'Last orders').getByRole('row').nth(3)).toBeVisible();
  await expect(block(page, 'Payments').getByRole('slider')).toBeVisible();
  isDown = false;
  await wallet.getByRole('button', { name: 'Try again' }).click();
  await expect(wallet.getByRole('row', { name: /EUR/ })).toBeVisible();
});

// Specification 2.48
test("the company's settings decide which blocks are shown, and their order", async ({ page }) => {
  await beSignedIn(page);
  const path = `/api/v1/business-profiles/${await company(page)}/settings`;
  const all = ['QUICK_ACTIONS', 'CHART', 'AWAITING_CAPTURE', 'EXPIRING_SOON', 'LAST_ORDERS', 'LAST_PAYMENTS'];
  await call(page, path, { main_page: { blocks: ['LAST_PAYMENTS', 'LAST_ORDERS'] } }, 'PUT');
  try {
    await reopen(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Needs a person',
      'Arrivals, next 14 days',
      'Wallet',
      'Last payments',
      'Last orders',
    ]);
    await expect(page.getByRole('link', { name: 'New order' })).toHaveCount(0);
  } finally {
    await call(page, path, { main_page: { blocks: all } }, 'PUT');
  }
  await reopen(page);
  for (const name of ['New order', 'Fast payment', 'Upload file'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(block(page, 'Awaiting capture')).toBeVisible();
});
