import type { GuestLanguage } from '../guest-facts.ts';

type Forms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Puts a number before the form of a word that its language wants: `1 night`, `7 nights`. */
export function counted(language: GuestLanguage): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => `${n}\u00a0${forms[rules.select(n)] ?? forms.other}`;
}
