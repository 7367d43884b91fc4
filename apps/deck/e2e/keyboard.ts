import { expect, type Locator } from '@playwright/test';

/** More stops than any screen has. */
const FAR = 150;

/** Goes on with Tab until it is reached, as one who has no mouse does. */
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

/** Types over what stands there. */
export async function write(target: Locator, text: string): Promise<void> {
  await reach(target);
  await target.page().keyboard.press('ControlOrMeta+a');
  await target.page().keyboard.type(text);
}
