import { expect, type Page } from '@playwright/test';
import { removeDrafts } from './drafts.ts';
import { owner, signIn } from './sign-in.ts';
import { test } from './test.ts';
import { freshId } from './wizard.ts';

const first = /Aegean House/;
const second = /Halcyon Charter/;

async function enter(page: Page): Promise<void> {
  await page.getByLabel('Login').fill(owner.login);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'deck_session' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Your session is over.')).toBeVisible();
}

/** Works for the second company, from a page of the first one. */
async function moveToSecond(page: Page): Promise<void> {
  await page.getByRole('button', { name: first }).click();
  await page.getByRole('menuitemradio', { name: second }).click();
  await expect(page.getByRole('button', { name: second })).toBeVisible();
}

/** A new order but for its last name. */
async function fillMost(page: Page, externalId: string): Promise<void> {
  await page.goto('/orders/create');
  await page.getByRole('combobox', { name: 'Property' }).press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.getByLabel('Order ID').fill(externalId);
  await page.getByText('Other', { exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Champagne on board');
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('120.00');
  await page.getByLabel('First name').fill('Maria');
}

const drafts = (page: Page, count: number) => page.getByRole('button', { name: `Drafts (${count})` });
const menuOrders = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' });

test('A draft saved in the second company is found on another computer, continued and created', async ({
  page,
  browser,
}) => {
  const id = freshId();
  await signIn(page);
  await removeDrafts(page);
  await moveToSecond(page);
  await removeDrafts(page);

  await test.step('leaving asks, saves, and says where the draft is found', async () => {
    await fillMost(page, id);
    await menuOrders(page).click();
    const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
    await expect(question).toContainText('you find it under Orders › Drafts');
    await question.getByRole('button', { name: 'Save and leave' }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByText('Saved as a draft')).toBeVisible();
    await expect(page.getByText('You find it under Orders › Drafts.')).toBeVisible();
    await expect(drafts(page, 1)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('DRAFT');
  });

  const office = await (await browser.newContext()).newPage();
  await test.step('in another browser the first company has none of it', async () => {
    await signIn(office);
    await office.goto('/orders');
    await expect(office.getByRole('row').nth(3)).toBeVisible();
    await expect(office.getByRole('button', { name: /^Drafts/ })).toBeHidden();
  });

  await test.step('in the second company it continues and becomes an order', async () => {
    await moveToSecond(office);
    await drafts(office, 1).click();
    const list = office.getByRole('dialog', { name: 'Drafts' });
    await expect(list.getByRole('listitem')).toContainText('New order, Maria');
    await list.getByRole('button', { name: 'Continue: New order, Maria' }).click();
    await expect(office.getByLabel('Order ID')).toHaveValue(id);
    await expect(office.getByLabel('Name', { exact: true })).toHaveValue('Champagne on board');
    await office.getByLabel('Last name').fill('Papadopoulou');
    await office.getByRole('button', { name: 'Check data' }).click();
    await office.getByRole('button', { name: 'Create order, €120.00' }).click();
    await expect(office.getByText(`Order ${id} is created`)).toBeVisible();
    await office.goto('/orders');
    await expect(office.getByRole('row').nth(3)).toBeVisible();
    await expect(office.getByRole('button', { name: /^Drafts/ })).toBeHidden();
  });
  await office.context().close();
});

test('Two tabs with the same draft: the newer one is not overwritten unasked', async ({ page, context }) => {
  const id = freshId();
  await signIn(page);
  await removeDrafts(page);
  await fillMost(page, id);
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await drafts(page, 1).click();
  await page.getByRole('button', { name: 'Continue: New order, Maria' }).click();
  await expect(page.getByLabel('Order ID')).toHaveValue(id);

  const other = await context.newPage();
  await other.goto('/orders/create');
  await other.getByRole('button', { name: 'Continue your draft' }).click();
  await other.getByLabel('First name').fill('Marina');
  await other.getByRole('button', { name: 'Save and leave' }).click();
  await expect(other.getByText('Saved as a draft')).toBeVisible();

  await page.getByLabel('First name').fill('Marta');
  await menuOrders(page).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await leaving.getByRole('button', { name: 'Save and leave' }).click();
  const question = page.getByRole('alertdialog', { name: /Another tab has a newer draft/ });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Marta');
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await question.getByRole('button', { name: 'Replace it' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await drafts(page, 1).click();
  const list = page.getByRole('dialog', { name: 'Drafts' });
  await expect(list.getByRole('listitem')).toContainText('New order, Marta');
  await list.getByRole('button', { name: 'Delete: New order, Marta' }).click();
  await expect(page.getByRole('button', { name: /^Drafts/ })).toBeHidden();
});

test('A session that ends in the second company leads back there, with its draft', async ({ page }) => {
  await signIn(page);
  await moveToSecond(page);
  await removeDrafts(page);
  await page.goto('/orders/create');
  await page.getByLabel('First name').fill('Élodie');
  await endSession(page);
  await enter(page);
  await expect(page).toHaveURL(/\/orders\/create$/);
  await expect(page.getByRole('button', { name: second })).toBeVisible();
  await page.getByRole('button', { name: 'Continue your draft' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Élodie');
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('DRAFT');

  await test.step('signed out by themselves, they begin in the first company again', async () => {
    await removeDrafts(page);
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await enter(page);
    await expect(page.getByRole('button', { name: first })).toBeVisible();
  });
});
