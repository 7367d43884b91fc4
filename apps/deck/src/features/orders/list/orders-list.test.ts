import { OrderFilter } from '@deck/api/contract/orders';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { toFilters } from '../../../platform/list/filters/filter.ts';
import { getWords } from '../../../platform/list/filters/filter-words.ts';
import { orderList } from './orders-list.ts';

const read = (search: string) => orderList.filterOf(new URLSearchParams(search));

describe('the filter of an address', () => {
  it.each([
    ['', {}],
    ['q=%20%20&customer=', {}],
    ['q=%20ada%20&sort=total,desc', { search: 'ada' }],
    ['state=PAID&state=NEW&state=nonsense', { states: ['NEW', 'PAID'] }],
    [
      'progress=COMPLETED&tag=SPLIT&agent-tag=CRS',
      { progressStatuses: ['COMPLETED'], tags: ['SPLIT'], agentTags: ['CRS'] },
    ],
    ['from=2026-11-01&to=2026-11-20', { createdFrom: '2026-11-01', createdTo: '2026-11-20' }],
    ['start-from=2026-12-01', { startFrom: '2026-12-01' }],
    [
      'agent=Eleni%20Markou&property=p1&property=p2',
      { agentName: 'Eleni Markou', propertyIds: ['p1', 'p2'] },
    ],
    ['currency=JPY', { currency: 'JPY' }],
    ['currency=EUR&amount-from=10.00', { currency: 'EUR', amountFrom: '10.00' }],
    // Amounts mean nothing without their currency, nor in one there is not.
    ['amount-from=10.00', {}],
    ['currency=eur&amount-from=10.00', {}],
    ['currency=XXX', {}],
  ])('%s', (search, filter) => {
    expect(read(search)).toEqual(filter);
    expect(OrderFilter.safeParse(read(search)).success).toBe(true);
  });
});

it('asks for no sort the server does not know', () => {
  const keyOf = (search: string) => orderList.pages(new URLSearchParams(search)).queryKey;
  expect(keyOf('sort=nonsense,asc')).toEqual(keyOf(''));
  expect(keyOf('sort=total,asc')).not.toEqual(keyOf(''));
});

it('names a choice of most states by the one that is left out', () => {
  const t = ((key: string, values?: object) =>
    [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction<['orders', 'list']>;
  const [status] = toFilters(orderList.filters, { t, properties: [], acceptedCurrencies: [] });
  if (status?.kind !== 'several' || !status.values) throw new Error('No states are offered.');
  const chosen = status.values.filter((state) => state !== 'DECLINED');
  const values = { get: () => chosen[0] ?? '', all: () => chosen };
  expect(getWords(status, values, t as unknown as TFunction<'list'>, { locale: 'en' })).toBe(
    'filters.allBut app:orderState.DECLINED',
  );
});
