import { expect } from '@playwright/test';
import { servePageAlone } from './page-alone.ts';
import { dayFromNow } from './payers.ts';
import { advance, call, makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

/** The money moves, but the PSP's answer is lost. */
const lost = '4000000000000341';

// Specification 7.7
test('A slow answer is reported, and closing the dialog cancels nothing', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '90.00');
  await page.goto(`/orders/${order.id}/new-payment`);
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('45');
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v1/payments', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create link for €45.00' }).click();
  const notice = page.getByRole('dialog', { name: 'Still waiting for the server' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).last().click();
  await expect(notice).toBeHidden();
  answer();
  await expect(page.getByRole('heading', { name: 'Link for €45.00' })).toBeVisible();
});

test('A page opened while the server is silent says so, and goes on by itself', async ({ page }) => {
  await beSignedIn(page);
  await servePageAlone(page);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/orders', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Still waiting for the server' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(page.getByText('Still waiting for the server')).toBeHidden();
});

// Specification 8.21
test('While the PSP is silent the payment says so, and it updates as soon as the outcome is known', async ({
  page,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '90.00');
  const payment = await makeLink(page, order.id, '90.00');
  await pay(page, payment, lost);
  await page.goto(`/orders/${order.id}/${payment.id}`);
  await expect(page.getByText('The bank has not answered yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  await expect(page.getByText('The bank has not answered yet')).toHaveCount(0);
});

test('A letter refused by the carrier is in the timeline, and the link can be sent elsewhere', async ({
  page,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '90.00');
  const { id } = await call<{ id: string }>(page, '/api/v1/payments', {
    order_id: order.id,
    type: 'PAYMENT_LINK',
    amount: '90.00',
    currency: 'EUR',
    scheme: 'CHARGE',
    lifetime: 'P5D',
    send_at: `${getIso(await dayFromNow(page, 1))}T12:00`,
    channel: 'EMAIL',
    recipient: 'maria@bounce.test',
    with_qrcode: false,
    description: '',
    customer_note: '',
    reference: '',
    invoice_number: '',
  });
  await advance(page, 'P2D');
  await beSignedIn(page);
  await page.goto(`/orders/${order.id}/${id}`);
  const timeline = page.getByRole('region', { name: 'What happened' });
  await expect(
    timeline.getByText('The carrier says: 550 5.1.1 No such mailbox, maria@bounce.test'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maria@example.com');
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByText(/^Sent to maria@example.com/).first()).toBeVisible();
});

/** Converts 24.11.2026 to 2026-11-24. */
const getIso = (day: string): string => day.split('.').reverse().join('-');
