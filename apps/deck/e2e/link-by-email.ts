import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { fillCard } from './payment-helpers.ts';
import { freshId } from './wizard.ts';

/** Journey 1 for the signed-in user: from a new order to paid, with a new order and guest each time. */
export async function takeAPaymentByEmail(page: Page, context: BrowserContext): Promise<void> {
  const orderId = freshId();
  const guest = {
    first: 'Élodie',
    last: "O'Neil-Smith",
    email: `elodie.${orderId.toLowerCase()}@example.com`,
  };

  await test.step('the list of orders', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    await expect(page.getByRole('row').nth(5)).toBeVisible();
  });

  await test.step('Fill Data', async () => {
    await page.getByRole('link', { name: 'New order' }).click();
    await expect(page).toHaveTitle(/ · Deck · New order$/);
    await page.getByRole('button', { name: 'Check data' }).click();
    await expect(page.getByText('Please fill out this field').first()).toBeVisible();

    await choose(page, 'Property', 'Kalypso Bay Resort');
    await page.getByLabel('Order ID').fill(orderId);
    await page.getByLabel('Room or offer').fill('Deluxe Sea View');
    const days = page.getByRole('textbox', { name: 'Check-in - check-out' });
    await days.fill('27.03.2027 - 30.03.2027');
    await days.press('Enter');
    await expect(page.getByText('3 nights').first()).toBeVisible();
    await page.getByLabel('Guests').fill('2');
    await page.getByLabel('Rate per night').fill('200');
    await page.getByLabel('Rate per night').press('Tab');
    await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('600.00');
    await page.getByLabel('First name').fill('Иван');
    await page.getByLabel('Last name').fill(guest.last);
    await page.getByLabel('E-mail').fill(guest.email);
    await page.getByRole('button', { name: 'Check data' }).click();
    await expect(page.getByText('Use Latin letters, as on the card')).toBeVisible();
    await page.getByLabel('First name').fill(guest.first);
    await page.getByRole('button', { name: 'Check data' }).click();
  });

  await test.step('Check Data', async () => {
    await expect(page.getByText(guest.email).first()).toBeVisible();
    await page.getByRole('button', { name: 'Create order, €600.00' }).dblclick();
  });

  await test.step('Completed', async () => {
    await expect(page.getByText(`Order ${orderId} is created`)).toBeVisible();
    await page.getByRole('link', { name: 'Make a payment' }).click();
  });

  await test.step('Make a payment: the link goes out by e-mail', async () => {
    await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('600.00');
    await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('600.01');
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(page.getByText('Only €600.00 is left of this order')).toBeVisible();
    await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('600');
    await page.getByRole('button', { name: 'Create link for €600.00' }).click();
    await page.getByRole('button', { name: 'Send link for €600.00' }).click();
    await expect(page.getByRole('heading', { name: `Sent to ${guest.first} ${guest.last}` })).toBeVisible();
  });

  const payPage = await test.step('the mail with its QR code, in the inbox', async () => {
    const inbox = await context.newPage();
    await inbox.goto('/sandbox');
    await inbox.getByText(guest.email).first().click();
    const letter = inbox.frameLocator('iframe');
    await expect(letter.getByRole('img', { name: /^QR/ })).toBeVisible();
    const opened = context.waitForEvent('page');
    await letter.getByRole('link', { name: 'Pay €600.00' }).click();
    return opened;
  });

  await test.step("the payer's page: a declined card, then an approved one", async () => {
    await expect(payPage.getByText('Kalypso Bay Resort').first()).toBeVisible();
    await giveCard(payPage, '4000000000009995');
    await expect(payPage.getByRole('alert')).toContainText('Nothing was charged');
    await giveCard(payPage, '4242424242424242');
    await expect(payPage.getByRole('link', { name: 'Receipt as PDF' })).toBeVisible();
  });

  await test.step('payment, order, timeline, list and totals, after a reload too', async () => {
    await page.getByRole('link', { name: 'Open the order' }).click();
    for (const time of ['at once', 'after a reload']) {
      await expect(page.getByRole('heading', { name: orderId, level: 1 }), time).toBeVisible();
      await expect(page.getByText('Order paid €600.00')).toBeVisible();
      const header = page.getByRole('main').locator('header').first();
      await expect(header.getByText('Paid', { exact: true }).first()).toBeVisible();
      const events = [
        'Charged €600.00',
        'Declined €600.00',
        'Payment page opened',
        'Message opened',
        'Message delivered',
        'Link sent to e-mail',
        'Link created €600.00',
        'Created',
      ];
      const happened = await page
        .getByRole('region', { name: 'What happened' })
        .getByRole('listitem')
        .allInnerTexts();
      const at = events.map((event) => happened.findIndex((line) => line.includes(event)));
      expect(at, `${time}: ${happened.join(' | ')}`).not.toContain(-1);
      expect(at).toEqual(at.toSorted((a, b) => a - b));
      await expect(page.getByText('Insufficient funds (51)')).toBeVisible();
      await page.reload();
    }
    await page.getByRole('row').filter({ hasText: 'Visa •••• 4242' }).getByRole('link').click();
    await expect(page.getByText('Charged', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Approved' })).toContainText('600.00');

    await page.getByRole('navigation', { name: /menu/i }).getByRole('link', { name: 'Orders' }).click();
    const row = page.getByRole('row').filter({ hasText: orderId });
    await expect(row).toContainText('Paid');
    await expect(row).toContainText('600.00');
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: orderId })).toContainText('Paid');
    expect(await paidTotal(page, guest.email)).toBe(60_000n);
  });
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option }).click();
}

async function giveCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number, 'ELODIE ONEIL');
  await page.getByRole('button', { name: /^Pay €600/ }).click();
}

/** The total paid by a guest's orders in cents, by the server's answer. */
async function paidTotal(page: Page, email: string): Promise<bigint> {
  const filter = encodeURIComponent(JSON.stringify({ search: email }));
  const response = await page.request.get(`/api/v1/orders?get_orders_rq=${filter}`);
  const { content } = (await response.json()) as { content: { paid_amount: string }[] };
  return content.reduce((sum, { paid_amount }) => sum + BigInt(paid_amount.replace('.', '')), 0n);
}
