import { el } from './el.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const locales = ['en', 'ru', 'el'] as const;
export type Locale = (typeof locales)[number];

/** The shape of a catalogue: English sets it, the other languages must fill it. */
export type Messages = typeof en;

const catalogues: Record<Locale, Messages> = { en, ru, el };

export function messagesOf(locale: Locale): Messages {
  return catalogues[locale];
}
