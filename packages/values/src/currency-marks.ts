import { isCurrency } from './currencies.ts';
import { currencySymbol } from './format-money.ts';

/** How people write a currency beyond its code and the signs Intl knows. */
const everyday: Readonly<Record<string, readonly string[]>> = {
  BYN: ['руб', 'р'],
  CHF: ['fr', 'sfr'],
  EUR: ['euro', 'евро', 'ευρώ'],
  RUB: ['руб', 'р'],
  TRY: ['tl'],
};

/** Signs made of letters alone, which nothing else tells from a word. */
const letterSigns = new Set(['kr', 'zł', 'kč', 'ft', 'lei', 'rs', 'лв', ...Object.values(everyday).flat()]);

/** The languages of the product, and English as the rest of the world writes it (`US$`). */
const locales = ['en', 'en-001', 'ru', 'el'];

const marksByCurrency = new Map<string, ReadonlySet<string>>();

/** Whether a text beside a number names this currency: its code, a sign of it, an everyday short form, in any case. */
export function isMarkOf(text: string, currency: string): boolean {
  return getMarks(currency).has(folded(text));
}

/** Whether a text beside a number names any currency. */
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
