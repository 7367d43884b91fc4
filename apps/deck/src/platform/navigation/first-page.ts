import { keepActs, setValue, takeOverActs } from './first-page-acts.ts';

/** The element with the screen that the server drew into the page. */
const ID = 'first-page';
/** The drawn screen that asks for login and password. */
const SIGN_IN = 'login';

/** Removes the drawn screen unused: another one is on its way. A drawn sign-in waits for its own form. */
export function dropFirstPage(toSignIn = false): void {
  const drawn = document.getElementById(ID);
  if (!toSignIn || drawn?.dataset.screen !== SIGN_IN) drawn?.remove();
}

/**
 * Keeps what is done in the drawn screen and needs the product. A browser may show another one: it remembers a person
 * whose session is over, or reads another language than it asks for. Then the drawn screen goes.
 */
export function keepFirstPage(isSignIn: boolean, language: string): void {
  const drawn = document.getElementById(ID);
  if (!drawn) return;
  const isWanted = (drawn.dataset.screen === SIGN_IN) === isSignIn && drawn.lang === language;
  if (!isWanted) drawn.remove();
  else keepActs(drawn);
}

/** Begins in the first field of a drawn form, as the form itself does. */
export const focusFirstField = (): void => document.getElementById(ID)?.querySelector('input')?.focus();

/** The server draws an address without filters as it is, and a list opens as it was left in this browser. */
export function dropFirstPageOfLeftList({ pathname, search }: Location): void {
  const list = pathname.slice(1).toUpperCase();
  try {
    const isLeft = ['PARAMS', 'SORT'].some((name) => localStorage.getItem(`${list}_${name}`) !== null);
    if (search === '' && isLeft) dropFirstPage();
  } catch {
    // Nothing is remembered then.
  }
}

/**
 * Puts the screen in the place of the one that the server drew, which looks the same. What a person has done there
 * meanwhile stays: how far they scrolled, what they typed or chose, and where the focus is. What they pressed waits for
 * `repeatActs`.
 */
export function takeOverFirstPage(): void {
  const drawn = document.getElementById(ID);
  if (!drawn) return;
  const own = document.querySelector('#root main');
  const focused = own && findFocused(drawn, own);
  if (own) carryOver(drawn, own);
  takeOverActs((button) => (own ? findButton(button, drawn, own) : undefined));
  drawn.remove();
  // Until now it could not be seen, and what is not seen takes no focus.
  focused?.focus({ preventScroll: true });
}

function carryOver(drawn: Element, own: Element): void {
  const [from, to] = [drawn, own].map((place) => place.querySelector('table')?.closest('[tabindex]'));
  if (from && to) to.scrollTop = from.scrollTop;
  for (const [was, is] of inputs(drawn, own)) {
    if (was.checked !== is.checked) is.click();
    if (was.value !== is.value) setValue(is, was.value);
  }
}

/** The link, the button or the field of the screen that has the focus in the drawn one. */
function findFocused(drawn: Element, own: Element): HTMLElement | null | undefined {
  const focused = document.activeElement;
  if (focused === null || !drawn.contains(focused)) return undefined;
  const href = focused.getAttribute('href');
  if (href !== null) return own.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
  if (focused instanceof HTMLButtonElement) return findButton(focused, drawn, own);
  return inputs(drawn, own).find(([was]) => was === focused)?.[1];
}

/** The same button in another place: of the same row, with the same name, and as many of that name before it. */
function findButton(button: HTMLButtonElement, drawn: Element, own: Element): HTMLButtonElement | undefined {
  const row = button.closest('[data-row]')?.getAttribute('data-row');
  const selector = row == null ? 'button' : `[data-row="${CSS.escape(row)}"] button`;
  const named = (place: Element) =>
    [...place.querySelectorAll<HTMLButtonElement>(selector)].filter((one) => nameOf(one) === nameOf(button));
  return named(own)[named(drawn).indexOf(button)];
}

const nameOf = (button: Element) => button.ariaLabel ?? button.textContent;

/** The fields of the drawn screen, each with its own in the screen that takes its place. */
function inputs(drawn: Element, own: Element): readonly (readonly [HTMLInputElement, HTMLInputElement])[] {
  const theirs = own.querySelectorAll('input');
  return [...drawn.querySelectorAll('input')].flatMap((was, at) => {
    const is = theirs[at];
    return is ? [[was, is] as const] : [];
  });
}
