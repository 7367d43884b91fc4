import { type InterfaceLanguage, interfaceLanguages } from '@deck/api/vocabulary';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { app } from './en/app.ts';
import type { home } from './en/home.ts';
import type { login } from './en/login.ts';
import type { orders } from './en/orders.ts';
import type { payments } from './en/payments.ts';

/** The catalogue, area by area; English sets its shape. */
export interface Catalogue {
  app: typeof app;
  home: typeof home;
  login: typeof login;
  orders: typeof orders;
  payments: typeof payments;
}
export type Area = keyof Catalogue;
export type TitleKey = keyof Catalogue['app']['title'];

/** The same keys as the English words, every one of them a text. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

const files = import.meta.glob<Record<string, object>>('./{en,ru,el}/*.ts');

/** One lazy file for each language and area. */
const lazyFiles: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, area) {
    const load = files[`./${language}/${area}.ts`];
    if (!load) throw new Error(`No words for ${area} in ${language}`);
    return (await load())[area] ?? {};
  },
};

/** The stored locale of the profile, else the first two letters of the browser's, else English. */
export function chooseLanguage(stored: string | undefined, browser: string | undefined): InterfaceLanguage {
  const known = (code: string | undefined) => interfaceLanguages.find((language) => language === code);
  return known(stored) ?? known(browser?.slice(0, 2).toLowerCase()) ?? 'en';
}

export async function startI18n(language: InterfaceLanguage): Promise<void> {
  i18next.on('languageChanged', (now) => {
    document.documentElement.lang = now;
  });
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: [...interfaceLanguages],
      ns: ['app'],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

export { i18next };
