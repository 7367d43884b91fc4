import { expect, type Locator, type Page } from '@playwright/test';

/** The number of rows next to a list's name. */
export async function foundIn(page: Page, words: RegExp): Promise<number> {
  const text = await page.getByText(words).first().textContent();
  return Number.parseInt(text?.replaceAll(',', '') ?? '', 10);
}

/** Chooses an act in the menu at the end of a row. */
export async function actOnRow(row: Locator, act: string): Promise<void> {
  await row.hover();
  await row.getByRole('button', { name: /^Acts on / }).click();
  await row.page().getByRole('menuitem', { name: act }).click();
}

/** The browser's file dialog cannot be automated: without it a file goes to the downloads. */
export const withoutFileDialog = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));

/** Checks a box of a filter or the columns menu, and waits until it stays checked. */
export async function tick(box: Locator): Promise<void> {
  const stays = await box.evaluate(async (input: HTMLInputElement) => {
    const was = input.checked;
    input.click();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    return input.checked !== was;
  });
  expect(stays, 'the box stays as it was pressed').toBe(true);
}
