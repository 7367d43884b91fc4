import { expect, type Page } from '@playwright/test';
import { call } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test, untilTakenOver } from './test.ts';

const heads = (page: Page) => page.getByRole('columnheader').allTextContents();
const handle = (page: Page, name: string) => page.getByRole('separator', { name: `Width of ${name}` });
const width = async (page: Page, name: string) =>
  Number(await handle(page, name).getAttribute('aria-valuenow'));
const columns = (page: Page) => page.getByRole('button', { name: 'Columns', exact: true });
const saved = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/column-settings'),
  );
const reload = async (page: Page) => {
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await untilTakenOver(page);
};

test('The columns of the orders are widened, moved and lowered, and kept for the person', async ({
  page,
}) => {
  await beSignedIn(page);
  // Another journey may have hidden a column.
  const ofOwner = '/api/v1/users/user-eleni-markou/column-settings';
  await call(page, ofOwner, [{ table_id: 'orders', hidden_columns: null }], 'PUT');
  await page.goto('/orders');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await untilTakenOver(page);
  const usual = await width(page, 'Customer');
  const before = await heads(page);

  await test.step('dragged wider at the edge of its head', async () => {
    const box = await handle(page, 'Customer').boundingBox();
    if (box === null) throw new Error('The customer cannot be widened');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const saving = saved(page);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 24, at.y, { steps: 4 });
    await page.mouse.up();
    await saving;
    expect(await width(page, 'Customer')).toBe(usual + 24);
    await reload(page);
    expect(await width(page, 'Customer')).toBe(usual + 24);
  });

  await test.step('dragged by its head, and the list is not sorted', async () => {
    const address = page.url();
    const [from, to] = await Promise.all([
      page.getByRole('columnheader', { name: 'Status' }).boundingBox(),
      page.getByRole('columnheader', { name: 'Customer' }).boundingBox(),
    ]);
    if (from === null || to === null) throw new Error('A head is out of sight');
    const saving = saved(page);
    await page.mouse.move(from.x + 24, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(to.x + 24, to.y + 12, { steps: 8 });
    await page.mouse.up();
    await saving;
    expect((await heads(page)).indexOf('Status')).toBeLessThan((await heads(page)).indexOf('Customer'));
    expect(page.url()).toBe(address);
    const order = await heads(page);
    await reload(page);
    expect(await heads(page)).toEqual(order);
  });

  await test.step('rows are compact', async () => {
    const row = page.getByRole('row').nth(1);
    const high = (await row.boundingBox())?.height ?? 0;
    await columns(page).click();
    const saving = saved(page);
    await page.getByText('Compact', { exact: true }).click();
    await saving;
    await page.keyboard.press('Escape');
    expect((await row.boundingBox())?.height).toBeLessThan(high);
  });

  await test.step('and a reset brings back the columns of the company', async () => {
    await columns(page).click();
    const saving = saved(page);
    await page.getByRole('button', { name: "Back to the company's columns" }).click();
    await saving;
    await page.keyboard.press('Escape');
    await expect.poll(() => heads(page)).toEqual(before);
    await expect.poll(() => width(page, 'Customer')).toBe(usual);
  });
});

test('Orders are printed without the frame, with what narrows them, and no name in the title', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/orders?q=solheim&state=PAID');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect(page.getByText(/^Search: solheim · Status: Paid$/)).toBeVisible();
  await expect(page.getByText(/^Printed \d{2}\.\d{2}\.\d{4} \d{2}:\d{2} \(Europe\/Athens\)$/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Total' })).toBeVisible();
  expect(await page.title()).not.toMatch(/solheim/i);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('navigation').first()).toBeVisible();
  // As the browser prints by itself.
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
  expect(Number(width), 'the sheet lies across').toBeGreaterThan(Number(height));
});
