import { expect, type Page } from '@playwright/test';
import { checkLooks } from './check-looks.ts';
import { advance, call, cards, fillCard, makeOrder } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

/** Cards that a bank declines, and that it wants confirmed. */
const poor = '4000000000009995';
const asking = '4000002760003184';

/** A guest with a link over 90 euros, who may pay by these methods; all if none is named. */
async function guestOf(page: Page, methods: readonly string[]): Promise<Page> {
  await beSignedIn(page);
  return openLink(page, methods);
}

async function openLink(page: Page, methods: readonly string[]): Promise<Page> {
  const order = await makeOrder(page, '90.00');
  const { link } = await call<{ link: string }>(page, '/api/v1/payments', {
    order_id: order.id,
    type: 'PAYMENT_LINK',
    amount: '90.00',
    currency: 'EUR',
    scheme: 'CHARGE',
    lifetime: 'P3D',
    description: '',
    customer_note: '',
    reference: '',
    invoice_number: '',
    methods,
  });
  const guest = await page.context().newPage();
  await guest.goto(link);
  return guest;
}

async function expectReceipt(guest: Page): Promise<void> {
  const pdf = guest.getByRole('link', { name: /PDF$/ });
  await expect(pdf).toBeVisible();
  const file = await guest.request.get((await pdf.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
}

const payButton = (guest: Page) => guest.getByRole('button', { name: 'Pay €90.00' });
const declined = (guest: Page) => guest.getByRole('alert').filter({ hasText: 'Nothing was charged' });

test('51 Wallet: the sheet is closed, its card declined, then it pays', async ({ page }) => {
  const guest = await guestOf(page, ['APPLE_PAY', 'VISA']);
  const wallet = guest.getByRole('button', { name: 'Apple Pay' });
  const sheet = guest.frameLocator('iframe[title="Apple Pay, a wallet"]');
  await wallet.click();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(guest.getByRole('dialog')).toHaveCount(0);
  await expect(payButton(guest)).toBeEnabled();

  await wallet.click();
  await sheet.getByRole('radio', { name: /9995/ }).check();
  await sheet.getByRole('button', { name: 'Pay €90.00' }).click();
  await expect(declined(guest)).toBeVisible();

  await wallet.click();
  await sheet.getByRole('button', { name: 'Pay €90.00' }).click();
  await expectReceipt(guest);
});

test('51 Bank page: left without an answer, refused, then confirmed', async ({ page }) => {
  const guest = await guestOf(page, ['IRIS', 'VISA']);
  const bank = guest.getByRole('button', { name: /^IRIS/ });
  await bank.click();
  await guest.getByRole('link', { name: 'Back without an answer' }).click();
  await expect(guest.getByRole('link', { name: 'Continue to the bank' })).toBeVisible();
  await guest.getByRole('button', { name: 'Choose another way to pay' }).click();
  await expect(payButton(guest)).toBeVisible();

  await bank.click();
  await guest.getByRole('button', { name: 'Refuse' }).click();
  await expect(declined(guest)).toBeVisible();

  await bank.click();
  await guest.getByRole('button', { name: 'Confirm €90.00' }).click();
  await expectReceipt(guest);
});

test('51 Transfer: the account and the reference, then the money a day later', async ({ page }) => {
  const guest = await guestOf(page, ['SEPA_CREDIT_TRANSFER']);
  await guest.getByRole('button', { name: /^SEPA credit transfer/ }).click();
  await expect(guest.getByText(/^GR16 0110/)).toBeVisible();
  await guest.getByRole('link', { name: 'Send it in the simulated bank' }).click();
  await guest.getByRole('button', { name: 'Let it arrive tomorrow' }).click();
  await expect(guest.getByRole('heading', { name: 'We are waiting for your transfer' })).toBeVisible();
  await advance(page, 'P1DT1H');
  await expectReceipt(guest);
});

test('51 Cryptocurrency: said to be sent, and paid', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Aegean House/ }).click();
  await page.getByRole('menuitemradio', { name: 'Halcyon Charter' }).click();
  await expect(page.getByRole('button', { name: /Halcyon Charter/ })).toBeVisible();
  const guest = await openLink(page, ['BITCOIN']);
  await guest.getByRole('button', { name: /^I have sent it/ }).click();
  await expectReceipt(guest);
});

