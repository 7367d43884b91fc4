import { expect, type Page } from '@playwright/test';
import { servePageAlone } from './page-alone.ts';
import { call, makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const company = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ENV') ?? '{}').context.businessProfileId as string);

const queue = (page: Page) => page.getByRole('region', { name: 'Needs a person' });

/** Opens Today with all that waits. */
async function openToday(page: Page): Promise<void> {
  await page.goto('/');
  await expect(queue(page).getByRole('listitem').first()).toBeVisible();
  const more = queue(page).getByRole('button', { name: 'Show more' });
  if (await more.isVisible()) await more.click();
}

const rowOf = (page: Page, href: string) =>
  queue(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${href}"]`) });

/** The sentence below the title says the number that the server counts. */
async function assertCounted(page: Page): Promise<void> {
  const headers = { 'Company-ID': await company(page) };
  await expect(async () => {
    const response = await page.request.get('/api/v1/today/queue', { headers });
    const { total } = (await response.json()) as { total: number };
    await expect(page.getByRole('main')).toContainText(
      total === 1 ? '1 thing waits for a person' : `${total} things wait for a person`,
      { timeout: 2_000 },
    );
  }).toPass();
}

interface Held {
  readonly held_amount: string;
}

/**
 * Puts a hold at the head of the queue for as long as it is on hold: a new one ends after the seven days of the queue,
 * and only a server whose clock everybody shares could bring it in.
 */
async function bringIn(page: Page, path: string, orderId: string): Promise<void> {
  const headers = { 'Company-ID': await company(page) };
  await servePageAlone(page);
  await page.route('**/api/v1/today/queue', async (route) => {
    const answer = await route.fetch();
    const queued = (await answer.json()) as { waiting: object[]; total: number };
    const payment = (await (await page.request.get(path, { headers })).json()) as Held;
    const hold = {
      id: 'HOLD_ENDS-brought-in',
      reason: 'HOLD_ENDS',
      ends_at: new Date(0).toISOString().replace('.000', ''),
      ends_today: true,
      act: 'CAPTURE',
      amount: payment.held_amount,
      currency: 'EUR',
      guest: 'Fiammetta Quarantini',
      phone: '',
      order_id: orderId,
      order_external_id: null,
      start_date: null,
      payment,
    };
    const isHeld = Number(payment.held_amount) > 0;
    await route.fulfill({
      response: answer,
      json: isHeld ? { ...queued, waiting: [hold, ...queued.waiting] } : queued,
    });
  });
}

// Specification 2.52
test('a hold is captured on Today, its row goes and the number follows', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '72.00', {
    guest: { first_name: 'Fiammetta', last_name: 'Quarantini' },
  });
  const link = await makeLink(page, order.id, '72.00', 'AUTH');
  await pay(page, link);
  await bringIn(page, `/api/v1/payments/${link.id}`, order.id);
  await openToday(page);
  const row = rowOf(page, `/orders/${order.id}/${link.id}`);
  await row.getByRole('button', { name: 'Capture €72.00: Fiammetta Quarantini' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Capture €72.00' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await expect(queue(page).locator(':focus')).toBeVisible();
  await assertCounted(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a link is sent again on Today, and waits for its payer instead', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '73.00', { guest: { first_name: 'Ottavia', last_name: 'Quarantini' } });
  const link = await makeLink(page, order.id, '73.00', 'CHARGE', 'PT1H');
  await openToday(page);
  const row = rowOf(page, `/orders/${order.id}/${link.id}`);
  await expect(row).toContainText('Ottavia Quarantini');
  await row.getByRole('button', { name: 'Send again: Ottavia Quarantini' }).click();
  const dialog = page.getByRole('dialog', { name: `Send ${link.number} to the guest` });
  await dialog.getByRole('button', { name: /^Send/ }).first().click();
  await expect(row).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await assertCounted(page);
});

test('what a colleague has done leaves the queue by itself', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '74.00', {
    guest: { first_name: 'Ludovica', last_name: 'Quarantini' },
  });
  const link = await makeLink(page, order.id, '74.00', 'CHARGE', 'PT1H');
  const opened = page.waitForResponse(
    (response) => response.url().includes('/api/v1/events') && response.ok(),
  );
  await openToday(page);
  await opened;
  const row = rowOf(page, `/orders/${order.id}/${link.id}`);
  await expect(row).toBeVisible();
  await call(page, `/api/v1/payments/${link.id}/actions/revoke`, {});
  await expect(row).toHaveCount(0);
});
