import type { CustomerLanguage } from '@deck/api/vocabulary';
import { el } from './el.ts';
import { en, type PayerWords } from './en.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { ru } from './ru.ts';

/** What the payer's pages say, in every language a customer can be written to in. */
export const payerWords: Record<CustomerLanguage, PayerWords> = { en, ru, el, lt, lv };

/** Languages by their own names, since whoever looks for theirs may read no other. */
export const languageNames: Record<CustomerLanguage, string> = {
  en: 'English',
  ru: 'Русский',
  el: 'Ελληνικά',
  lt: 'Lietuvių',
  lv: 'Latviešu',
};
