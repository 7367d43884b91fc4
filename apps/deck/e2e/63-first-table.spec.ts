import { expect, type Page, type Route } from '@playwright/test';
import { beSignedIn } from './sign-in.ts';
import { START, test } from './test.ts';

const drawn = (page: Page) => page.locator('#first-page');
const drawnRows = (page: Page) => drawn(page).locator('tbody tr[data-row]');

/** Opens a page whose product waits to be let go. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(START, (route) => void held.push(route));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(drawnRows(page).nth(3)).toBeVisible();
  // Nothing is painted before its styles have come.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(START);
    await expect(drawn(page)).toHaveCount(0);
  };
}

/** Where the parts of a list stand, by their text. The saved views and where they lead come later, in their own place. */
const places = (page: Page, place: string) =>
  page.evaluate(async (selector) => {
    await document.fonts.ready;
    const parts = document.querySelectorAll(
      `${selector} main :is(h1, header input, thead th, tbody tr:nth-child(-n + 17) > :not(:last-child))`,
    );
    return [...parts]
      .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ text, box }) => [text, ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' '));
  }, place);

/** Moves that the browser itself has counted. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const moves = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
          resolve(moves.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a move it is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test('The rows are in sight while no script comes, and lead on', async ({ page }) => {
  await beSignedIn(page);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/orders');
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('row').nth(10)).toBeVisible();
  const link = table.getByRole('rowheader').nth(2).getByRole('link');
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

for (const [name, path, size] of [
  ['orders', '/orders', { width: 1440, height: 900 }],
  ['orders, narrowed', '/orders?state=PAID', { width: 1280, height: 800 }],
  ['orders in a narrow window', '/orders', { width: 1000, height: 800 }],
  ['payments', '/payments', { width: 1440, height: 900 }],
] as const)
  test(`React takes over without a move: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await beSignedIn(page);
    const letGo = await openHeld(page, path);
    const before = await places(page, '#first-page');
    await letGo();
    expect(await places(page, '#root')).toEqual(before);
    expect(await shifts(page)).toBeLessThan(0.01);
  });

test('What is done before React is there stays', async ({ page }) => {
  await beSignedIn(page);
  const letGo = await openHeld(page, '/orders');
  await drawn(page).getByRole('searchbox').focus();
  await page.keyboard.type('Papadopoulou');
  await letGo();
  await expect(page.getByRole('searchbox').first()).toBeFocused();
  await expect(page.getByRole('searchbox').first()).toHaveValue('Papadopoulou');
  await expect(page).toHaveURL(/q=Papadopoulou/);

  await page.goto('/profile');
  const letGoAgain = await openHeld(page, '/orders?state=PAID');
  const href = await drawnRows(page).nth(2).getByRole('link').getAttribute('href');
  await drawnRows(page).nth(2).getByRole('link').focus();
  await letGoAgain();
  await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeFocused();
});

test('What is pressed before React is there happens once it is', async ({ page }) => {
  await beSignedIn(page);
  const own = page.locator('#root');
  let letGo = await openHeld(page, '/orders');
  await drawn(page).getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(drawn(page).getByRole('button', { name: 'Filters', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await letGo();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();

  // The last press counts, also one by a key.
  letGo = await openHeld(page, '/orders?state=PAID');
  await drawn(page).getByRole('button', { name: 'Filters', exact: true }).click();
  await drawn(page).getByRole('columnheader').filter({ hasText: 'Total' }).getByRole('button').press('Enter');
  await letGo();
  await expect(own.getByRole('columnheader').filter({ hasText: 'Total' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  // Rows stand still while the pointer is pressed, so the press has ended.
  const first = own.locator('tbody tr[data-row]').first();
  const before = await first.getAttribute('data-row');
  await own.getByRole('columnheader').filter({ hasText: 'Total' }).getByRole('button').press('Enter');
  await expect(first).not.toHaveAttribute('data-row', before ?? '');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);

  // A button of a row is pressed in that row.
  letGo = await openHeld(page, '/orders?state=PAID');
  const row = drawnRows(page).nth(2);
  const key = await row.getAttribute('data-row');
  await row.getByRole('button', { name: 'Paid' }).click();
  await letGo();
  await expect(own.locator(`[data-row="${key}"]`).getByRole('button', { name: 'Paid' })).toBeFocused();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('What is searched for before React is there stands in the palette', async ({ page }) => {
  await beSignedIn(page);
  const letGo = await openHeld(page, '/orders');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('exchange rats');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('tes');
  await letGo();
  const field = page.getByRole('combobox', { name: 'Search orders, guests, screens' });
  await expect(field).toHaveValue('exchange rates');
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name: 'Exchange rates' })).toBeVisible();
});

test('Keys pressed before React is there act on the list in their order', async ({ page }) => {
  await beSignedIn(page);
  const links = page.locator('#root').getByRole('rowheader').getByRole('link');
  const looked = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Next row' }) });
  let letGo = await openHeld(page, '/orders');
  for (const key of ['j', 'j', 'Space', 'ArrowDown']) await page.keyboard.press(key);
  await letGo();
  await expect(links.nth(2)).toBeFocused();
  const third = (await links.nth(2).textContent()) ?? '';
  await expect(looked.getByRole('heading', { level: 2 })).toHaveText(third);

  // On a row that has the focus the arrows walk too, and Enter opens it.
  letGo = await openHeld(page, '/orders');
  await drawnRows(page).first().getByRole('rowheader').getByRole('link').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await letGo();
  await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible();

  letGo = await openHeld(page, '/orders');
  await page.keyboard.type('/Papadopoulou');
  await letGo();
  await expect(page.getByRole('searchbox').first()).toBeFocused();
  await expect(page.getByRole('searchbox').first()).toHaveValue('Papadopoulou');
  await expect(page).toHaveURL(/q=Papadopoulou/);

  letGo = await openHeld(page, '/orders?state=PAID');
  for (const key of ['g', 'p']) await page.keyboard.press(key);
  await letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'All operations' })).toBeVisible();
});

test('It is drawn with the columns of the person, and the appearance and the menu of this browser', async ({
  page,
}) => {
  await beSignedIn(page);
  const id: string = await page.evaluate(() => JSON.parse(localStorage.getItem('PROFILE') ?? '{}').id);
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const hide = async (columns: readonly string[] | null) => {
    const answer = await page.request.put(`/api/v1/users/${id}/column-settings`, {
      data: [{ table_id: 'orders', hidden_columns: columns }],
      headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await hide(['property', 'created']);
  await page.evaluate(() => {
    localStorage.setItem('APPEARANCE', 'dark');
    localStorage.setItem('MENU', 'mini');
  });
  const letGo = await openHeld(page, '/orders');
  const heads = drawn(page).getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Customer' })).toBeVisible();
  await expect(heads.filter({ hasText: 'Property' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  const before = await places(page, '#first-page');
  await letGo();
  expect(await places(page, '#root')).toEqual(before);
  await hide(null);
});

test('A list left with filters is never drawn without them, and a phone has its own rows', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.evaluate(() => {
    const division: string = JSON.parse(localStorage.getItem('ENV') ?? '{}').context.businessProfileId;
    localStorage.setItem('ORDERS_PARAMS', JSON.stringify({ division, value: 'state=PAID' }));
  });
  await page.route(START, (route) => route.abort());
  await page.goto('/orders');
  await expect(drawn(page)).toHaveCount(0);
  await page.unroute(START);
  await page.goto('/orders');
  await expect(page).toHaveURL(/state=PAID/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/orders?state=PAID');
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()).toBeVisible();
});
