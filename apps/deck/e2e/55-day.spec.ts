import { expect, type Page } from '@playwright/test';
import { makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('The day: what moved, its movements narrowed, and the shift closed with a note', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '500.00');
  const payment = await makeLink(page, order.id, '123.00');
  await pay(page, payment);

  await test.step('the menu leads to today, where the charge is listed', async () => {
    await page.goto('/orders');
    await page
      .getByRole('navigation', { name: /menu/i })
      .getByRole('link', { name: 'Day', exact: true })
      .click();
    await expect(page.getByRole('heading', { name: 'Day', level: 1 })).toBeVisible();
    await expect(
      card(page, 'Movements').getByRole('row').filter({ hasText: '123.00' }).first(),
    ).toBeVisible();
    await expect(card(page, 'Moved, after refunds').getByRole('row', { name: /EUR/ })).toBeVisible();
  });

  await test.step('a filter narrows the movements, and leaves the sums', async () => {
    await card(page, 'Movements').getByText('Out', { exact: true }).click();
    await expect(page).toHaveURL(/way=out/);
    await expect(card(page, 'Movements').getByText('123.00')).toHaveCount(0);
    await card(page, 'Movements').getByText('In', { exact: true }).click();
    await expect(card(page, 'Movements').getByText('123.00').first()).toBeVisible();
    await expect(card(page, 'Moved, after refunds').getByRole('row', { name: /EUR/ })).toBeVisible();
  });

  await test.step('on paper no name is cut', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    const cells = card(page, 'Movements').getByRole('cell');
    await expect(cells.filter({ hasText: 'Guests by themselves' }).first()).toBeVisible();
    const countCut = () =>
      cells.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    await expect.poll(countCut).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a closed shift lists what had moved, and nothing is open after it', async () => {
    const close = card(page, 'Close of the shift');
    await close.getByRole('textbox', { name: 'Note for the next shift' }).fill('The safe is counted.');
    await close.getByRole('button', { name: 'Close the shift' }).click();
    await expect(close.getByText('The safe is counted.')).toBeVisible();
    await expect(close.getByText('Nothing')).toBeVisible();
  });

  await test.step('the day before is one press away, tomorrow is not', async () => {
    await page.goto('/day');
    await expect(page.getByRole('button', { name: 'Day after' })).toBeDisabled();
    await page.getByRole('button', { name: 'Day before' }).click();
    await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/);
    await expect(page.getByRole('button', { name: 'Day after' })).toBeEnabled();
  });
});
