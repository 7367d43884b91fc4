import { expect, type Page } from '@playwright/test';
import { makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const header = (page: Page) => page.getByRole('main').locator('header').first();
/** The status badge of the header, which shows an explanation on press. */
const state = (page: Page, name: string) =>
  expect(header(page).getByRole('button', { name, exact: true })).toBeVisible();

// Specification 1.13, 4.22, 4.24, 4.25
test('13 An order is finalised, reopened, edited, canceled with a reason and reinstated', async ({
  page,
}) => {
  await beSignedIn(page);
  const { id, externalId } = await makeOrder(page, '600.00');
  await pay(page, await makeLink(page, id, '200.00'));
  const open = await makeLink(page, id, '100.00');
  await page.goto(`/orders/${id}`);
  const dialog = page.getByRole('dialog');
  const edit = header(page).getByRole('link', { name: 'Edit', exact: true });
  const newPayment = header(page).getByRole('link', { name: 'New payment' });

  await test.step('finalised: what still asks for money is named and ends, nothing can be edited', async () => {
    await page.getByRole('button', { name: `More for order ${externalId}` }).click();
    await page.getByRole('menuitem', { name: 'Finalise' }).click();
    await expect(dialog.getByText(`${open.number} €100.00`)).toBeVisible();
    await dialog.getByRole('textbox').fill('Checked out early');
    await dialog.getByRole('button', { name: 'Finalise order' }).click();
    await expect(dialog).toBeHidden();
    await state(page, 'Finalised');
    await expect(page.getByText('Checked out early').first()).toBeVisible();
    await expect(edit).toHaveCount(0);
    await expect(newPayment).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: open.number })).toContainText('Canceled');
    await page.goto(`/orders/${id}/edit`);
    await expect(page.getByText('The order is finalised: it cannot be edited.')).toBeVisible();
    await page.goto(`/orders/${id}`);
  });

  await test.step('returned to work, and edited', async () => {
    await header(page).getByRole('button', { name: 'Return to work' }).click();
    await dialog.getByRole('button', { name: 'Return to work' }).click();
    await expect(dialog).toBeHidden();
    await state(page, 'Partially paid');
    await edit.click();
    await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('650');
    await page.getByRole('button', { name: 'Save, €650.00' }).click();
    await expect(page.getByText(`Order ${externalId} is saved`)).toBeVisible();
  });

  await test.step('money that was taken keeps it from being canceled', async () => {
    await page.getByRole('button', { name: `More for order ${externalId}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Cancel order' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

test('13 An order without taken money is canceled with a reason, and reinstated', async ({ page }) => {
  await beSignedIn(page);
  const { id, externalId } = await makeOrder(page, '600.00');
  const open = await makeLink(page, id, '100.00');
  await page.goto(`/orders/${id}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `More for order ${externalId}` }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  await expect(dialog.getByText(`${open.number} €100.00`)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Other' }).check();
  await dialog.getByRole('textbox').fill('The bridge to the island is closed');
  await dialog.getByRole('button', { name: `Cancel order ${externalId}` }).click();
  await expect(dialog).toBeHidden();
  await state(page, 'Canceled');
  await expect(page.getByText('Other: The bridge to the island is closed').first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'What happened' }).getByText(/The bridge to the island is closed/),
  ).toBeVisible();
  const gone = await page.request.get(`${open.link.replace('/pay/', '/pay/api/')}`);
  expect((await gone.json()).payable).toBe(false);

  await header(page).getByRole('button', { name: 'Restore' }).click();
  await dialog.getByRole('button', { name: 'Restore order' }).click();
  await expect(dialog).toBeHidden();
  await expect(header(page).getByRole('link', { name: 'New payment' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' }).getByText('Restored')).toBeVisible();
  // Payments revoked with it stay revoked.
  await expect(page.getByRole('row').filter({ hasText: open.number })).toContainText('Canceled');
});