test('51 Card on a phone: declined three times, each time with its reason in sight, then confirmed at the bank', async ({
  page,
}) => {
  const guest = await guestOf(page, []);
  await guest.setViewportSize({ width: 390, height: 844 });
  for (const _ of ['first', 'second', 'third']) {
    await fillCard(guest, poor, 'MARIA PAPADOPOULOU');
    await payButton(guest).click();
    await expect(declined(guest)).toBeInViewport({ ratio: 1 });
    // The number is empty again, the name stays.
    const frame = guest.frameLocator('iframe[title="Card details"]');
    await expect(frame.getByLabel('Card number')).toHaveValue('');
    await expect(frame.getByLabel('Name on card')).toHaveValue('MARIA PAPADOPOULOU');
  }
  await fillCard(guest, asking, 'MARIA PAPADOPOULOU');
  await payButton(guest).click();
  await guest.getByRole('button', { name: 'Confirm €90.00' }).click();
  await expect(guest.getByRole('link', { name: 'PDF' })).toBeVisible();
});

const spoken = [
  {
    language: 'el',
    frame: 'Στοιχεία κάρτας',
    labels: ['Αριθμός κάρτας', 'Λήξη', 'Κωδικός ασφαλείας'],
    pay: /^Πληρωμή 90,00/,
    confirm: /^Επιβεβαίωση 90,00/,
  },
  {
    language: 'lv',
    frame: 'Kartes dati',
    labels: ['Kartes numurs', 'Derīga līdz', 'Drošības kods'],
    pay: /^Maksāt 90,00/,
    confirm: /^Apstiprināt 90,00/,
  },
] as const;

for (const { language, frame, labels, pay, confirm } of spoken)
  test(`51 On a phone in ${language}: a card, the bank's page, and back to the receipt`, async ({ page }) => {
    const guest = await guestOf(page, []);
    await guest.setViewportSize({ width: 390, height: 844 });
    const errors: string[] = [];
    guest.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await guest.goto(`${guest.url()}?language=${language}`);
    const fields = guest.frameLocator(`iframe[title="${frame}"]`);
    for (const [index, typed] of [asking, '12/30', '123'].entries())
      await fields.getByLabel(labels[index] ?? '').fill(typed);
    await guest.getByRole('button', { name: pay }).click();
    await guest.getByRole('button', { name: confirm }).click();
    await expect(guest.getByRole('link', { name: 'PDF' })).toBeVisible();
    expect(await guest.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(new URL(guest.url()).searchParams.get('language')).toBe(language);
    // A message to the frame of the card before it is there would be one.
    expect(errors).toEqual([]);
  });

test('51 Two tabs: paid in one, a press in the other charges nothing and shows the receipt', async ({
  page,
}) => {
  const guest = await guestOf(page, []);
  const other = await page.context().newPage();
  await other.goto(guest.url());
  for (const tab of [guest, other]) await fillCard(tab, cards.good, 'MARIA PAPADOPOULOU');
  await payButton(guest).click();
  await expectReceipt(guest);
  await payButton(other).click();
  await expectReceipt(other);
  await guest.reload();
  await expectReceipt(guest);
  const { attempts } = await (await page.request.get(guest.url().replace('/pay/', '/pay/api/'))).json();
  expect(attempts).toBe(1);
});

test('51 The page and the receipt have no finding of axe, from a wide desk to 400 % on a phone', async ({
  page,
}) => {
  const widths = [1440, 1000, 390, 320];
  const guest = await guestOf(page, []);
  await expect(guest.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible();
  await checkLooks(guest, widths);
  await guest.setViewportSize({ width: 1440, height: 900 });
  await fillCard(guest, cards.good, 'MARIA PAPADOPOULOU');
  await payButton(guest).click();
  await expectReceipt(guest);
  await checkLooks(guest, widths);
});

/** The most that an open payment may load on a phone, in bytes as sent, without pictures. */
const MOST = 200_000;

for (const language of ['en', 'el', 'ru', 'lv', 'lt'])
  test(`51 On a phone an open payment loads at most 200 kB in ${language}`, async ({ page, browser }) => {
    const open = await guestOf(page, []);
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const sent = new Map<string, Promise<number>>();
    phone.on('requestfinished', (request) => {
      const isPicture = request.resourceType() === 'image';
      if (!isPicture)
        sent.set(
          request.url(),
          request.sizes().then((size) => size.responseBodySize),
        );
    });
    await phone.goto(`${open.url()}?language=${language}`, { waitUntil: 'networkidle' });
    await expect(phone.locator('iframe').first()).toBeVisible();
    const sizes = await Promise.all(sent.values());
    const all = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'sent', description: `${language}: ${all} bytes` });
    expect(sizes.length).toBeGreaterThan(5);
    expect(all).toBeLessThanOrEqual(MOST);
    await phone.close();
  });
