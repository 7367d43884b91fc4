import { expect } from '@playwright/test';
import { dayFromNow } from './payers.ts';
import { call, makeOrder } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

// Specification 1.10, 4.41
test('6 Jet, wire: an invoice is sent, opened, downloaded, said to be paid and confirmed; no card is asked', async ({
  page,
  context,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '85000.00', { currency: 'USD' });
  await page.goto(`/orders/${order.id}/new-payment`);
  await page.getByRole('radio', { name: 'Wire transfer' }).check();
  await expect(page.getByRole('radio', { name: 'Hold, capture later' })).toHaveCount(0);
  await expect(page.getByText('Lifetime')).toHaveCount(0);
  const day = await dayFromNow(page, 30);
  await page.getByRole('textbox', { name: 'Due date' }).fill(day);
  await page.getByRole('textbox', { name: 'Due date' }).blur();
  await page.getByRole('button', { name: 'Create invoice for $85,000.00' }).click();
  await expect(page.getByText(/Invoice INV-\d{5} for \$85,000.00 is ready/)).toBeVisible();
  const file = await page.getByRole('link', { name: 'Open the invoice' }).getAttribute('href');
  const pdf = await page.request.get(file ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  const sums = page.getByRole('img', { name: 'Asked $85,000.00, Still due $0.00' });
  await expect(sums).toBeVisible();

  // It was sent automatically.
  await expect(page.getByText(/^Sent to maria/).first()).toBeVisible();
  const guest = await context.newPage();
  await guest.goto(await page.getByLabel('Page with the bank details').inputValue());
  await expect(guest.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
  await expect(guest.getByText(/^The money must arrive by .*, 23:59/)).toContainText(day.slice(-4));
  await expect(guest.getByTitle('Card details')).toHaveCount(0);
  await guest.getByRole('button', { name: 'I have paid' }).click();
  await expect(guest.getByRole('button', { name: 'I have paid' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Open the order' }).click();
  const timeline = page.getByRole('region', { name: 'What happened' });
  for (const told of [/Invoice created/, /Invoice sent/, /Invoice opened/, /Invoice downloaded/])
    await expect(timeline.getByText(told).first()).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Wire transfer' });
  // In a window of 1440 px the act has its place in the row.
  await expect(row.getByRole('button', { name: 'Confirm receipt', exact: true })).toBeVisible();
  await row.getByRole('link').first().click();
  // The order's table has an action of the same name.
  await expect(page.getByRole('heading', { name: /^P-\d+$/, level: 1 })).toBeVisible();
  await expect(page.getByText(`Due on ${day}`)).toBeVisible();
  for (const act of ['Capture', 'Void', 'Refund'])
    await expect(page.getByRole('button', { name: act, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Confirm receipt/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm $85,000.00' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Paid', exact: true })).toBeVisible();
  await expect(
    timeline
      .getByRole('listitem')
      .filter({ hasText: /^Paid \$85,000/ })
      .first(),
  ).toContainText('Eleni Markou');
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText('Order paid $85,000.00')).toBeVisible();
});

test('The words and acts of a transfer never mention a link', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '500.00', { guest: { email: 'maria@bounce.test' } });
  const { id } = await call<{ id: string }>(page, '/api/v1/payments', {
    order_id: order.id,
    type: 'WIRE_TRANSFER',
    amount: '500.00',
    currency: 'EUR',
    due_date: '2027-03-01',
    description: '',
    customer_note: '',
    reference: '',
    invoice_number: '',
  });
  await page.goto(`/orders/${order.id}`);
  await page.getByRole('button', { name: /^More for payment/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy the address' })).toBeVisible();
  await expect(page.getByRole('menuitem').filter({ hasText: /link/i })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect(page.getByRole('dialog')).not.toContainText(/link/i);
  await page.keyboard.press('Escape');
  await page.goto(`/orders/${order.id}/${id}`);
  await expect(page.getByText('The message to maria@bounce.test was not delivered')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\blink\b/i);
});
