import type { CustomerLanguage } from '@deck/api/vocabulary';
import { el } from './el.ts';
import { en } from './en.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { ru } from './ru.ts';
import type { TemplateWords } from './template-words.ts';

/** Letters are in the customer's language. */
export const templateWords: Record<CustomerLanguage, TemplateWords> = { en, ru, el, lt, lv };
