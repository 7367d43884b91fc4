import type { OrderFilter } from '@deck/api/contract/orders';
import { orderSortFields, orderStates, tags } from '@deck/api/vocabulary';
import { expect, test } from 'vitest';
import { api } from '../api.ts';
import type { ListColumn } from './columns.ts';
import { defineList, type ListRequest } from './define-list.ts';
import { choices } from './filters/filter.ts';

type Narrow = Pick<OrderFilter, 'search' | 'states' | 'createdFrom'>;

const search = { kind: 'search', fields: ['search'], params: ['q'] } as const;
const created = { kind: 'unaddressed', fields: ['createdFrom'], params: [] } as const;
const status = {
  kind: 'several',
  fields: ['states'],
  params: ['state'],
  label: () => 'Status',
  choices: () => choices([], String),
} as const;
const states = { ...status, known: orderStates };
const list = {
  request: ({ filter, forFile: _, ...asked }: ListRequest<Narrow>) => ({ ...asked, getOrdersRq: filter }),
  sortFields: orderSortFields,
  sort: { id: 'created', direction: 'desc' },
  useFacts: () => undefined,
} as const;

test('a list that names its filters, its sort and its request right compiles', () => {
  const orders = defineList(api.orders.list, { ...list, filters: [search, states, created] });
  expect(orders.filterOf(new URLSearchParams('q=ada&state=NEW'))).toEqual({ search: 'ada', states: ['NEW'] });
});

test('what is missing, too much or of another kind does not compile', () => {
  const { list: call } = api.orders;
  // @ts-expect-error `createdFrom` has no entry.
  defineList(call, { ...list, filters: [search, states] });
  const unknown = { ...created, fields: ['createdFrom', 'tags'] } as const;
  // @ts-expect-error The filter has no field `tags`.
  defineList(call, { ...list, filters: [search, states, unknown] });
  // @ts-expect-error An enumerated field says which values it can have.
  defineList(call, { ...list, filters: [search, status, created] });
  // @ts-expect-error Tags are no states.
  defineList(call, { ...list, filters: [search, { ...status, known: tags }, created] });
  // @ts-expect-error States are no text.
  defineList(call, { ...list, filters: [search, { ...status, kind: 'text' }, created] });
  const sort = { id: 'tags', direction: 'desc' } as const;
  // @ts-expect-error The server does not sort by tags.
  defineList(call, { ...list, sort, filters: [search, states, created] });
  const request = ({ filter }: ListRequest<Narrow>) => ({ ordersRq: filter });
  // @ts-expect-error The call has no argument `ordersRq`.
  defineList(call, { ...list, request, filters: [search, states, created] });
  const column = { id: 'tags', head: 'Tags', sort: true, cell: String } as const;
  // @ts-expect-error The server does not sort by tags.
  const columns: readonly ListColumn<string, 'created'>[] = [column];
  expect(columns).toEqual([column]);
});
