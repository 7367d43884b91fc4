import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { foundIn, tick, withoutFileDialog } from './lists.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const totals = (page: Page) => page.getByRole('list', { name: 'Totals of these payments' });

test('All operations: views, filters by existing values, totals, a file', async ({ page }) => {
  await withoutFileDialog(page);
  await beSignedIn(page);

  await test.step('a saved view is a place of its own', async () => {
    const menu = page.getByRole('navigation', { name: /menu/i });
    await page.goto('/payments');
    await expect(rows(page).nth(5)).toBeVisible();
    await menu.getByRole('link', { name: 'vPOS' }).click();
    await expect(page.getByRole('heading', { name: 'vPOS', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/view=vpos/);
    await menu.getByRole('link', { name: 'Payment links' }).click();
    await expect(page.getByRole('heading', { name: 'Payment links', level: 1 })).toBeVisible();
    await expect(totals(page)).toContainText('EUR');
  });

  await test.step('the filters offer what the payments have; the totals follow', async () => {
    const all = (await totals(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await tick(panel.getByRole('checkbox', { name: 'Refunded', exact: true }));
    await panel.getByRole('button', { name: /^Method/ }).click();
    await page.getByRole('checkbox', { name: 'Visa', exact: true }).check();
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: /^Show [\d,]+ payments?$/ }).click();
    await expect(page).toHaveURL(/view=links.*status=REFUNDED.*method=VISA/);
    await expect(totals(page)).not.toHaveText(all);
    await expect(totals(page)).toContainText('refunded');
    await expect(page.getByRole('button', { name: 'Remove the filter Method: Visa' })).toBeVisible();
    await page.reload();
    await expect(rows(page).nth(1)).toBeVisible();
    await expect(rows(page).filter({ hasNotText: /Visa[\s\S]*Refunded/ })).toHaveCount(1);
  });

  await test.step('an export goes on where the line was lost', async () => {
    const count = await foundIn(page, /^[\d,]+ payments?([.,]|$)/);
    await page.getByRole('button', { name: 'Export' }).click();
    const begin = page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true });
    // The dialog is loaded on demand: it must be loaded before the connection is lost.
    await expect(begin).toBeVisible();
    await page.context().setOffline(true);
    const dialog = page.getByRole('dialog');
    await begin.click();
    await expect(dialog.getByText('The next rows did not arrive')).toBeVisible();
    await page.context().setOffline(false);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\u{FEFF}Payment,Customer,Type,Order,Created,Status,Amount,Currency');
    expect(lines).toHaveLength(count + 1);
    for (const line of lines.slice(1)) expect(line).toMatch(/,Payment link,.*,Refunded,/);
    await page.keyboard.press('Escape');
  });

  await test.step('Reset keeps the view', async () => {
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(page).toHaveURL(/\/payments\?view=links$/);
  });
});
