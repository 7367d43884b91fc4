/** Light, dark, or as the device has it. */
export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

const key = 'APPEARANCE';

export function storedAppearance(): Appearance {
  try {
    const stored = localStorage.getItem(key);
    return appearances.find((each) => each === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Puts the reader's choice on the page; without one the theme follows the device. */
export function applyAppearance(choice: Appearance = storedAppearance()): void {
  if (choice === 'system') delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = choice;
}

export function chooseAppearance(choice: Appearance): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // The choice then lasts as long as the page.
  }
  applyAppearance(choice);
}
