import { expect, type Locator, type Page } from '@playwright/test';
import { servePageAlone } from './page-alone.ts';
import { makeOrder } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

/** Holds the answers back whose address fits, until it is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((settle) => {
    letGo = settle;
  });
  await servePageAlone(page);
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const menu = (page: Page) => page.getByRole('navigation', { name: /menu/i });
const box = async (of: Locator) => {
  await expect(of).toBeVisible();
  return of.boundingBox();
};

test('The frame stands before any answer, and nothing of it moves when they come', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '600.00');
  const letGo = await holdBack(page, /\/(auth|api)\/v1\//);
  await page.goto(`/orders/${order.id}`, { waitUntil: 'commit' });
  const mark = menu(page).getByRole('link').first();
  const before = { mark: await box(mark), main: await box(page.getByRole('main')) };
  letGo();
  await expect(page.getByRole('heading', { name: order.externalId, level: 1 })).toBeVisible();
  expect({ mark: await box(mark), main: await box(page.getByRole('main')) }).toEqual(before);
});

test('The parts of an order stand in their places before its data comes', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '600.00');
  const letGo = await holdBack(page, /\/api\/v1\/orders\//);
  await page.goto(`/orders/${order.id}`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const across = async () => {
    const boxes = ['Payments', 'Facts', 'What happened'].map((name) =>
      box(main.getByRole('region', { name })),
    );
    return (await Promise.all(boxes)).map((one) => [one?.x, one?.width]);
  };
  const list = main.getByRole('navigation').getByRole('link', { name: 'Orders' });
  const before = { across: await across(), list: await box(list) };
  letGo();
  await expect(page.getByRole('heading', { name: order.externalId, level: 1 })).toBeVisible();
  expect({ across: await across(), list: await box(list) }).toEqual(before);
});

test('The search opens while the page still waits for its data', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '600.00');
  const letGo = await holdBack(page, /\/api\/v1\/orders\//);
  await page.goto(`/orders/${order.id}`, { waitUntil: 'commit' });
  await expect(menu(page).getByRole('link', { name: 'Orders' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  letGo();
});

test('The rows of the payments stay where they are when the totals come', async ({ page }) => {
  await beSignedIn(page);
  // The place kept is that of the last time.
  await page.goto('/payments');
  await expect(page.getByRole('list', { name: 'Totals of these payments' })).toContainText('EUR');
  await servePageAlone(page);
  const letGo = await holdBack(page, /\/api\/v1\/payments(\?|$)/);
  await page.goto('/payments', { waitUntil: 'commit' });
  const head = page.getByRole('columnheader').first();
  const before = (await box(head))?.y;
  letGo();
  await expect(page.getByRole('list', { name: 'Totals of these payments' })).toContainText('EUR');
  expect((await box(head))?.y).toBe(before);
});

test('The tabs of the settings stay where they are when a form comes', async ({ page }) => {
  await beSignedIn(page);
  const letGo = await holdBack(page, /\/api\/v1\/.*\/settings(\?|$)/);
  await page.goto('/settings/general', { waitUntil: 'commit' });
  const tab = page.getByRole('main').getByRole('link', { name: 'Notifications' });
  const before = await box(tab);
  letGo();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  expect(await box(tab)).toEqual(before);
});

test('The frame says once that an order does not exist', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/orders/none-such');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(page.getByText('There is no such order')).toHaveCount(1);
  await expect(page.getByText('The data could not be loaded.')).toHaveCount(0);
});
