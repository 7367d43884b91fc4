import { expect, type Page } from '@playwright/test';
import { cards, fillCard, makeOrder } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const declined = '4000000000009995';

async function enter(terminal: Page, number: string): Promise<void> {
  await fillCard(terminal, number, 'MARIA PAPADOPOULOU');
  await terminal.getByRole('button', { name: 'Charge €180.00' }).click();
}

// Specification 1.11
test('12 vPOS: a card by phone is declined, another charged, and neither number is kept', async ({
  page,
  context,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '180.00');
  await page.goto(`/orders/${order.id}/new-payment`);
  await page.getByRole('radio', { name: 'vPOS' }).check();
  await page.getByRole('button', { name: 'Open vPOS for €180.00' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the payment page' }).click();
  const terminal = await opened;
  await expect(terminal.getByText('Staff: card taken by phone')).toBeVisible();

  await enter(terminal, declined);
  await expect(terminal.getByRole('alert')).toContainText('There is not enough money on this card');
  await expect(terminal.getByRole('alert')).toContainText('Ask the guest for another card');
  await expect(page.getByText('The payment was declined.')).toBeVisible({ timeout: 20_000 });
  await enter(terminal, cards.good);
  await expect(terminal.getByText('Charged €180.00')).toBeVisible();
  // The sums beside it are read before it is said: a later reading would be too late for this.
  const sums = page.getByRole('img', { name: /Still due / });
  const charged = page.getByText('€180.00 was charged');
  await page.waitForFunction(() => document.body.textContent?.includes('€180.00 was charged'));
  expect(await sums.getAttribute('aria-label')).toBe('Paid €180.00, Still due €0.00');
  await expect(charged).toBeVisible();

  await page.getByRole('link', { name: 'Open the payment' }).click();
  await expect(page.getByText('Visa •••• 4242').first()).toBeVisible();
  await expect(page.getByText('Insufficient funds (51)').first()).toBeVisible();
  const [, id = ''] = new URL(page.url()).pathname.split(`${order.id}/`);
  const kept = await Promise.all(
    [
      `/api/v1/payments/${id}`,
      `/api/v1/payments/${id}/transactions`,
      `/api/v1/payments/${id}/history?verbose=true`,
      `/api/v1/orders/${order.id}`,
      '/sandbox/api/messages',
    ].map(async (path) => {
      const answer = await page.request.get(path);
      expect(answer.ok(), path).toBe(true);
      return answer.text();
    }),
  );
  for (const text of [...kept, await page.content(), await terminal.content()])
    for (const number of [declined, cards.good]) expect(text).not.toContain(number);
});
