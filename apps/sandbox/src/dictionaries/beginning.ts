import type {
  CurrencyEntry,
  LanguageEntry,
  MethodEntry,
  MethodGroupEntry,
} from '@deck/api/contract/dictionaries';
import { getExponent } from '@deck/values';
import { currencyNames } from './currency-names.ts';
import { methodGroups } from './method-groups.ts';
import { methodLines } from './method-lines.ts';

/** The entry type of each dictionary, by table name. */
export interface Dictionaries {
  readonly currency: CurrencyEntry;
  readonly language: LanguageEntry;
  readonly method: MethodEntry;
  readonly methodGroup: Omit<MethodGroupEntry, 'methods'>;
}

const currencies: readonly CurrencyEntry[] = currencyNames
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', en = '', ru = '', el = '', symbol = ''] = line.trim().split('|');
    return {
      id: code,
      code,
      name: en,
      names: { en, ru, el },
      symbol,
      decimals: getExponent(code),
      enabled: true,
    };
  });

const language = (
  code: string,
  en: string,
  ru: string,
  el: string,
  nativeName: string,
  inInterface: boolean,
) => ({
  id: code,
  code,
  name: en,
  names: { en, ru, el },
  nativeName,
  inInterface,
  forCustomers: true,
});

const languages: readonly LanguageEntry[] = [
  language('en', 'English', 'Английский', 'Αγγλικά', 'English', true),
  language('ru', 'Russian', 'Русский', 'Ρωσικά', 'Русский', true),
  language('el', 'Greek', 'Греческий', 'Ελληνικά', 'Ελληνικά', true),
  language('lt', 'Lithuanian', 'Литовский', 'Λιθουανικά', 'Lietuvių', false),
  language('lv', 'Latvian', 'Латышский', 'Λετονικά', 'Latviešu', false),
];

/** The built-in entries of the dictionaries. */
export const beginning: { readonly [D in keyof Dictionaries]: readonly Dictionaries[D][] } = {
  currency: currencies,
  language: languages,
  method: methodLines,
  methodGroup: methodGroups,
};
