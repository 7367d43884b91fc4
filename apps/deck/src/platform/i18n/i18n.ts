import { type InterfaceLanguage, interfaceLanguages } from '@deck/api/vocabulary';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { activity } from './en/activity.ts';
import type { app } from './en/app.ts';
import type { collect } from './en/collect.ts';
import type { day } from './en/day.ts';
import type { guests } from './en/guests.ts';
import type { home } from './en/home.ts';
import type { imports } from './en/imports.ts';
import type { labels } from './en/labels.ts';
import type { list } from './en/list.ts';
import type { login } from './en/login.ts';
import type { messages } from './en/messages.ts';
import type { methods } from './en/methods.ts';
import type { money } from './en/money.ts';
import type { notifications } from './en/notifications.ts';
import type { order } from './en/order.ts';
import type { orders } from './en/orders.ts';
import type { palette } from './en/palette.ts';
import type { payment } from './en/payment.ts';
import type { payments } from './en/payments.ts';
import type { privacy } from './en/privacy.ts';
import type { profile } from './en/profile.ts';
import type { properties } from './en/properties.ts';
import type { rates } from './en/rates.ts';
import type { settings } from './en/settings.ts';
import type { start } from './en/start.ts';
import type { templates } from './en/templates.ts';
import type { users } from './en/users.ts';
import { getCatalogue } from './languages.ts';

/** The catalogue, area by area; English sets its shape. */
export interface Catalogue {
  app: typeof app;
  collect: typeof collect;
  guests: typeof guests;
  day: typeof day;
  home: typeof home;
  imports: typeof imports;
  labels: typeof labels;
  list: typeof list;
  login: typeof login;
  messages: typeof messages;
  money: typeof money;
  order: typeof order;
  orders: typeof orders;
  payment: typeof payment;
  payments: typeof payments;
  privacy: typeof privacy;
  profile: typeof profile;
  settings: typeof settings;
  start: typeof start;
  rates: typeof rates;
  methods: typeof methods;
  templates: typeof templates;
  notifications: typeof notifications;
  properties: typeof properties;
  palette: typeof palette;
  users: typeof users;
  activity: typeof activity;
}
export type Area = keyof Catalogue;
export type TitleKey = keyof Catalogue['app']['title'];

/** In how many forms each language counts, named as `Intl.PluralRules` names them. */
interface PluralForms {
  en: 'one' | 'other';
  ru: 'one' | 'few' | 'many' | 'other';
  el: 'one' | 'other';
}

/** `nights_one` and `nights_other` of English stand for `nights` in every form of the language; other keys for themselves. */
type KeyIn<Language extends InterfaceLanguage, Key> = Key extends
  | `${infer Counted}_one`
  | `${infer Counted}_other`
  ? `${Counted}_${PluralForms[Language]}`
  : Key;

/** The same keys as the English words, counted in the forms of the language, every one of them a text. */
export type Translated<English, Language extends InterfaceLanguage> = {
  readonly [Key in keyof English as KeyIn<Language, Key>]: English[Key] extends string
    ? string
    : Translated<English[Key], Language>;
};

const lazyFiles: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, area) {
    const load = getCatalogue(language, area);
    if (!load) throw new Error(`No words for ${area} in ${language}`);
    return (await load())[area] ?? {};
  },
};

/** @param areas whose words come first: those of the sign-in, or of the product as well */
export async function startI18n(language: InterfaceLanguage, areas: readonly Area[]): Promise<void> {
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
      ns: areas,
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

export { i18next };
