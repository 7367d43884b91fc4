import { expect } from '@playwright/test';
import { call, makeLink, makeOrder, openPaid } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { EVENTS, test } from './test.ts';

test('A sent link is sent again or copied from its order, and follows the corrected address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beSignedIn(page);
  const order = await makeOrder(page, '600.00');
  const link = await makeLink(page, order.id, '600.00');
  const old = `maria.${order.externalId.toLowerCase()}@example.com`;
  const notify = { channel: 'EMAIL', recipient: old, with_qrcode: false };
  await call(page, `/api/v1/payments/${link.id}/notifications`, notify);
  await page.goto(`/orders/${order.id}`);
  const more = page.getByRole('button', { name: `More for payment ${link.number}` });

  await test.step('its menu offers the link, and no refund of what nobody has paid', async () => {
    await more.click();
    await expect(page.getByRole('menuitem')).toHaveText(['Send again', 'Copy link', 'Cancel payment']);
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link.link);
  });

  const corrected = old.replace('maria', 'maria.new');
  await test.step('after a correction it is offered to go to the new address', async () => {
    await page.goto(`/orders/${order.id}/edit-customer`);
    await page.getByLabel('E-mail').fill(corrected);
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText(`${link.number} went to ${old}`)).toBeVisible();
    await page.getByRole('button', { name: `Send to ${corrected}` }).click();
    await expect(page.getByText('Link sent').first()).toBeVisible();
    await expect(page.getByText(`${link.number} went to`)).toHaveCount(0);
  });

  const refused = 'maria@bounce.test';
  await test.step('what the carrier refuses is not called sent', async () => {
    await page.goto(`/orders/${order.id}`);
    await more.click();
    await page.getByRole('menuitem', { name: 'Send again' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('E-mail').first()).toHaveValue(corrected);
    const sent = page.getByText('Link sent', { exact: true });
    const before = await sent.count();
    await dialog.getByLabel('E-mail').first().fill(refused);
    await dialog.getByRole('button', { name: 'Send e-mail' }).click();
    await expect(dialog.getByText(`Not delivered to ${refused}`).first()).toBeVisible();
    // The state of the payment says so too: no notice has joined it.
    await expect(sent).toHaveCount(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('table').getByText(`Not delivered to ${refused}`)).toBeVisible();
    await page.goto(`/orders/${order.id}/${link.id}`);
    await expect(page.getByText(`The message to ${refused} was not delivered`)).toBeVisible();
    await page.goto(`/orders/${order.id}`);
    await expect(page.getByText(`${link.number} went to ${refused}`)).toBeVisible();
  });

  await test.step("the payer's page names its part of the order and the zone of the property", async () => {
    await page.goto(link.link);
    await expect(page.getByRole('heading', { level: 1, name: /^Payment/ })).toBeVisible();
    await expect(page.getByText(`Order ${order.externalId} for Maria Papadopoulou`)).toBeVisible();
    await expect(page.getByText(/^Pay by \w{3} \d+ \w+ \d{4}, \d\d:\d\d in Athens$/)).toBeVisible();
  });
});

test('A further payment proposes what remains of the order', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '600.00');
  await makeLink(page, order.id, '396.00');
  await page.goto(`/orders/${order.id}/new-payment`);
  await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('204.00');
});

test('A state that cannot be read again is told once, in the dialog', async ({ page }) => {
  await beSignedIn(page);
  await page.route(EVENTS, (route) => route.abort());
  const { payment } = await openPaid(page, '90.00');
  await page.route('**/actions/refund', (route) => route.abort('connectionreset'));
  await page.route(`**/payments/${payment.id}{,/transactions}`, (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund €90.00' }).click();
  await expect(dialog.getByText('the current state could not be read')).toBeVisible();
  await expect(page.getByText('No connection to the server.')).toHaveCount(0);
});
