import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { customerLanguages, permissions } from '@deck/api/vocabulary';
import { currencies, currencySymbol } from '@deck/values';
import type { Context } from '../context.ts';

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export const dictionaryHandlers: Handlers<typeof contract, Context>['dictionaries'] = {
  currencies: () =>
    currencies.map((code) => ({
      id: code,
      code,
      name: currencyNames.of(code) ?? code,
      symbol: currencySymbol(code, 'en'),
    })),
  languages: () =>
    customerLanguages.map((code) => ({ id: code, code, name: languageNames.of(code) ?? code })),
  permissions: () => [...permissions],
};
