import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { brand } from '@deck/tokens/brand';
import { foreignWords } from '../../i18n/foreign-words.ts';

/** What a screen shows without saying it itself: words of the answers, and those a person types. */
const given = new Set<string>();

export function forgetGiven(): void {
  given.clear();
}

/** Takes a text, or all texts of an answer. What is called something in the protocol is not said by its name. */
export function give(value: unknown): void {
  if (typeof value === 'string') for (const word of wordsOf(value)) given.add(word);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(give);
}

// What is typed in one step of a form is shown in the next.
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) give(target.value);
});

const wordsOf = (text: string): string[] => text.split(/[^\p{L}]+/u);
/** Their names, and what is written on keys. */
const anywhere = () => new Set(wordsOf(`${brand.name} ${brand.product} Ctrl K Enter Esc Shift Tab`));

/** @throws Error with the texts on the page that are neither given nor in its language */
export function refuseForeign(language: InterfaceLanguage): void {
  const known = anywhere();
  const isForeign = (text: string) =>
    foreignWords(language, text).some((word) => !given.has(word) && !known.has(word));
  const found = [...new Set(textsOf(document.body, language))].filter(isForeign);
  if (found.length > 0) throw new Error(`Not in its language (${language}): ${found.join(' | ')}`);
}

const SAID = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];

/** What is read or read out on the page, apart from what Storybook says and what is marked as of another language. */
function* textsOf(element: Element, language: InterfaceLanguage): Generator<string> {
  if (element.matches('[class^="sb-"], script, style')) return;
  if (element instanceof HTMLElement && element.lang !== '' && element.lang !== language) return;
  for (const name of SAID) yield element.getAttribute(name) ?? '';
  for (const node of element.childNodes)
    if (node instanceof Element) yield* textsOf(node, language);
    else if (node instanceof Text) yield node.data.trim();
}
