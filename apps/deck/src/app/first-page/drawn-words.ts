import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { loadMessages } from '@deck/ui';
import i18next, { type i18n } from 'i18next';
import { getCatalogue } from '../../platform/i18n/languages.ts';

const areas = ['start', 'app', 'list', 'labels', 'orders', 'payments', 'collect', 'money', 'login'] as const;

/** The words of each language are the same for everybody. */
const made = new Map<InterfaceLanguage, Promise<i18n>>();

/** The words of the drawn screens in a language, and of the kit. */
export function getDrawnWords(language: InterfaceLanguage): Promise<i18n> {
  const words = made.get(language) ?? makeWords(language);
  made.set(language, words);
  return words;
}

async function makeWords(language: InterfaceLanguage): Promise<i18n> {
  const [words] = await Promise.all([
    Promise.all(areas.map(async (area) => [area, (await getCatalogue(language, area)?.())?.[area] ?? {}])),
    loadMessages(language),
  ]);
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    ns: [...areas],
    defaultNS: 'app',
    resources: { [language]: Object.fromEntries(words) },
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  return instance;
}
