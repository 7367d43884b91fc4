import type { Api } from '@deck/api/client';
import type { contract } from '@deck/api/contract';
import { companiesPage } from './companies-page.ts';
import { currenciesPage } from './currencies-page.ts';
import type { Refused } from './fields.ts';
import type { Html, Reader, Section } from './frame.ts';
import { languagesPage } from './languages-page.ts';
import { methodsPage } from './methods-page.ts';
import { noticesPage } from './notices-page.ts';

type Content = (api: Api<typeof contract>, reader: Reader, refused: Refused) => Promise<Html>;

/** What each section shows, read anew for every answer. */
export const contents: Readonly<Record<Section, Content>> = {
  currencies: async ({ dictionaries }, reader, refused) =>
    currenciesPage(reader, await dictionaries.currencies(), refused),

  languages: async ({ dictionaries }, reader, refused) =>
    languagesPage(reader, await dictionaries.languages(), refused),

  methods: async ({ dictionaries }, reader) => {
    const [groups, methods] = await Promise.all([
      dictionaries.paymentMethodGroups(),
      dictionaries.paymentMethods(),
    ]);
    return methodsPage(reader, groups, methods);
  },

  companies: async ({ companies }, reader, refused) => companiesPage(reader, await companies.list(), refused),

  notices: async (_, reader, refused) => noticesPage(reader, refused),
};
