import { expect, type Page } from '@playwright/test';
import { call, countCalls, makeOrder, takeRight } from './payment-helpers.ts';
import { beSignedIn, owner } from './sign-in.ts';
import { test } from './test.ts';

const nikos = { login: 'nikos.stathakis@aegeanhouse.gr', password: owner.password };

/** Requests 450 euros of an order, charged in a currency without a rate. */
async function chargeInDollars(page: Page, orderId: string): Promise<void> {
  await page.goto(`/orders/${orderId}/new-payment`);
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('450');
  await page.getByRole('button', { name: 'Another currency' }).click();
  await page.getByRole('combobox', { name: 'The guest is charged in' }).click();
  await page.getByRole('option', { name: 'USD' }).click();
  await expect(page.getByText('There is no active exchange rate from EUR to USD')).toBeVisible();
}

// Specification 4.34, 4.35
test('7 Jet, rate missing: asked for before anything is sent, added, and frozen in the payment', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '900.00');
  await removeRates(page);

  await test.step('who may not open the settings is told whom to ask', async () => {
    const restore = await takeRight(page, nikos.login, 'SETTINGS_VIEW');
    const context = await browser.newContext();
    try {
      const other = await context.newPage();
      await beSignedIn(other, nikos);
      await chargeInDollars(other, order.id);
      await expect(other.getByText('Ask a colleague who may change the settings')).toBeVisible();
      await expect(other.getByRole('button', { name: 'Update the rate' })).toHaveCount(0);
    } finally {
      await restore();
      await context.close();
    }
  });

  const sent = countCalls(page, '/api/v1/payments');
  await test.step('silent while the rate is missing', async () => {
    await chargeInDollars(page, order.id);
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(page.getByText('There is no active exchange rate from EUR to USD')).toBeVisible();
    expect(sent()).toBe(0);
  });

  await test.step('the rate is added, the form is still filled', async () => {
    await page.getByRole('button', { name: 'Update the rate' }).click();
    await expect(page).toHaveURL(/\/settings\/rates$/);
    await page.getByRole('button', { name: 'Add a rate for USD' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Rate', { exact: true }).fill('0.8');
    await dialog.getByRole('button', { name: 'Add rate' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('450.00');
    await expect(page.getByText('1 EUR = 1.25 USD')).toBeVisible();
    await expect(page.getByText(/There is no active exchange rate/)).toHaveCount(0);
  });

  await test.step('both amounts, the rate and its day stay, though the rate is changed', async () => {
    await page.getByRole('button', { name: /^Create link for \$562\.50/ }).click();
    await expect(page.getByRole('heading', { name: 'Link for $562.50' })).toBeVisible();
    await page.getByRole('link', { name: 'Open the order' }).click();
    await page.getByRole('row').filter({ hasText: 'Payment link' }).getByRole('link').first().click();
    const facts = page.getByRole('region', { name: 'Payment', exact: true });
    await expect(facts.getByText(/\$562\.50/)).toBeVisible();
    await expect(facts.getByText(/^1 EUR = 1\.25 USD, of \d\d\.\d\d\.\d{4}$/)).toBeVisible();
    await changeRate(page, '0.1');
    await page.reload();
    await expect(facts.getByText(/^1 EUR = 1\.25 USD/)).toBeVisible();
    await expect(facts.getByText(/\$562\.50/)).toBeVisible();
  });

  await test.step('another rate between the form and the press is refused with the new amount', async () => {
    await page.goto(`/orders/${order.id}/new-payment`);
    await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('400');
    await page.getByRole('button', { name: 'Another currency' }).click();
    await page.getByRole('combobox', { name: 'The guest is charged in' }).click();
    await page.getByRole('option', { name: 'USD' }).click();
    const act = page.getByRole('button', { name: /^Create link/ });
    await expect(act).toHaveText('Create link for $4,000.00');
    await changeRate(page, '0.5');
    const before = sent();
    await act.click();
    await expect(
      page.getByText(/The exchange rate has changed in the meantime: it is \$800\.00 now/),
    ).toBeVisible();
    await expect(act).toHaveText('Create link for $800.00');
    await removeRates(page);
    await act.click();
    await expect(page.getByText('There is no active exchange rate from EUR to USD')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('400.00');
    expect(sent()).toBe(before + 2);
  });
});

interface Rate {
  readonly id: string;
  readonly currency: string;
  readonly start_date: string;
  readonly end_date: string | null;
}

/** The dollar's rates and their address. */
async function dollarRates(page: Page, narrowed: string) {
  const company = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ENV') ?? '{}').context.businessProfileId as string,
  );
  const path = `/api/v1/business-profiles/${company}/rates`;
  const answer = await page.request.get(`${path}?${narrowed}`, { headers: { 'Company-ID': company } });
  const { content } = (await answer.json()) as { content: Rate[] };
  return { path, rates: content.filter(({ currency }) => currency === 'USD') };
}

/** Deletes all rates of the dollar. */
async function removeRates(page: Page): Promise<void> {
  const { path, rates } = await dollarRates(page, 'size=200');
  for (const { id } of rates) await call(page, `${path}/${id}`, undefined, 'DELETE');
}

/** Sets today's rate of the dollar in euros. */
async function changeRate(page: Page, rate: string): Promise<void> {
  const { path, rates } = await dollarRates(page, 'for-today=true');
  const [today] = rates;
  expect(today).toBeDefined();
  const { start_date, end_date } = today ?? {};
  await call(page, `${path}/${today?.id}`, { currency: 'USD', start_date, end_date, rate }, 'PUT');
}
