import type { GuestLanguage } from '../guest-facts.ts';
import { el } from './el.ts';
import { en, type GuestWords } from './en.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { ru } from './ru.ts';

export type { GuestWords } from './en.ts';

/** What guests read, by language. */
export const guestWords: Record<GuestLanguage, GuestWords> = { en, ru, el, lt, lv };
