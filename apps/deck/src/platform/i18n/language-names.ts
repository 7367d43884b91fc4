import type { InterfaceLanguage } from '@deck/api/vocabulary';

/** A language is offered in its own words, whatever language one reads now. */
export const languageNames: Record<InterfaceLanguage, string> = {
  en: 'English',
  ru: 'Русский',
  el: 'Ελληνικά',
};
