import type { GuestLanguage } from '../guest-facts.ts';
import type { LoadedGuestWords } from '../write-guest-content.ts';
import { en } from './en.ts';

const loaders = {
  en: async () => en,
  ru: async () => (await import('./ru.ts')).ru,
  el: async () => (await import('./el.ts')).el,
  lt: async () => (await import('./lt.ts')).lt,
  lv: async () => (await import('./lv.ts')).lv,
};

/** What guests read in one language, for a page that shall not load the others. English is always there. */
export const loadGuestWords = async (language: GuestLanguage): Promise<LoadedGuestWords> => ({
  language,
  words: await loaders[language](),
});
