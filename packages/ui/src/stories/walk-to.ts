import { expect, userEvent } from 'storybook/test';

const farEnough = 24;

/** Presses a key until the element has the focus; by default Tab. */
export async function walkTo(goal: HTMLElement, key = '{Tab}'): Promise<void> {
  for (let stops = 0; stops < farEnough && document.activeElement !== goal; stops += 1)
    await userEvent.keyboard(key);
  await expect(goal).toHaveFocus();
}
