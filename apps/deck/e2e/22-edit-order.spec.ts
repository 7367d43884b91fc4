import { expect, type Page } from '@playwright/test';
import { makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => beSignedIn(page));

const save = (page: Page) => page.getByRole('button', { name: /^Save/ });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount', exact: true });

// Specification 4.21
test('22 Over the total: the order can be edited, but not below the amount taken', async ({ page }) => {
  const order = await makeOrder(page, '600.00');
  await pay(page, await makeLink(page, order.id, '400.00'));
  await page.goto(`/orders/${order.id}/edit`);
  await expect(page.getByText('At least €400.00')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Currency' })).toBeDisabled();

  await amount(page).fill('399.99');
  await save(page).click();
  await expect(page.getByText('The total cannot go below €400.00')).toBeVisible();
  await expect(page).toHaveURL(/\/edit$/);
  await amount(page).fill('650');
  await page.getByRole('button', { name: 'Save, €650.00' }).click();
  await expect(page.getByText(`Order ${order.externalId} is saved`)).toBeVisible();
  await makeLink(page, order.id, '250.00');
  await page.reload();
  await expect(page.getByText('€650.00').first()).toBeVisible();
});

test('A payment taken meanwhile makes the server refuse, with a reason and the form intact', async ({
  page,
}) => {
  const order = await makeOrder(page, '600.00');
  await page.goto(`/orders/${order.id}/edit`);
  await amount(page).fill('300');
  await pay(page, await makeLink(page, order.id, '400.00'));
  await save(page).click();
  await expect(page.getByText('The total cannot go below €400.00').first()).toBeVisible();
  await expect(amount(page)).toHaveValue('300.00');
});

test('Two tabs: the second learns of the conflict, sees both versions, and loses nothing', async ({
  page,
  context,
}) => {
  const order = await makeOrder(page, '600.00');
  await page.goto(`/orders/${order.id}/edit`);
  await page.getByLabel('E-mail').fill('mine@example.com');
  await page.getByLabel('Internal note').fill('late arrival');
  await knowNothingUntilSaved(page, order.id);

  const other = await context.newPage();
  await other.goto(`/orders/${order.id}/edit-customer`);
  await other.getByLabel('E-mail').fill('theirs@example.com');
  await other.getByLabel('Company').fill('Fjord');
  await save(other).click();
  await expect(other).toHaveURL(new RegExp(`/orders/${order.id}$`));

  await page.bringToFront();
  await save(page).click();
  await expect(page.getByText('Eleni Markou has edited this order in the meantime')).toBeVisible();
  const email = page.getByRole('radiogroup', { name: 'E-mail' });
  await expect(email.getByRole('radio', { name: 'theirs@example.com' })).not.toBeChecked();
  await expect(email.getByRole('radio', { name: 'mine@example.com' })).toBeChecked();
  await expect(
    page.getByRole('radiogroup', { name: 'Company' }).getByRole('radio', { name: 'Fjord' }),
  ).toBeChecked();
  await page.getByRole('button', { name: 'Use this choice' }).click();
  await expect(page.getByLabel('Internal note')).toHaveValue('late arrival');
  await save(page).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
  for (const kept of ['mine@example.com', 'Fjord', 'late arrival'])
    await expect(page.getByText(kept).first()).toBeVisible();
});

/** Freezes the polling of the order: otherwise the page may learn of the other edit before it saves. */
async function knowNothingUntilSaved(page: Page, id: string): Promise<void> {
  const address = `/api/v1/orders/${id}`;
  const known = await page.request.get(address);
  let isSaved = false;
  await page.route(`**${address}`, (route) => {
    isSaved ||= route.request().method() !== 'GET';
    return isSaved ? route.continue() : route.fulfill({ response: known });
  });
}

test('Positions are moved by keyboard, and a check-out before check-in is refused', async ({ page }) => {
  const order = await makeOrder(page, '600.00');
  await page.goto(`/orders/${order.id}/edit`);
  await page.getByRole('button', { name: 'Add a position' }).click();
  await page.getByText('Accommodation', { exact: true }).last().click();
  const days = page.getByRole('textbox', { name: 'Check-in - check-out' });
  await days.fill('30.03.2027 - 27.03.2027');
  await days.press('Tab');
  await expect(days).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('button', { name: 'Actions for position 2' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
  await expect(page.getByText('Position 2 is now position 1 of 2')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Actions for position 1' })).toBeFocused();
  await expect(days).toHaveValue('30.03.2027 - 27.03.2027');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove the position' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a position' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save, €600.00' })).toBeVisible();
});

test('Of many positions three are expanded; a refusal expands the first invalid ones', async ({ page }) => {
  const order = await makeOrder(page, '600.00');
  await page.goto(`/orders/${order.id}/edit`);
  for (let added = 0; added < 5; added += 1)
    await page.getByRole('button', { name: 'Add a position' }).click();
  const open = page.getByRole('heading', { name: /^Position \d$/ });
  await expect(open).toHaveText(['Position 4', 'Position 5', 'Position 6']);
  await expect(page.getByText('Not complete', { exact: true })).toHaveCount(2);

  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(open).toHaveText(['Position 1', 'Position 2', 'Position 3', 'Position 4']);
  await expect(page.locator('[name="positions.1.name"]')).toBeFocused();
  await expect(page.getByText('Not complete', { exact: true })).toHaveCount(2);
});
