import { cachedBy } from './cached-by.ts';

/** The plural forms of a counted noun; `other` replaces categories a language does not have. */
export interface PluralForms {
  one?: string;
  few?: string;
  many?: string;
  other: string;
}

const getRules = cachedBy((language: string) => new Intl.PluralRules(language));
const getFormat = cachedBy((language: string) => new Intl.NumberFormat(language));

/** A formatted count: `1,284` in English. */
export function count(language: string, value: number): string {
  return getFormat(language).format(value);
}

/** Selects the plural form and inserts the count for `#`. */
export function plural(language: string, value: number, forms: PluralForms): string {
  const category = getRules(language).select(value);
  const form = category === 'zero' || category === 'two' ? forms.other : (forms[category] ?? forms.other);
  return form.replaceAll('#', count(language, value));
}
