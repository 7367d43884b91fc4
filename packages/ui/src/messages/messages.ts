import { en } from './en.ts';

export const locales = ['en', 'ru', 'el'] as const;
export type Locale = (typeof locales)[number];

/** The shape of a catalogue, defined by English; other languages must match. */
export type Messages = typeof en;

/** Only the current language's messages are loaded. */
const load: Record<Locale, () => Promise<Messages>> = {
  en: async () => en,
  ru: async () => (await import('./ru.ts')).ru,
  el: async () => (await import('./el.ts')).el,
};

const asked = new Map<Locale, Promise<Messages>>([['en', kept(en)]]);

/**
 * The kit's messages in a language. It is always the same promise, so that `use` can read it on every render.
 * English is bundled; another language is loaded on first use. Throws if the kit lacks the language.
 */
export function loadMessages(locale: Locale): Promise<Messages> {
  const messages = asked.get(locale) ?? fetchMessages(locale);
  asked.set(locale, messages);
  return messages;
}

function fetchMessages(locale: Locale): Promise<Messages> {
  if (!locales.includes(locale))
    throw new Error(`The kit has no words in "${locale}": it has ${locales.join(', ')}.`);
  // Messages that fail to load must not break the application.
  const promise = load[locale]().catch(() => en);
  void promise.then((messages) => kept(messages, promise));
  return promise;
}

const given = new WeakMap<Messages, Promise<Messages>>();

/** Messages at hand, as the promise that `use` reads: always the same one, and fulfilled. */
export function alreadyLoaded(messages: Messages): Promise<Messages> {
  const promise = given.get(messages) ?? kept(messages);
  given.set(messages, promise);
  return promise;
}

/** Marks a promise as fulfilled in the way React's `use` reads, so that it resolves synchronously. */
function kept(messages: Messages, promise = Promise.resolve(messages)): Promise<Messages> {
  return Object.assign(promise, { status: 'fulfilled', value: messages });
}
