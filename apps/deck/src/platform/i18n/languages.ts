import { type InterfaceLanguage, interfaceLanguages } from '@deck/api/vocabulary';

/** A language is offered in its own words, whatever language one reads now. */
export const languageNames: Record<InterfaceLanguage, string> = {
  en: 'English',
  ru: 'Русский',
  el: 'Ελληνικά',
};

/** The stored locale of the profile, else the first two letters of the browser's, else English. */
export function chooseLanguage(stored: string | undefined, browser: string | undefined): InterfaceLanguage {
  const known = (code: string | undefined) => interfaceLanguages.find((language) => language === code);
  return known(stored) ?? known(browser?.slice(0, 2).toLowerCase()) ?? 'en';
}

const files = import.meta.glob<Record<string, object>>('./*/*.ts');

/** What fetches the words of an area: one lazy file for each language and area. Undefined where there are none. */
export const getCatalogue = (language: string, area: string) => files[`./${language}/${area}.ts`];

/** Begins to fetch the letters a language is written in: they come with its words, not after them. */
export function fetchLetters(language: InterfaceLanguage): void {
  const { fontFamily } = getComputedStyle(document.body);
  // Without them the page is drawn in another font.
  document.fonts.load(`1em ${fontFamily}`, languageNames[language]).catch(() => undefined);
}
