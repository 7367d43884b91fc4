import { type CustomerLanguage, customerLanguages } from '@deck/api/vocabulary';

/**
 * A customer's language in the reader's. Those that administrators added have no words here: the browser names them.
 * @param wordOf the catalogue's word for a language it knows
 */
export function languageName(
  code: string,
  wordOf: (known: CustomerLanguage) => string,
  locale: string,
): string {
  const known = customerLanguages.find((one) => one === code);
  if (known) return wordOf(known);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
