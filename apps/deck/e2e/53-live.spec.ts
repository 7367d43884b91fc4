import { expect, type Page } from '@playwright/test';
import { makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

/** How soon a desk sees that a guest has paid, in milliseconds. */
const SOON = 2_000;

/** Resolves once the stream of events of the tab is open. */
const stream = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/v1/events') && response.ok());

test('What a guest pays stands on the open order and in the list within two seconds', async ({
  page,
  context,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '600.00');
  const link = await makeLink(page, order.id, '600.00');
  const opened = stream(page);
  await page.goto(`/orders?search=${order.externalId}`);
  const row = page.getByRole('row').filter({ hasText: order.externalId });
  await expect(row).toContainText('Awaiting payment');
  expect((await opened).headers()['content-type']).toContain('text/event-stream');

  // The second tab of the browser shares the stream of the first.
  const beside = await context.newPage();
  await beside.goto(`/orders/${order.id}`);
  const state = beside.getByRole('heading', { level: 1 }).locator('xpath=ancestor::header');
  await expect(state).toBeVisible();

  await pay(page, link);
  await expect(row).toContainText('Paid', { timeout: SOON });
  await beside.bringToFront();
  await expect(beside.getByRole('main')).toContainText('Order paid', { timeout: SOON });
});
