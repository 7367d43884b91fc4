import { cachedBy } from './cached-by.ts';

/** The words of one counted thing; a language without a category leaves it out and `other` stands in. */
export interface PluralForms {
  one?: string;
  few?: string;
  many?: string;
  other: string;
}

const getRules = cachedBy((language: string) => new Intl.PluralRules(language));
const getFormat = cachedBy((language: string) => new Intl.NumberFormat(language));

/** A count as the language writes it: `1,284` in English. */
export function count(language: string, value: number): string {
  return getFormat(language).format(value);
}

/** Picks the form the language asks for and puts the count in place of `#`. */
export function plural(language: string, value: number, forms: PluralForms): string {
  const category = getRules(language).select(value);
  const form = category === 'zero' || category === 'two' ? forms.other : (forms[category] ?? forms.other);
  return form.replaceAll('#', count(language, value));
}
