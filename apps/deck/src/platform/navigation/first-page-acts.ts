import { areLettersOn } from '../keys/letter-keys.ts';

/** A press on a button, or keys in their order; after a key that searches also what was typed into its field. */
type Act =
  | { readonly kind: 'press'; readonly button: HTMLButtonElement }
  | { readonly kind: 'keys'; readonly keys: readonly KeyboardEventInit[]; readonly text?: string };

/** The last act in the drawn screen, which does nothing by itself. */
let last: Act | undefined;
/** The same act for the screen that took its place. */
let waiting: Act | undefined;

/** Keeps the last act in a drawn screen. */
export function keepActs(drawn: HTMLElement): void {
  const change = (act: Act | undefined) => {
    if (last?.kind === 'press') last.button.ariaBusy = null;
    if (act?.kind === 'press') act.button.ariaBusy = 'true';
    last = act;
  };
  drawn.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) change({ kind: 'press', button });
  });
  const press = (event: KeyboardEvent) => {
    if (!drawn.isConnected) return removeEventListener('keydown', press, { capture: true });
    const act = addKey(last?.kind === 'keys' ? last : undefined, event);
    if (!act) return;
    change(act);
    // The browser would scroll, search by itself, or type somewhere else.
    event.preventDefault();
  };
  addEventListener('keydown', press, { capture: true });
}

/** Takes the last act over to the screen that looks the same. @param find the same button there */
export function takeOverActs(find: (button: HTMLButtonElement) => HTMLButtonElement | undefined): void {
  if (last?.kind !== 'press') waiting = last;
  else {
    const button = find(last.button);
    waiting = button && { kind: 'press', button };
  }
  last = undefined;
}

/** Does what was done last in the drawn screen. Called once every handler of the screen is there. */
export function repeatActs(): void {
  const act = waiting;
  waiting = undefined;
  if (act?.kind === 'press' && act.button.isConnected) pressButton(act.button);
  if (act?.kind === 'keys') void pressKeys(act);
}

/** A menu opens by the pointer, all else by a click. What waits for the end of the press begins to listen in between. */
function pressButton(button: HTMLButtonElement): void {
  const point = (type: string) =>
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse' }));
  point('pointerdown');
  setTimeout(() => {
    point('pointerup');
    button.click();
  });
}

async function pressKeys({ keys, text }: Extract<Act, { kind: 'keys' }>): Promise<void> {
  if (text !== undefined && text !== '')
    addEventListener(
      'focusin',
      ({ target }) => target instanceof HTMLInputElement && setValue(target, text),
      { once: true },
    );
  for (const key of keys) {
    const target = document.activeElement ?? document.body;
    const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', key));
    if (isLeft && key.key === 'Enter' && target instanceof HTMLAnchorElement) target.click();
    // The next key finds what this one has drawn.
    await new Promise((drawn) => setTimeout(drawn));
  }
}

/** Sets the value of a React field by the browser's own setter: React ignores a value set by its own. */
export function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @returns the keys with this one; undefined leaves it to the browser */
function addKey(before: Extract<Act, { kind: 'keys' }> | undefined, event: KeyboardEvent): Act | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const init = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  const keys = [...(before?.keys ?? []), init];
  if (opensPalette(event)) return { kind: 'keys', keys, text: '' };
  if (ctrlKey || metaKey || altKey) return undefined;
  if (before?.text !== undefined) {
    const text = type(before.text, key);
    return text === undefined ? undefined : { ...before, text };
  }
  if (!areLettersOn() || document.activeElement instanceof HTMLInputElement) return undefined;
  if (key === '/') return { kind: 'keys', keys, text: '' };
  return isOfList(key, before !== undefined) ? { kind: 'keys', keys } : undefined;
}

/** The key of the palette on any keyboard and layout. The palette itself decides whether it is its own. */
const opensPalette = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (key.toLowerCase() === 'k' || code === 'KeyK') && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Whether the key types a character. */
const isCharacter = (key: string): boolean => [...key].length === 1;

/** @returns the text of a search after the key; undefined where the key types nothing */
function type(text: string, key: string): string | undefined {
  if (key === 'Backspace') return text.slice(0, -1);
  return isCharacter(key) ? text + key : undefined;
}

/** By themselves these keys scroll the page or press a link. On a row, or after a key of the list, they are the list's. */
function isOfList(key: string, isLater: boolean): boolean {
  if (isCharacter(key) && key !== ' ') return true;
  const isOnRow = document.activeElement?.matches('[data-row] a') === true;
  if ([' ', 'ArrowDown', 'ArrowUp'].includes(key)) return isLater || isOnRow;
  return isLater && ['Enter', 'Escape'].includes(key);
}
