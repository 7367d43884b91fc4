import { expect } from '@playwright/test';
import {
  bePaying,
  countCalls,
  makeLink,
  makeOrder,
  openPaid,
  takeRight,
  typePart,
} from './payment-helpers.ts';
import { beSignedIn, owner } from './sign-in.ts';
import { test } from './test.ts';

const nikosLogin = 'nikos.stathakis@aegeanhouse.gr';

test.beforeEach(({ page }) => beSignedIn(page));

for (const [name, action, scheme] of [
  ['Capture', 'capture', 'AUTH'],
  ['Refund', 'refund', 'CHARGE'],
] as const)
  test(`17 Double submit: ${action}`, async ({ page }) => {
    await openPaid(page, '90.00', scheme);
    const sent = countCalls(page, `/actions/${action}`);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/actions/*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await typePart(dialog, '30');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: `${name} €30.00` }).click({ force: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    answer();
    await expect(dialog).toBeHidden();
    expect(sent()).toBe(1);
    const word = action === 'capture' ? 'Partially captured €30.00' : 'Refunded €30.00';
    await expect(
      page.getByRole('region', { name: 'What happened' }).getByRole('listitem').filter({ hasText: word }),
    ).toHaveCount(1);
  });

test('18 Answer lost: a refund that succeeded is not sent again', async ({ page }) => {
  await openPaid(page, '90.00');
  const sent = countCalls(page, '/actions/refund');
  await page.route('**/actions/refund', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await typePart(dialog, '30');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('It was done')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Refunded €30.00')).toHaveCount(1);
  expect(sent()).toBe(1);
});

test('18 Answer lost: a refund that did not arrive can be resent with its key', async ({ page }) => {
  await openPaid(page, '90.00');
  const keys: (string | undefined)[] = [];
  await page.route('**/actions/refund', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await typePart(dialog, '30');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The answer was lost; nothing has changed')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('30.00');
  await dialog.getByRole('button', { name: 'Refund €30.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Refunded €30.00').first()).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

// Specification 4.31, 8.35
test('21 Revoke while the payer pays: refused with the minutes, and so is the order', async ({ page }) => {
  const order = await makeOrder(page, '90.00');
  const payment = await makeLink(page, order.id, '90.00');
  await page.goto(`/orders/${order.id}/${payment.id}`);
  await page.getByRole('button', { name: 'Cancel payment', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel €90.00' })).toBeEnabled();
  await bePaying(page, payment);
  const press = dialog.getByRole('button', { name: 'Cancel €90.00' });
  // The screen may learn of the payer before the press: in both cases it shows the minutes.
  await press.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(
    dialog.getByText(/The customer is paying right now. Try again in \d+ min/).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/orders/${order.id}`);
  await page.getByRole('button', { name: /^More for order/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Cancel order' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menuitem', { name: 'Cancel order' })).toContainText(
    /cannot be canceled while a payment is in progress.*\d+ min/,
  );
});

test('27 Permission gone mid-dialog', async ({ page, browser }) => {
  const { payment } = await openPaid(page, '90.00');
  const address = page.url();
  const context = await browser.newContext();
  const nikos = await context.newPage();
  await beSignedIn(nikos, { login: nikosLogin, password: owner.password });
  await nikos.goto(new URL(address).pathname);
  await nikos.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = nikos.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Refund €90.00' })).toBeEnabled();
  const sent = countCalls(nikos, '/actions/refund');
  const restore = await takeRight(page, nikosLogin, 'PAYMENT_REFUND');
  try {
    await nikos.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(dialog.getByText(/You do not have the right to do this/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
    await nikos.keyboard.press('Enter');
    expect(sent()).toBe(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: payment.number, level: 1 })).toBeVisible();
    await expect(page.getByText(/^Refunded €/)).toHaveCount(0);
  } finally {
    await restore();
    await context.close();
  }
});
