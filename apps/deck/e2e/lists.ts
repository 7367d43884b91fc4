import { expect, type Locator, type Page } from '@playwright/test';

/** How many rows a list says it has, beside its name. */
export async function foundIn(page: Page, words: RegExp): Promise<number> {
  const text = await page.getByText(words).first().textContent();
  return Number.parseInt(text?.replaceAll(',', '') ?? '', 10);
}

/** The browser's own dialog for files is out of a test's reach: without it a file goes to the downloads. */
export const withoutFileDialog = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));

/** Ticks a box of a filter or of the columns: it stays ticked before the next picture, whatever the list takes to follow. */
export async function tick(box: Locator): Promise<void> {
  const stays = await box.evaluate(async (input: HTMLInputElement) => {
    const was = input.checked;
    input.click();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    return input.checked !== was;
  });
  expect(stays, 'the box stays as it was pressed').toBe(true);
}
