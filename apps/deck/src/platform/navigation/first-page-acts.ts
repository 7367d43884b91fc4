/** A press on a button, or the key that searches everywhere with what was typed after it. */
type Act =
  | { readonly kind: 'press'; readonly button: HTMLButtonElement }
  | { readonly kind: 'search'; readonly key: KeyboardEventInit; text: string };

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
    if (searches(event)) change({ kind: 'search', key: initOf(event), text: '' });
    else if (last?.kind !== 'search' || !type(last, event)) return;
    // The browser would search by itself, or type somewhere else.
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
  if (act?.kind === 'search') search(act);
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

function search({ key, text }: Extract<Act, { kind: 'search' }>): void {
  if (text !== '')
    addEventListener(
      'focusin',
      ({ target }) => target instanceof HTMLInputElement && setValue(target, text),
      { once: true },
    );
  document.body.dispatchEvent(new KeyboardEvent('keydown', key));
}

/** Sets the value of a React field by the browser's own setter: React ignores a value set by its own. */
export function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The key of the palette on any keyboard and layout. The palette itself decides whether it is its own. */
const searches = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (key.toLowerCase() === 'k' || code === 'KeyK') && ctrlKey !== metaKey && !altKey && !shiftKey;

const initOf = ({ key, code, ctrlKey, metaKey }: KeyboardEvent): KeyboardEventInit => ({
  ...{ key, code, ctrlKey, metaKey },
  bubbles: true,
  cancelable: true,
});

/** @returns whether the key belongs to the text that is searched for */
function type(act: { text: string }, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'Backspace') act.text = act.text.slice(0, -1);
  else if ([...key].length === 1) act.text += key;
  else return false;
  return true;
}
