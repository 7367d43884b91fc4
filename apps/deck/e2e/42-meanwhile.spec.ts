import { expect, type Page } from '@playwright/test';
import {
  advance,
  call,
  countCalls,
  makeLink,
  makeOrder,
  openPaid,
  pay,
  typePart,
} from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { EVENTS, test } from './test.ts';

const header = (page: Page) => page.getByRole('main').locator('header').first();

test.beforeEach(({ page }) => beSignedIn(page));

test("A refund concurrent with another tab's: refused with the rest, which the dialog shows", async ({
  page,
}) => {
  // An event would bring the other tab's refund before the press.
  await page.route(EVENTS, (route) => route.abort());
  const { payment } = await openPaid(page, '180.00');
  await header(page).getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await typePart(dialog, '150');
  await call(page, `/api/v1/payments/${payment.id}/actions/refund`, { amount: '100.00' });
  const sent = countCalls(page, '/actions/refund');
  await dialog.getByRole('button', { name: 'Refund €150.00' }).click();
  await expect(dialog.getByText('At most €80.00 can be moved now.')).toBeVisible();
  await expect(dialog.getByText('-€100.00')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('150.00');
  await expect(dialog.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled();
  await typePart(dialog, '80');
  await dialog.getByRole('button', { name: 'Refund €80.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(header(page).getByRole('button', { name: 'Refunded', exact: true })).toBeVisible();
  expect(sent()).toBe(2);
});

test('A capture after the hold has ended: refused with a reason, and no longer offered', async ({ page }) => {
  const order = await makeOrder(page, '500.00');
  const payment = await makeLink(page, order.id, '500.00', 'AUTH');
  await pay(page, payment);
  const path = `**/api/v1/orders/${order.id}/payments/${payment.id}`;
  const answered = page.waitForResponse(path);
  await page.goto(`/orders/${order.id}/${payment.id}`);
  const held = await (await answered).text();
  // Eight days later a user looks at an outdated page, which no event reaches.
  await page.route(EVENTS, (route) => route.abort());
  await advance(page, 'P8D');
  await beSignedIn(page);
  await page.route(path, (route) => route.fulfill({ body: held, contentType: 'application/json' }));
  await page.goto(`/orders/${order.id}/${payment.id}`);
  await header(page).getByRole('button', { name: 'Capture', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const act = dialog.getByRole('button', { name: 'Capture €500.00' });
  await expect(act).toBeEnabled();
  await page.unroute(path);
  await act.click();
  await expect(dialog.getByText('Nothing is held.')).toBeVisible();
  await expect(act).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(header(page).getByText('Reversed', { exact: true })).toBeVisible();
});

test('A link is shown to staff on a phone, and copied on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const order = await makeOrder(page, '90.00');
  const payment = await makeLink(page, order.id, '90.00');
  await page.goto(`/orders/${order.id}/${payment.id}`);
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  const width = (await link.boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThan(220);
  const facts = page.getByRole('heading', { name: 'Payment', exact: true });
  const [above, below] = [await link.boundingBox(), await facts.boundingBox()];
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
});
