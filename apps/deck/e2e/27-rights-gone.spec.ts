import { expect, type Page } from '@playwright/test';
import { actOnRow } from './lists.ts';
import { owner, signIn } from './sign-in.ts';
import { test } from './test.ts';

interface Node {
  readonly name: string;
  readonly access: boolean;
  readonly permissions: readonly Node[];
}

/** From now on the server's answers drop all the user's permissions but these, until it is released. */
async function leaveOnly(page: Page, names: readonly string[]): Promise<() => Promise<void>> {
  const only = (node: Node): Node => ({
    ...node,
    access: names.includes(node.name),
    permissions: node.permissions.map(only),
  });
  const path = '**/api/v1/users/*/permissions';
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const { permission } = (await response.json()) as { permission: Node[] };
    await route.fulfill({ response, json: { permission: permission.map(only) } });
  });
  return () => page.unroute(path);
}

const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('Lost permissions redirect to the remaining screens, and return without a new sign-in', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });

  await test.step('without the main page to the orders, and nothing else is offered', async () => {
    const giveBack = await leaveOnly(page, ['ORDERS_LIST_VIEW']);
    await look(page);
    await expect(page.getByText('Your rights have changed')).toBeVisible();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(menu.getByRole('listitem')).toHaveText(['Orders']);
    await giveBack();
  });

  await test.step('with nothing left, Forbidden stands in place', async () => {
    const giveBack = await leaveOnly(page, []);
    await look(page);
    await expect(page.getByText('You are not authorized')).toBeVisible();
    await expect(page).toHaveTitle(/ · Deck · Forbidden$/);
    await expect(menu.getByRole('listitem')).toHaveCount(0);
    await giveBack();
  });

  await test.step('given back, everything opens again within half a minute', async () => {
    await page.clock.fastForward(30_000);
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  });

  await test.step('a refusal of the server is heard at once', async () => {
    await page.route('**/api/v1/orders/*/pin', (route) =>
      route.fulfill({ status: 403, json: { meta: { error: { code: 'ACCESS_DENIED', message: '' } } } }),
    );
    await leaveOnly(page, ['MAIN_PAGE_VIEW']);
    await actOnRow(page.getByRole('row').nth(12), 'Pin to the top');
    await expect(page.getByText('Access restricted')).toBeVisible();
    await expect(page.getByText('Your rights have changed').first()).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test('Permissions written into the storage open nothing', async ({ page }) => {
  await signIn(page, { login: 'peter.lang@aegeanhouse.gr', password: owner.password });
  await page.evaluate(() => {
    const all = { access: true, isAction: true, isMenuItem: true };
    const names = ['USERS_LIST_VIEW', 'SETTINGS_VIEW', 'ORDER_INSTANCE_CREATE'];
    localStorage.setItem('PERMISSIONS_MAP', JSON.stringify(Object.fromEntries(names.map((n) => [n, all]))));
    localStorage.setItem(
      'PERMISSIONS',
      JSON.stringify(names.map((name) => ({ name, ...all, permissions: [] }))),
    );
    const environment = JSON.parse(localStorage.getItem('ENV') ?? '{}');
    localStorage.setItem(
      'ENV',
      JSON.stringify({ ...environment, context: { ...environment.context, role: 'OWNER' } }),
    );
  });
  await page.goto('/users');
  await expect(page).toHaveTitle(/ · Deck · Home$/);
  await expect(page.getByText('You may not open “Users”')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).not.toContainText('Users');
  await expect(page.getByRole('link', { name: 'New order' })).toHaveCount(0);
  const kept = await page.evaluate(() => localStorage.getItem('PERMISSIONS_MAP') ?? '');
  expect(JSON.parse(kept).USERS_LIST_VIEW.access).toBe(false);
});
