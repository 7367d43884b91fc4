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

const asked = new Map<Locale, Promise<Messages>>([['en', kept(en)]]);

/**
 * The kit's words in a language: always the same promise, so that `use` may read it at every render. English is here at
 * once, another language once somebody has waited for it.
 */
export function loadMessages(locale: Locale): Promise<Messages> {
  const messages = asked.get(locale) ?? fetchMessages(locale);
  asked.set(locale, messages);
  return messages;
}

function fetchMessages(locale: Locale): Promise<Messages> {
  // Words that cannot be fetched must not take the application with them.
  const promise = load[locale]().catch(() => en);
  void promise.then((messages) => kept(messages, promise));
  return promise;
}

/** Marks a promise as kept in the way `use` reads: whoever asks then need not wait even for a moment. */
function kept(messages: Messages, promise = Promise.resolve(messages)): Promise<Messages> {
  return Object.assign(promise, { status: 'fulfilled', value: messages });
}
