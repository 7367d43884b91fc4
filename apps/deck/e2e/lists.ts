import type { Page } from '@playwright/test';

/** How many rows a list says it has, beside its name. */
export async function foundIn(page: Page, words: RegExp): Promise<number> {
  const text = await page.getByText(words).first().textContent();
  return Number.parseInt(text?.replaceAll(',', '') ?? '', 10);
}

/** The browser's own dialog for files is out of a test's reach: without it a file goes to the downloads. */
export const withoutFileDialog = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
