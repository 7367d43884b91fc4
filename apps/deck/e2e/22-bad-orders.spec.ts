import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { tick, withoutFileDialog } from './lists.ts';
import { call, makeOrder } from './payment-helpers.ts';
import { beSignedIn, owner } from './sign-in.ts';
import { test } from './test.ts';
import { checkData, fillOrder, freshId } from './wizard.ts';

test.beforeEach(({ page }) => beSignedIn(page));

const save = (page: Page) => page.getByRole('button', { name: /^Save/ });
const ORDERS = '**/api/v1/orders';

test('A property deleted meanwhile is reported at its field, with the form intact', async ({ page }) => {
  await fillOrder(page, freshId());
  await checkData(page);
  await page.route(ORDERS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = { ...route.request().postDataJSON(), property_id: crypto.randomUUID() };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await page.getByRole('button', { name: 'Create order, €120.00' }).click();
  await page.getByRole('button', { name: 'Edit data' }).click();
  await expect(page.getByRole('combobox', { name: 'Property' })).toHaveAccessibleDescription(
    /no longer exists/,
  );
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Spa ritual');
});

test('A quick click on a type is not lost to the error that appears as the empty property is left', async ({
  page,
}) => {
  await page.goto('/orders/create');
  await page.getByRole('combobox', { name: 'Property' }).click();
  // The option names the city once.
  await expect(page.getByRole('option', { name: /^Kalypso Bay Resort/ })).toHaveText(
    'Kalypso Bay ResortNaxos',
  );
  await page.keyboard.press('Escape');
  await page.getByText('Yacht', { exact: true }).first().click();
  await expect(page.getByRole('radio', { name: 'Yacht' })).toBeChecked();
  await expect(page.getByText('Please fill out this field')).toBeVisible();
});

test('Notes of 10,000 characters are refused at their field, with the limit', async ({ page }) => {
  await fillOrder(page, freshId());
  const note = page.getByLabel('Internal note');
  await note.fill('ж'.repeat(10_000));
  await page.getByRole('button', { name: 'Check data' }).click();
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/8,?000 characters too many/)).toBeVisible();
  await expect(note).toHaveValue('ж'.repeat(10_000));
  await note.fill('ж'.repeat(2_000));
  await checkData(page);
});

