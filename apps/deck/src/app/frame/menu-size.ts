const key = 'MENU';

/** Whether the reader left the menu mini. */
export function storedMini(): boolean {
  try {
    return localStorage.getItem(key) === 'mini';
  } catch {
    return false;
  }
}

export function keepMini(mini: boolean): void {
  try {
    localStorage.setItem(key, mini ? 'mini' : 'full');
  } catch {
    // The choice then lasts as long as the page.
  }
}
