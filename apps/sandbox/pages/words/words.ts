import type { CustomerLanguage } from '@deck/api/vocabulary';
import { type LoadedGuestWords, loadGuestWords } from '@deck/guest';
import { en, type KitWords, type PayerWords } from './en.ts';

/** What a page of a payer says in one language: its own words, and those of every guest's page. */
export interface LoadedWords {
  readonly own: PayerWords;
  readonly guest: LoadedGuestWords;
  /** The kit's, in a language that the kit itself lacks. */
  readonly kit: KitWords | undefined;
}

const loaders: Record<CustomerLanguage, () => Promise<PayerWords>> = {
  en: async () => en,
  ru: async () => (await import('./ru.ts')).ru,
  el: async () => (await import('./el.ts')).el,
  lt: async () => (await import('./lt.ts')).lt,
  lv: async () => (await import('./lv.ts')).lv,
};

/** The kit has fewer languages than letters to customers. */
const kitLoaders: Partial<Record<CustomerLanguage, () => Promise<KitWords>>> = {
  lt: async () => (await import('./kit-lt.ts')).lt,
  lv: async () => (await import('./kit-lv.ts')).lv,
};

const loaded = new Map<CustomerLanguage, Promise<LoadedWords>>();

/** The words of a language, loaded once; English in place of what could not be loaded. */
export function loadWords(language: CustomerLanguage): Promise<LoadedWords> {
  const known = loaded.get(language);
  if (known) return known;
  const words = load(language).catch(() => load('en'));
  loaded.set(language, words);
  return words;
}

async function load(language: CustomerLanguage): Promise<LoadedWords> {
  const [own, guest, kit] = await Promise.all([
    loaders[language](),
    loadGuestWords(language),
    kitLoaders[language]?.(),
  ]);
  return { own, guest, kit };
}

/** Languages by their own names, since a reader may know no other. */
export const languageNames: Record<CustomerLanguage, string> = {
  en: 'English',
  ru: 'Русский',
  el: 'Ελληνικά',
  lt: 'Lietuvių',
  lv: 'Latviešu',
};
