const MENU_SIZE = 'MENU';

/** Whether the reader left the menu mini. */
export function storedMini(): boolean {
  try {
    return localStorage.getItem(MENU_SIZE) === 'mini';
  } catch {
    return false;
  }
}

export function keepMini(mini: boolean): void {
  try {
    localStorage.setItem(MENU_SIZE, mini ? 'mini' : 'full');
  } catch {
    // The choice then lasts as long as the page.
  }
}
