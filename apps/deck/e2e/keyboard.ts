import { expect, type Locator } from '@playwright/test';

/** More tab stops than any screen has. */
const FAR = 150;

/** Presses Tab until the element has the focus. */
export async function reach(target: Locator): Promise<void> {
  await target.first().waitFor();
  const keyboard = target.page().keyboard;
  for (let stops = 0; stops < FAR; stops += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await keyboard.press('Tab');
  }
  await expect(target.first(), 'is reached by Tab').toBeFocused();
}

export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await reach(target);
  await target.page().keyboard.press(key);
}

/** Replaces the text of the focused field. */
export async function write(target: Locator, text: string): Promise<void> {
  await reach(target);
  await target.page().keyboard.press('ControlOrMeta+a');
  await target.page().keyboard.type(text);
}
