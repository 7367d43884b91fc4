import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { languageNames } from './language-names.ts';

/** Begins to fetch the letters a language is written in: they come with its words, not after them. */
export function fetchLetters(language: InterfaceLanguage): void {
  const { fontFamily } = getComputedStyle(document.body);
  // Without them the page is drawn in another font.
  document.fonts.load(`1em ${fontFamily}`, languageNames[language]).catch(() => undefined);
}
