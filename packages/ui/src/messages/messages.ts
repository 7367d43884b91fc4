import { en } from './en.ts';

export const locales = ['en', 'ru', 'el'] as const;
export type Locale = (typeof locales)[number];

/** The shape of a catalogue: English sets it, the other languages must fill it. */
export type Messages = typeof en;

/** A reader speaks one language: the others' words are not loaded. */
const load: Record<Locale, () => Promise<Messages>> = {
  en: async () => en,
  ru: async () => (await import('./ru.ts')).ru,
  el: async () => (await import('./el.ts')).el,
};

const known = new Map<Locale, Messages | Promise<Messages>>([['en', en]]);

/** The kit's words in a language, or, the first time it is asked for, the promise of them. English is always here. */
export function messagesOf(locale: Locale): Messages | Promise<Messages> {
  const messages = known.get(locale) ?? fetchMessages(locale);
  known.set(locale, messages);
  return messages;
}

async function fetchMessages(locale: Locale): Promise<Messages> {
  // Words that cannot be fetched must not take the application with them.
  const messages = await load[locale]().catch(() => en);
  known.set(locale, messages);
  return messages;
}
