import type { CustomerLanguage } from '@deck/api/vocabulary';
import { el } from './el.ts';
import { en, type PayerWords } from './en.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { ru } from './ru.ts';

/** The texts of the payer's pages, in every language of letters to customers. */
export const payerWords: Record<CustomerLanguage, PayerWords> = { en, ru, el, lt, lv };

/** Languages by their own names, since a reader may know no other. */
export const languageNames: Record<CustomerLanguage, string> = {
  en: 'English',
  ru: 'Русский',
  el: 'Ελληνικά',
  lt: 'Lietuvių',
  lv: 'Latviešu',
};
