import { expect, type Page } from '@playwright/test';
import { call, makeOrder } from './payment-helpers.ts';
import { beSignedIn, owner } from './sign-in.ts';
import { test, untilTakenOver } from './test.ts';

/** An agent of the demo company who is assigned to Kalypso Bay Resort. */
const maria = { login: 'maria.antoniou@aegeanhouse.gr', password: owner.password };
const MARIA = 'user-maria-antoniou';
const KALYPSO = 'property-kalypso-bay';

const properties = (page: Page) => page.getByRole('combobox', { name: 'Property' });

// Specification 3.56
test('Somebody assigned to one property sees and sells that alone, and follows another assignment', async ({
  page: desk,
  browser,
}) => {
  const office = await (await browser.newContext()).newPage();
  await beSignedIn(office);
  // The first property by name is another one.
  const elsewhere = await makeOrder(office, '340.00');
  const change = (values: object) => call(office, `/auth/v1/users/${MARIA}`, values, 'PUT');
  const assign = (ids: readonly string[]) => change({ property_ids: ids });

  await change({ locale: 'en' });
  await beSignedIn(desk, maria);
  await test.step('the list has orders of that property, and not the order of another', async () => {
    await desk.goto('/orders');
    const rows = desk.getByRole('table', { name: 'Orders' }).getByRole('row');
    await expect(rows.filter({ hasText: 'Kalypso Bay Resort' }).first()).toBeVisible();
    await expect(rows.filter({ hasNotText: 'Kalypso Bay Resort' })).toHaveCount(1);
    await desk.getByRole('searchbox', { name: 'Search orders' }).fill(elsewhere.externalId);
    await expect(desk.getByText('No order matches').first()).toBeVisible();
    await desk.getByRole('button', { name: 'Reset' }).first().click();
  });

  await test.step('the address of the other opens nothing, and the page says why that may be', async () => {
    await desk.goto(`/orders/${elsewhere.id}`);
    await expect(desk.getByText('There is no such order')).toBeVisible();
    await expect(desk.getByText(/a property you are not assigned to/)).toBeVisible();
  });

  await test.step('a new order is for that property, without a choice of others', async () => {
    await desk.goto('/orders/create');
    await expect(properties(desk)).toHaveValue('Kalypso Bay Resort');
    await properties(desk).click();
    await expect(desk.getByRole('option')).toHaveText([/Kalypso Bay Resort/]);
    await desk.keyboard.press('Escape');
  });

  await test.step('an assignment that was changed is said at the field, and the choices follow', async () => {
    await desk.getByText('Other', { exact: true }).click();
    await desk.getByLabel('Name', { exact: true }).fill('Spa ritual');
    await desk.getByRole('textbox', { name: 'Amount', exact: true }).fill('120.00');
    await desk.getByLabel('First name').fill('Maria');
    await desk.getByLabel('Last name').fill('Papadopoulou');
    await desk.getByRole('button', { name: 'Check data' }).click();
    await assign(['property-thalassa']);
    await desk.getByRole('button', { name: 'Create order, €120.00' }).click();
    await desk.getByRole('button', { name: 'Edit data' }).click();
    await expect(desk.getByText('You are not assigned to this property').first()).toBeVisible();
    await properties(desk).click();
    await expect(desk.getByRole('option')).toHaveText([/Thalassa/]);
    await desk.keyboard.press('Escape');
    await assign([KALYPSO]);
  });

  await test.step('a list that is open follows another assignment, and says so', async () => {
    const rows = desk.getByRole('table', { name: 'Orders' }).getByRole('row');
    await desk.goto('/orders');
    await expect(rows.filter({ hasText: 'Kalypso Bay Resort' }).first()).toBeVisible();
    await untilTakenOver(desk);
    await assign(['property-thalassa']);
    await desk.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(desk.getByText('Your properties have changed')).toBeVisible();
    await expect(rows.filter({ hasText: 'Thalassa' }).first()).toBeVisible();
    await expect(rows.filter({ hasText: 'Kalypso Bay Resort' })).toHaveCount(0);
    await assign([KALYPSO]);
  });

  await test.step('an owner is shown all properties to assign', async () => {
    await office.goto(`/users/${MARIA}`);
    await office.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = office.getByRole('dialog');
    await expect(dialog.getByText(/Only orders and payments of these properties/)).toBeVisible();
    await dialog.getByRole('button', { name: /Properties/ }).click();
    await expect(office.getByRole('checkbox')).toHaveCount(9);
    await expect(office.getByRole('checkbox', { name: /Kalypso Bay Resort/ })).toBeChecked();
  });
});
