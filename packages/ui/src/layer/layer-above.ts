const OPEN = ['dialog', 'alertdialog', 'menu'].map((role) => `[role="${role}"][data-state="open"]`).join();

/** The dialogs, popovers and menus that are open. */
export function getOpenLayers(): Element[] {
  return [...document.querySelectorAll(OPEN)];
}

/**
 * Whether a dialog or a menu has been opened over a layer.
 * @param below what was open before the layer.
 */
export function isCovered(layer: Element, below: ReadonlySet<Element>): boolean {
  return getOpenLayers().some(
    (other) => !below.has(other) && !other.contains(layer) && !layer.contains(other),
  );
}

const PAUSE = 30;
const MOST = 100;
const attempts = new WeakMap<Event, number>();

/**
 * Presses a key again after a pause.
 * @param isWanted whether there is still a layer that the key is meant for.
 * @returns false if the key was pressed again so often that no layer will take it.
 */
export function pressLater(event: KeyboardEvent, isWanted: () => boolean): boolean {
  const attempt = (attempts.get(event) ?? 0) + 1;
  if (attempt > MOST) return false;
  setTimeout(() => {
    if (!isWanted()) return;
    const again = new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true });
    attempts.set(again, attempt);
    (document.activeElement ?? document).dispatchEvent(again);
  }, PAUSE);
  return true;
}