test('Lines that are too long name their limit, and an amount filled in by a rate is no longer an error', async ({
  page,
}) => {
  await page.goto('/orders/create');
  await page.getByRole('button', { name: 'Check data' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
  await expect(amount).toHaveAccessibleDescription(/Please fill out this field/);
  await page.getByLabel(/^Rate per night/).fill('200');
  await page.getByLabel(/^Nights/).fill('3');
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('600.00');
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  const name = page.getByLabel('Last name');
  await name.fill('X'.repeat(201));
  await expect(name).toHaveAccessibleDescription(/At most 200 characters/);
  await expect(name).toHaveValue('X'.repeat(201));
});

test('An unreadable rate is not lost: its position stays open, and leaving asks', async ({ page }) => {
  await page.goto('/orders/create');
  const rate = page.getByLabel(/^Rate per night/);
  await rate.fill('two hundred');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  // While it closes it keeps the focus, so a text typed beneath would land elsewhere.
  await expect(question).toBeHidden();

  await page.getByLabel('Room or offer').fill('Superior Double');
  await page.getByRole('textbox', { name: 'Check-in - check-out' }).fill('25.11.2027 - 28.11.2027');
  await page.getByLabel('Guests').fill('2');
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('600');
  await page.getByRole('button', { name: 'Add a position' }).click();
  await expect(page.getByRole('heading', { name: 'Position 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for position 1' }).click();
  await page.getByRole('menuitem', { name: 'Collapse the position' }).click();
  await expect(rate.first()).toBeFocused();
  await expect(rate.first()).toHaveValue('two hundred');
  await expect(rate.first()).toHaveAttribute('aria-invalid', 'true');

  await rate.first().fill('200');
  await page.getByRole('button', { name: 'Actions for position 1' }).click();
  await page.getByRole('menuitem', { name: 'Collapse the position' }).click();
  await expect(page.getByRole('button', { name: 'Edit position 1' })).toBeVisible();
});

test('Two hundred positions are checked, created and edited', async ({ page }) => {
  test.slow();
  const order = await makeOrder(page, '1.00');
  const read = await page.request.get(`/api/v1/orders/${order.id}`, { headers: await companyQuery(page) });
  const { positions, ...rest } = (await read.json()) as { positions: object[] };
  await call(
    page,
    `/api/v1/orders/${order.id}`,
    {
      ...rest,
      positions: Array.from({ length: 200 }, (_, n) => ({ ...positions[0], name: `Day ${n + 1}` })),
    },
    'PUT',
  );
  await page.goto(`/orders/${order.id}/edit`);
  await expect(page.getByText('An order has at most 200 positions.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit position 200' }).click();
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('2.5');
  await page.getByRole('button', { name: 'Save, €201.50' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
  await expect(page.getByText('€201.50').first()).toBeVisible();
  await expect(page.getByText('Day 200')).toBeAttached();
});

test('HTML and formulas in every text stay text: in the list, the order and the file', async ({ page }) => {
  await withoutFileDialog(page);
  const nasty = `<img src=x onerror="document.title='run'">`;
  const order = await makeOrder(page, '10.00');
  const read = await page.request.get(`/api/v1/orders/${order.id}`, { headers: await companyQuery(page) });
  const { customer, ...rest } = (await read.json()) as { customer: object };
  await call(
    page,
    `/api/v1/orders/${order.id}`,
    {
      ...rest,
      reservation_id: '=HYPERLINK("http://evil.test")',
      internal_note: nasty,
      message_to_customer: nasty,
      positions: [{ type: 'OTHER', name: nasty, amount: '10.00' }],
      customer: { ...customer, first_name: '-', last_name: 'Maria', company_name: nasty },
    },
    'PUT',
  );
  await page.goto(`/orders/${order.id}`);
  await expect.poll(() => page.getByText(nasty).count()).toBeGreaterThanOrEqual(3);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  // The columns are stored per user, and other tests use the owner's.
  await beSignedIn(page, { ...owner, login: 'nikos.stathakis@aegeanhouse.gr' });
  await page.goto(`/orders?q=${order.externalId}`);
  await page.getByRole('button', { name: 'Columns' }).click();
  await tick(page.getByRole('checkbox', { name: 'Reservation ID', exact: true }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(`'- Maria`);
  expect(text).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
  await expect(page).not.toHaveTitle('run');
});

for (const [name, arrives, isRead, words] of [
  ['that arrived is found saved', true, true, 'It was saved'],
  ['that did not arrive is offered again', false, true, 'It was not saved'],
  ['is not offered again before it was read', false, false, 'Read it again before you save'],
] as const)
  test(`Answer lost: an edit ${name}`, async ({ page }) => {
    const order = await makeOrder(page, '600.00');
    await page.goto(`/orders/${order.id}/edit`);
    await page.getByLabel('Internal note').fill('late arrival');
    let isCut = false;
    await page.route(`**/api/v1/orders/${order.id}`, async (route) => {
      const isWrite = route.request().method() === 'PUT';
      if (isWrite && arrives) await route.fetch();
      isCut ||= isWrite;
      if (isWrite || (isCut && !isRead)) await route.abort('connectionreset');
      else await route.continue();
    });
    await save(page).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByLabel('Internal note')).toHaveValue('late arrival');
    if (isRead) return;
    await expect(save(page)).toBeDisabled();
    await page.unroute(`**/api/v1/orders/${order.id}`);
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(page.getByText('It was not saved')).toBeVisible();
    await save(page).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
  });

/** The current division, as the page sends it to the server. */
const companyQuery = (page: Page) =>
  page.evaluate(() => ({
    'Company-ID': JSON.parse(localStorage.getItem('ENV') ?? '{}').context.businessProfileId as string,
  }));
