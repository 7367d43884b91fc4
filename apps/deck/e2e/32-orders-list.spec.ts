import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { actOnRow, foundIn, tick, withoutFileDialog } from './lists.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const orders = (page: Page) => page.getByRole('table', { name: 'Orders' });
const rows = (page: Page) => orders(page).getByRole('row');
const chip = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('The list of orders: searched and filtered', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/orders');
  await expect(rows(page).nth(5)).toBeVisible();

  await test.step('a search finds by id, guest and e-mail', async () => {
    const search = page.getByRole('searchbox', { name: 'Search orders' });
    await search.fill('solheim');
    await expect(page).toHaveURL(/q=solheim/);
    await onlyRowsWith(page, /Solheim/);
    await search.fill('nobody at all');
    await expect(page.getByText('No order matches').first()).toBeVisible();
    await search.fill('');
    await expect(rows(page).nth(5)).toBeVisible();
  });

  await test.step('three filters, which a reload keeps', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('f');
    const panel = page.getByRole('dialog', { name: 'Filters' });
    for (const name of ['Paid', 'Refunded']) await tick(panel.getByRole('checkbox', { name, exact: true }));
    await expect(panel.getByRole('checkbox', { name: 'All of Over' })).toBeChecked({ indeterminate: true });
    await panel.getByLabel('Amount from').fill('500');
    await expect(panel.getByRole('combobox', { name: 'Currency' })).toHaveText('EUR');
    await panel.getByRole('button', { name: /^Tags/ }).click();
    await tick(page.getByRole('checkbox', { name: 'Deck', exact: true }));
    await page.keyboard.press('Escape');
    const act = panel.getByRole('button', { name: /^Show [\d,]+ orders?$/ });
    await expect(act).not.toHaveAttribute('aria-busy');
    const found = /[\d,]+ orders?/.exec((await act.textContent()) ?? '')?.[0] ?? '';
    await expect(page).not.toHaveURL(/state=/);
    await act.click();
    await expect(panel).toBeHidden();
    await expect(page.getByText(new RegExp(`^${found}`)).first()).toBeVisible();
    await page.reload();
    await expect(
      chip(page, /Remove the filter Status: Refunded, Paid|Remove the filter Status: Paid, Refunded/),
    ).toBeVisible();
    await expect(chip(page, /Remove the filter Tags: Deck/)).toBeVisible();
    await expect(chip(page, /Remove the filter Total: from €500.00/)).toBeVisible();
    await onlyRowsWith(page, /(Paid|Refunded)[\s\S]*EUR/);
  });

  await test.step('a chip taken away widens it; the list opens as it was left', async () => {
    await chip(page, /Remove the filter Tags/).click();
    await expect(chip(page, /Remove the filter Tags/)).toHaveCount(0);
    await expect(page).not.toHaveURL(/tag=/);
    await page.goto('/orders');
    await expect(page).toHaveURL(/state=PAID/);
    await expect(chip(page, /Remove the filter Total/)).toBeVisible();
  });

  await test.step('Reset takes back everything', async () => {
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByRole('list', { name: 'Filtered by' })).toHaveCount(0);
  });
});

// Specification 2.60, 2.61, 2.63, 4.13, 4.17
test('The list of orders: sorted, pinned, its columns hidden, exported', async ({ page }) => {
  await withoutFileDialog(page);
  await beSignedIn(page);
  await page.goto('/orders?state=PAID&currency=EUR&amount-from=500.00');
  await onlyRowsWith(page, /Paid[\s\S]*EUR/);

  await test.step('sorted by the total, both ways', async () => {
    const head = page.getByRole('columnheader', { name: 'Total' });
    for (const [direction, isInOrder] of [
      ['descending', (one: number, other: number) => one >= other],
      ['ascending', (one: number, other: number) => one <= other],
    ] as const) {
      await head.getByRole('button').click();
      await expect(head).toHaveAttribute('aria-sort', direction);
      await expect(async () => {
        const totals = await readTotals(page);
        expect(totals.length).toBeGreaterThan(3);
        expect(totals.slice(1).every((total, index) => isInOrder(totals[index] ?? 0, total))).toBe(true);
      }).toPass();
    }
  });

  await test.step('a pinned order stands first, whatever the order', async () => {
    const last = orders(page).getByRole('rowheader').last().getByRole('link');
    const name = (await last.textContent()) ?? '';
    await actOnRow(rows(page).filter({ hasText: name }), 'Pin to the top');
    await expect(rows(page).nth(1)).toContainText(name);
    await actOnRow(rows(page).nth(1), 'Unpin');
    await expect(rows(page).nth(1)).not.toContainText(name);
  });

  await test.step('a status says what it means, with the amounts', async () => {
    const status = orders(page).getByRole('cell', { name: 'Paid', exact: true }).first();
    await status.getByRole('button').focus();
    await expect(page.getByRole('tooltip')).toContainText(
      /The order is fully paid\. Paid €[\d,.]+ of €[\d,.]+\./,
    );
    await page.keyboard.press('Escape');
  });

  await test.step('a hidden column stays hidden', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Property', exact: true }).uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Property' })).toHaveCount(0);
    await page.reload();
    await expect(rows(page).nth(1)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Property' })).toHaveCount(0);
  });

  await test.step('the file holds what was found, in the columns that are shown', async () => {
    const count = await foundIn(page, /^[\d,]+ orders?([.,]|$)/);
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    await expect(page.getByText(`${count} rows exported`)).toBeVisible();
    const text = await readFile(await file.path(), 'utf8');
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\u{FEFF}Order,Customer,E-mail,From,To,Created,Status,Paid,Total,Currency');
    expect(lines).toHaveLength(count + 1);
    const shown = (await readTotals(page)).map((total) => total.toFixed(2));
    expect(lines.slice(1, shown.length + 1).map((line) => line.split(',').at(-2))).toEqual(shown);
    await page.keyboard.press('Escape');
  });
});

/** Every visible row, below the column headings. */
async function onlyRowsWith(page: Page, words: RegExp): Promise<void> {
  await expect(rows(page).filter({ hasText: words }).first()).toBeVisible();
  await expect(rows(page).filter({ hasNotText: words })).toHaveCount(1);
}

/** The visible totals from the top. */
async function readTotals(page: Page): Promise<number[]> {
  const texts = await orders(page)
    .getByRole('cell')
    .filter({ hasText: /^[\d,]+\.\d\d EUR$/ })
    .allInnerTexts();
  return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
}
