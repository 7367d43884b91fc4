import { type InterfaceLanguage, interfaceLanguages } from '@deck/api/vocabulary';

/** The stored locale of the profile, else the first two letters of the browser's, else English. */
export function chooseLanguage(stored: string | undefined, browser: string | undefined): InterfaceLanguage {
  const known = (code: string | undefined) => interfaceLanguages.find((language) => language === code);
  return known(stored) ?? known(browser?.slice(0, 2).toLowerCase()) ?? 'en';
}
