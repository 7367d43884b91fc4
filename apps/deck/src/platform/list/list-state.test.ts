import { expect, it } from 'vitest';
import { choices, type Filter } from './filters/filter.ts';
import { getListReset, getPart, withValues } from './list-state.ts';

const filters: readonly Filter[] = [
  { kind: 'text', params: ['agent'], label: 'Agent' },
  {
    kind: 'amounts',
    params: ['currency', 'amount-from', 'amount-to'],
    label: 'Total',
    ...choices([], String),
  },
];

it.each([
  ['', false, false],
  ['sort=created,desc', false, false],
  ['sort=total,asc', false, true],
  ['sort=nonsense', false, true],
  ['q=ada', true, true],
  ['agent=Eleni&sort=total,asc', true, true],
  ['currency=EUR&amount-from=10.00', true, true],
  ['currency=XXX', false, false],
  ['amount-from=10.00', false, false],
])('“%s” can be taken back to how the list opens', (search, isNarrowed, isOffered) => {
  let params = new URLSearchParams(search);
  const state = {
    get: (name: string) => params.get(name) ?? '',
    change: (values: Parameters<typeof withValues>[1]) => {
      params = withValues(params, values);
    },
  };
  const way = getListReset(state, filters, { id: 'created', direction: 'desc' });
  expect([way.isNarrowed, way.reset !== undefined]).toEqual([isNarrowed, isOffered]);
  way.reset?.();
  if (isOffered) expect(params.size).toBe(0);
});

it.each([
  ['', 1],
  ['part=2', 2],
  ['part=200', 200],
  ['part=201', 1],
  ['part=0', 1],
  ['part=1.5', 1],
  ['part=two', 1],
])('“%s” shows part %i of a long list', (search, part) => {
  expect(getPart(new URLSearchParams(search))).toBe(part);
});
