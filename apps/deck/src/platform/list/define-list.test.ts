import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { orderList } from '../../features/orders/list/orders-list.ts';
import { paymentList } from '../../features/payments/list/payments-list.ts';
import { toFilters } from './filters/filter.ts';

const t = ((key: string) => key) as TFunction<['orders', 'app', 'labels']> &
  TFunction<['payments', 'app', 'labels']>;

/** Those that stand elsewhere: the search beside the bar, and the saved filters of the menu. */
const elsewhere = ['q', 'view'];

test.each([
  ['orders', orderList.filters, toFilters(orderList.filters, { t, properties: [], acceptedCurrencies: [] })],
  ['payments', paymentList.filters, toFilters(paymentList.filters, { t, properties: [], methodTitle: t })],
] as const)(
  'everything that the address of %s narrows by has its field and its chip',
  (_, entries, filters) => {
    const named = entries.flatMap(({ params }): readonly string[] => params);
    const shown = new Set(filters.flatMap(({ params }): readonly string[] => params));
    expect(named.filter((name) => !shown.has(name) && !elsewhere.includes(name))).toEqual([]);
  },
);

test.each([
  ['orders', orderList.filters],
  ['payments', paymentList.filters],
] as const)('no two filters of %s set the same field or have the same parameter', (_, entries) => {
  const fields = entries.flatMap(({ fields }): readonly string[] => fields);
  const params = entries.flatMap(({ params }): readonly string[] => params);
  expect(new Set(fields).size).toBe(fields.length);
  expect(new Set(params).size).toBe(params.length);
});

test('the server records an export by the list, its address and its rows', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push([method, url, JSON.parse(String(body))]);
    return new Response(null, { status: 204 });
  });
  vi.stubGlobal('document', { cookie: '' });
  await orderList.file(new URLSearchParams('state=PAID&q=Dupont')).record(12);
  const asked = { list: 'ORDERS', query: 'state=PAID&q=Dupont', rows: 12 };
  expect(sent).toEqual([['POST', expect.stringMatching(/\/api\/v1\/exports$/), asked]]);
  vi.unstubAllGlobals();
});
