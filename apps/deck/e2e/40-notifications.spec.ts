import { expect, type Page } from '@playwright/test';
import { makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { EVENTS, test } from './test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, / });
const unread = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const aMomentLater = (page: Page) => page.clock.runFor(31_000);

test('a new notification arrives by itself, is shown once, links to its payment and is read in both tabs', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await beSignedIn(page);
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName(/unread/);
  await expect(page.getByRole('region', { name: 'Last orders' }).getByRole('row').nth(2)).toBeVisible();
  const before = await unread(page);

  const order = await makeOrder(page, '41.50');
  const payment = await makeLink(page, order.id, '41.50');
  await pay(page, payment);
  const toast = toasts(page).getByRole('listitem').filter({ hasText: order.externalId });
  await expect(toast).toContainText('Paid: €41.50');
  // It stays under the pointer.
  await toast.hover();
  await expect.poll(() => unread(page)).toBe(before + 1);

  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/');
  await expect.poll(() => unread(other)).toBe(before + 1);
  await other.clock.runFor(1_000);
  await expect(toasts(other)).not.toContainText(order.externalId);

  await page.bringToFront();
  await toast.getByRole('button', { name: /^Open/ }).click();
  await expect(page.getByRole('heading', { name: payment.number, level: 1 })).toBeVisible();
  await expect(toasts(page)).not.toContainText(order.externalId);
  await expect.poll(() => unread(page)).toBe(before);
  await aMomentLater(other);
  await expect.poll(() => unread(other)).toBe(before);
});

test('the panel lists them by tab, scrolls endlessly, and marks one, all, and back', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/');
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const items = panel.getByRole('list').getByRole('listitem');
  await expect(items.first()).toBeVisible();
  const atFirst = await items.count();
  await items.last().scrollIntoViewIfNeeded();
  await expect.poll(() => items.count()).toBeGreaterThan(atFirst);

  await panel.getByRole('button', { name: 'Mark all' }).click();
  await page.getByRole('menuitem', { name: 'Mark all as unread' }).click();
  await expect(panel.getByRole('tab', { name: /^Payments\s*\d+/ })).toBeVisible();
  await panel
    .getByRole('button', { name: /^Mark as read:/ })
    .first()
    .click();
  await panel.getByText('Read', { exact: true }).click();
  await expect(items).toHaveCount(1);
  await panel.getByRole('button', { name: 'Mark all' }).click();
  await page.getByRole('menuitem', { name: 'Mark all as read' }).click();
  await panel.getByText('Unread', { exact: true }).click();
  await expect(panel.getByText('Nothing is unread')).toBeVisible();

  await panel.getByRole('tab', { name: /^System/ }).click();
  await expect(items.filter({ hasText: 'Maintenance on Sunday' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
});

test('a list that fails to load says so and can be retried', async ({ page }) => {
  // An event would have it read again before the press.
  await page.route(EVENTS, (route) => route.abort());
  await beSignedIn(page);
  await page.goto('/');
  await expect(bell(page)).toBeVisible();
  let isDown = true;
  await page.route(/user-notifications\?.*notification-type=PAYMENTS/, (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('tab', { name: /^Payments/ }).click();
  await expect(panel.getByText('Notifications could not be loaded')).toBeVisible();
  isDown = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('list').getByRole('listitem').first()).toBeVisible();
});

test('the palette finds an order by e-mail, a payment by number and a screen by a word', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '75.00');
  const payment = await makeLink(page, order.id, '75.00');
  const field = page.getByRole('combobox', { name: 'Search orders, guests, screens' });

  await page.goto('/');
  await expect(bell(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await field.fill(`maria.${order.externalId.toLowerCase()}@example.com`);
  await page.getByRole('option', { name: order.externalId }).click();
  await expect(page.getByRole('heading', { name: order.externalId, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Search orders, guests, screens' }).click();
  await expect(page.getByRole('option', { name: order.externalId })).toBeVisible();
  await field.fill(payment.number);
  await page.getByRole('option', { name: new RegExp(`^${payment.number}`) }).click();
  await expect(page.getByRole('heading', { name: payment.number, level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill('webhook');
  await expect(page.getByRole('option', { name: /^Integration/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/integration$/);

  await page.keyboard.press('Control+k');
  await field.fill('company settings');
  await expect(page.getByRole('option').filter({ hasText: 'Company settings' })).toHaveCount(10);
  await field.fill('no order has this name');
  await expect(page.getByText('Nothing matches “no order has this name”').first()).toBeVisible();
});

test('the palette never offers a screen the user may not open', async ({ page }) => {
  await beSignedIn(page, { login: 'peter.lang@aegeanhouse.gr', password: 'Kalypso-2026' });
  await page.goto('/');
  await expect(bell(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Orders', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'New order' })).toHaveCount(0);
});
