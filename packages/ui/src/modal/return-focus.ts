const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Where the focus stood when a layer opened, and the places around it from near to far. */
export interface FocusOrigin {
  readonly element: Element | null;
  readonly around: readonly Element[];
}

/**
 * Reads where the focus is now. Of an item of a menu the menu's trigger counts, since the menu is about to close.
 * To be called before the layer takes the focus.
 */
export function focusOrigin(): FocusOrigin {
  let element = document.activeElement;
  for (let menu = menuAround(element); menu !== null; menu = menuAround(element)) {
    const trigger = document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
    if (trigger === null) break;
    element = trigger;
  }
  return originAt(element);
}

/** The same for a layer whose opener is known: a press need not have given it the focus. */
export function originAt(element: Element | null): FocusOrigin {
  return { element, around: ancestors(element) };
}

/**
 * Gives the focus back. Where its place is gone (a row that was deleted, a button that is disabled now), the nearest
 * place around it that is still there takes it: nobody starts again at the top of the page.
 */
export function returnFocus({ element, around }: FocusOrigin): void {
  if (isTaken(document.activeElement)) return;
  if (element !== null && takesFocus(element)) return;
  for (const place of around) {
    if (place.isConnected && [place, ...place.querySelectorAll(focusable)].some(takesFocus)) return;
  }
}

/** Somebody has placed the focus on purpose; a dialog that caught it only because it fell to it has not. */
function isTaken(active: Element | null): boolean {
  return (
    active !== null && active !== document.body && !active.matches('[role="dialog"], [role="alertdialog"]')
  );
}

function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus();
  return document.activeElement === element;
}

function menuAround(element: Element | null): Element | null {
  return element?.closest('[role="menu"]') ?? null;
}

function ancestors(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let at = element?.parentElement ?? null; at !== null && at !== document.body; at = at.parentElement) {
    found.push(at);
  }
  return found;
}
