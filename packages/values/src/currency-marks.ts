import { isCurrency } from './currencies.ts';
import { currencySymbol } from './format-money.ts';

/** Common notations of a currency beyond its code and Intl's symbols. */
const everyday: Readonly<Record<string, readonly string[]>> = {
  BYN: ['руб', 'р'],
  CHF: ['fr', 'sfr'],
  EUR: ['euro', 'евро', 'ευρώ'],
  RUB: ['руб', 'р'],
  TRY: ['tl'],
};

/** Symbols made of letters, which look like words. */
const letterSigns = new Set(['kr', 'zł', 'kč', 'ft', 'lei', 'rs', 'лв', ...Object.values(everyday).flat()]);

/** The languages of the product, and international English (`US$`). */
const locales = ['en', 'en-001', 'ru', 'el'];

const marksByCurrency = new Map<string, ReadonlySet<string>>();

/**
 * Whether a text next to a number names this currency: its code, a symbol or an everyday short form, ignoring
 * case.
 */
export function isMarkOf(text: string, currency: string): boolean {
  return getMarks(currency).has(folded(text));
}

/** Whether a text next to a number names any currency. */
export function isCurrencyMark(text: string): boolean {
  const mark = folded(text);
  return /\p{Sc}/u.test(mark) || isCurrency(mark.toUpperCase()) || letterSigns.has(mark);
}

function getMarks(currency: string): ReadonlySet<string> {
  const known = marksByCurrency.get(currency);
  if (known !== undefined) return known;
  const signs = locales.map((locale) => currencySymbol(currency, locale));
  const marks = [currency, currencySymbol(currency, 'en', 'narrow'), ...signs, ...(everyday[currency] ?? [])];
  const made = new Set(marks.map(folded));
  marksByCurrency.set(currency, made);
  return made;
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\.$/, '');
}
