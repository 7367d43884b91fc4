const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** The focused element when a layer opened, and its ancestors. */
export interface FocusOrigin {
  readonly element: Element | null;
  readonly around: readonly Element[];
}

/**
 * Records the current focus. For a menu item it records the menu's trigger, since the menu is about to close.
 * Call it before the layer takes the focus.
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

/** The same for a known opener: a press does not always focus it. */
export function originAt(element: Element | null): FocusOrigin {
  return { element, around: ancestors(element) };
}

/**
 * Restores the focus. If the element is gone (a deleted row, a disabled button), its nearest remaining
 * ancestor's control gets it, instead of the top of the page.
 */
export function returnFocus({ element, around }: FocusOrigin): void {
  if (isTaken(document.activeElement)) return;
  if (element !== null && takesFocus(element)) return;
  for (const place of around) {
    if (place.isConnected && [place, ...place.querySelectorAll(focusable)].some(takesFocus)) return;
  }
}

/**
 * Whether another element was focused deliberately. A dialog that only caught a lost focus does not count.
 */
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
