import * as vocabulary from '@deck/api/vocabulary';
import { brand } from '@deck/tokens/brand';
import { currencies } from '@deck/values';
import { foreignTexts } from './foreign-texts.ts';

/** What a screen shows without saying it itself: texts of the answers, and those a person types. */
const given = new Set<string>();
const typed = new Map<EventTarget, string>();

export function forgetGiven(): void {
  given.clear();
  typed.clear();
}

/** The protocol's own words, which a screen has to put into its language. */
const codes = new Set<unknown>(Object.values<unknown>(vocabulary).filter(Array.isArray).flat());
/** The columns of a file are called so. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** What a person reads as it is. The brand is chosen while stories are shown. */
const names = () => [brand.name, brand.product, ...currencies, ...vocabulary.tags, ...LETTERS];

/** Takes a text, or all texts of an answer but its codes. */
export function give(value: unknown): void {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(give);
  if (typeof value !== 'string' || codes.has(value)) return;
  given.add(value);
  // The figures of a number stand in elements of their own.
  if (/^\S*\d\S*$/.test(value)) for (const letters of value.split(/\d+/)) given.add(letters);
}

// What is typed in one step of a form is shown in the next.
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    typed.set(target, target.value);
});

/** A text as it may stand: a long address is broken after its `@`. */
function toParts(text: string): string[] {
  const [, name, domain] = /^(\S+@)(\S+)$/.exec(text) ?? [];
  return name !== undefined && domain !== undefined ? [text, name, domain] : [text];
}

/** @throws Error with the texts on the page that are neither given nor in its language */
export function refuseForeign(language: vocabulary.InterfaceLanguage): void {
  const shown = [...document.body.children].flatMap((element) => [...getTexts(element, language)]);
  const own = [...given, ...typed.values()].flatMap(toParts);
  const found = foreignTexts(language, [document.title, ...shown], [...own, ...names()]);
  if (found.length > 0)
    throw new Error(`Not said in ${language}: ${found.map((text) => `“${text}”`).join(', ')}`);
}

const SAID = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];
/** What Storybook says, what is written to machines, and what a person writes. */
const UNSAID = '[class^="sb-"], script, style, code, kbd, textarea, [contenteditable="true"]';

/** What is read or read out on the page, apart from what is marked as of another language. */
function* getTexts(element: Element, language: string): Generator<string> {
  if (element instanceof HTMLElement && element.lang !== '' && element.lang !== language) return;
  for (const name of SAID) yield element.getAttribute(name) ?? '';
  if (element.matches(UNSAID)) return;
  for (const node of element.childNodes)
    if (node instanceof Element) yield* getTexts(node, language);
    else if (node instanceof Text) yield node.data;
}
