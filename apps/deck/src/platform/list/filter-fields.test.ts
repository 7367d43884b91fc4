import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { orderParams } from '../../features/orders/list/orders-list.ts';
import { orderFilters } from '../../features/orders/list/use-order-filters.ts';
import { paymentParams } from '../../features/payments/list/payments-list.ts';
import { paymentFilters } from '../../features/payments/list/use-payment-filters.ts';
import { getParamNames } from './filters/filter.ts';

type Params = Readonly<Record<string, { readonly name: string }>>;

const namesIn = (params: Params) =>
  new Set(Object.values(params).flatMap(({ name }) => (name === '' ? [] : [name])));
const key = (name: string) => name;

/** Those that stand elsewhere: the search beside the bar, and the saved filters of the menu. */
const elsewhere = ['q', 'view'];

test.each([
  [
    'orders',
    orderParams,
    orderFilters(key as TFunction<['orders', 'app', 'labels']>, { properties: [], acceptedCurrencies: [] }),
  ],
  ['payments', paymentParams, paymentFilters(key as TFunction<['payments', 'app', 'labels']>, [], key)],
] as const)(
  'everything that the address of %s narrows by has its field and its chip',
  (_, params, filters) => {
    const shown = new Set(filters.flatMap(getParamNames));
    expect([...namesIn(params)].filter((name) => !shown.has(name) && !elsewhere.includes(name))).toEqual([]);
  },
);
