import type { CustomerLanguage } from '@deck/api/vocabulary';
import { el } from './link-forms-el.ts';
import { en, type LinkFormWords } from './link-forms-en.ts';
import { lt } from './link-forms-lt.ts';
import { lv } from './link-forms-lv.ts';
import { ru } from './link-forms-ru.ts';

/** The texts of the forms of permanent and split links. */
export const linkFormWords: Record<CustomerLanguage, LinkFormWords> = { en, ru, el, lt, lv };
