import { expect, type Page } from '@playwright/test';
import { removeDrafts } from './drafts.ts';
import { countCalls } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';
import { checkData, fillOrder, freshId } from './wizard.ts';

test.beforeEach(({ page }) => beSignedIn(page));

const create = (page: Page) => page.getByRole('button', { name: 'Create order, €120.00' });

/** The number of orders with this ID on the server. */
async function readOrders(page: Page, externalId: string): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ external_id: externalId }));
  const response = await page.request.get(`/api/v1/orders?get_orders_rq=${filter}`);
  return ((await response.json()) as { total_elements: number }).total_elements;
}

test('17 Double submit: one order, one event', async ({ page }) => {
  const id = freshId();
  await fillOrder(page, id);
  await checkData(page);
  const sent = countCalls(page, '/api/v1/orders');
  await page.route('**/api/v1/orders', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await create(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await create(page).click({ force: true });
  await expect(page.getByText(`Order ${id} is created`)).toBeVisible();
  expect(sent()).toBe(1);
  expect(await readOrders(page, id)).toBe(1);
  await page.getByRole('link', { name: 'Open the order' }).click();
  const events = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await expect(events).toHaveCount(1);
  await expect(events).toContainText('Created');
});

for (const [name, arrives] of [
  ['an order that was made is found, and made once', true],
  ['an order that was not made is offered again under its key', false],
] as const)
  test(`18 Answer lost: ${name}`, async ({ page }) => {
    const id = freshId();
    await fillOrder(page, id);
    await checkData(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/v1/orders', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      if (arrives) await route.fetch();
      await route.abort('connectionreset');
    });
    await create(page).click();
    await expect(page.getByText('it is not known whether the order was created')).toBeVisible();
    await expect(
      page.getByText(arrives ? `Order ${id}, made` : 'There is no such order in the list'),
    ).toBeVisible();
    expect(keys).toHaveLength(1);
    await create(page).click();
    await expect(page.getByText(`Order ${id} is created`)).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(await readOrders(page, id)).toBe(1);
  });

test('An ID that is taken is said as one types, and what is typed is kept until one comes back', async ({
  page,
}) => {
  const id = freshId();
  await fillOrder(page, id);
  await checkData(page);
  await create(page).click();
  await expect(page.getByText(`Order ${id} is created`)).toBeVisible();

  await fillOrder(page, id);
  await expect(page.getByText('Orders with such ID have already been created before')).toBeVisible();
  await checkData(page);
  await create(page).click();
  await page.getByRole('button', { name: 'Edit data' }).click();
  await expect(page.getByLabel('Order ID')).toHaveAccessibleDescription(
    /Orders with such ID have already been created before/,
  );
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByText('You find it under Orders › Drafts.')).toBeVisible();
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('button', { name: 'Continue your draft' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Spa ritual');
  await expect(page.getByLabel('Order ID')).toHaveValue(id);
  await page.getByLabel('Name', { exact: true }).fill('Spa rituals');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Otherwise it will be lost.');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await removeDrafts(page);
});
