import type { MethodGroupEntry } from '@deck/api/contract/dictionaries';
import { countryName } from '@deck/values';
import { methodLines } from './method-lines.ts';

type Group = Omit<MethodGroupEntry, 'methods'>;

const group = (name: string, en: string, ru: string, el: string): Group => ({
  name,
  names: { en, ru, el },
  country: null,
  enabled: true,
});

/** Groups that are not tied to a country, in display order; bank transfers follow. */
const common: readonly Group[] = [
  group('CARDS', 'Cards', 'Карты', 'Κάρτες'),
  group('WALLETS', 'Wallets', 'Кошельки', 'Πορτοφόλια'),
  group('PAY_LATER', 'Pay later', 'Оплата позже', 'Πληρωμή αργότερα'),
  group('CRYPTO', 'Cryptocurrencies', 'Криптовалюты', 'Κρυπτονομίσματα'),
  group('VOUCHERS', 'Cash and vouchers', 'Наличные и ваучеры', 'Μετρητά και κουπόνια'),
  group('BANK_TRANSFER_EU', 'SEPA bank transfer', 'Банковский перевод SEPA', 'Τραπεζική μεταφορά SEPA'),
];

/** A group of bank transfers for every country that has any. */
const bankTransfers = (country: string): Group => ({
  name: `BANK_TRANSFER_${country}`,
  names: {
    en: `Bank transfer: ${countryName(country, 'en')}`,
    ru: `Банковский перевод: ${countryName(country, 'ru')}`,
    el: `Τραπεζική μεταφορά: ${countryName(country, 'el')}`,
  },
  country,
  enabled: true,
});

const known = new Set(common.map(({ name }) => name));
const countries = new Set(
  methodLines
    .map(({ group: name }) => name)
    .filter((name) => !known.has(name))
    .map((name) => name.slice(-2)),
);

/** The built-in groups of payment methods. */
export const methodGroups: readonly Group[] = [...common, ...[...countries].sort().map(bankTransfers)];
